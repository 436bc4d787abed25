// Composing URLs, beside two other ways to do it.
//
//     swift run -c release benchmarks                   every way in one run, with ratios
//     benchmarks WAY N, a way of the enumeration Way       one way, so many rounds, for a profiler

let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.dropFirst().first.flatMap { Int($0) }) {
case (nil, _):
    compareComposing()
case (let name?, let rounds?):
    guard let way = Way(rawValue: name) else { fatalError("no way is called \(name)") }
    print(way.run(rounds: rounds))
case (let name?, nil):
    fatalError("how many rounds of \(name)?")
}
