// The benchmarks compare this library with other ways to compose URLs, decode answers and send requests.

import Foundation

let usage = """
    usage: swift run -c release benchmarks             compare ways to compose URLs
           swift run -c release benchmarks reading [FILE]
                                                       compare decoders, on varied entries or a file
           swift run -c release benchmarks sending     compare ways to send requests to a local server
           swift run -c release benchmarks policies    measure what a policy adds to a request
           benchmarks memory MEGABYTES [JSONDecoder] [FILE]
                                                       memory for decoding varied entries or a file
           benchmarks read ROUNDS [JSONDecoder]        decode 20 KB repeatedly, for a profiler
           benchmarks WAY ROUNDS                       repeat one way, for a profiler: prepare, send, bare, layered, \
    \(Way.allCases.map(\.rawValue).joined(separator: ", "))

    """

func refuse() -> Never {
    FileHandle.standardError.write(Data(usage.utf8))
    exit(64)
}

let arguments = CommandLine.arguments.dropFirst()
let count = arguments.dropFirst().first.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
switch (arguments.first, count) {
case (nil, _):
    compareComposing()
case ("reading", nil) where arguments.count <= 2:
    try compareReading(file: arguments.dropFirst().first)
case ("sending", nil) where arguments.count == 1:
    try await compareSending()
    try comparePreparing()
    try await comparePolicies()
case ("policies", nil) where arguments.count == 1:
    try await comparePolicies()
case ("bare", let rounds?), ("layered", let rounds?):
    print(try await sendAtOnce(rounds: rounds, isLayered: arguments.first == "layered"))
case ("send", let rounds?):
    try await sendAgain(rounds: rounds)
case ("prepare", let rounds?):
    print(try prepareAgain(rounds: rounds))
case ("read", let rounds?):
    print(try readAgain(rounds: rounds, byFoundation: arguments.dropFirst(2).first == "JSONDecoder"))
case ("memory", let megabytes?):
    let byFoundation = arguments.dropFirst(2).first == "JSONDecoder"
    let files = arguments.dropFirst(byFoundation ? 3 : 2)
    guard files.count <= 1 else { refuse() }
    do {
        try compareMemory(byFoundation: byFoundation, megabytes: megabytes, file: files.first)
    } catch {
        let file = files.first ?? "the sample dictionary"
        FileHandle.standardError.write(Data("\(file): no list of results found; pass a JSON file of entries\n".utf8))
        exit(65)
    }
case (let name?, let rounds?):
    guard let way = Way(rawValue: name) else { refuse() }
    print(way.run(rounds: rounds))
default:
    refuse()
}
