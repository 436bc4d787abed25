import OxfordEndpoints

var body: [UInt8] = []
while let line = readLine(strippingNewline: false) { body += line.utf8 }
for definition in try EntriesAnswer(json: body).definitions() { print(definition.text) }
