import Foundation
import PlainEntries

let body = FileHandle.standardInput.readDataToEndOfFile()
for definition in try JSONDecoder().decode(PlainEntries.self, from: body).definitions { print(definition) }
