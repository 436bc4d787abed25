// Composing URLs and reading answers, beside other ways to do it.
//
//     swift run -c release benchmarks                   composing, every way in one run, with ratios
//     swift run -c release benchmarks reading           reading, the same
//     benchmarks memory 50 [JSONDecoder]                reading so many megabytes at once
//     benchmarks WAY N, `read` or a case of Way         one way, so many rounds, for a profiler

let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.dropFirst().first.flatMap { Int($0) }) {
case (nil, _):
    compareComposing()
case ("reading", nil):
    try compareReading()
case ("read", let rounds?):
    print(try readAgain(rounds: rounds))
case ("memory", let megabytes?):
    try compareMemory(byFoundation: arguments.last == "JSONDecoder", megabytes: megabytes)
case (let name?, let rounds?):
    guard let way = Way(rawValue: name) else { fatalError("no way is called \(name)") }
    print(way.run(rounds: rounds))
case (let name?, nil):
    fatalError("how many rounds of \(name)?")
}
