import Foundation
import OxfordEndpoints

/// A body of entries of about a size, made of the invented ones that the tests read.
private func body(of size: Int, pretty: Bool) throws -> [UInt8] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Tests/OxfordEndpointsTests/Fixtures/v2-entries.json")
    guard let answer = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any],
        let results = answer["results"] as? [[String: Any]], var smallest = results.last
    else { return [] }
    // The smallest part of speech of a word alone.
    smallest["lexicalEntries"] = (smallest["lexicalEntries"] as? [Any])?.prefix(1).map { $0 }
    let texts = try (size < 10_000 ? [smallest] : results).map {
        try JSONSerialization.data(withJSONObject: $0, options: pretty ? [.prettyPrinted] : [])
    }
    var body: [UInt8] = []
    body.reserveCapacity(size + texts.map(\.count).reduce(2_000, +))
    body += Array(#"{"results":["#.utf8)
    var count = 0
    repeat {
        if count > 0 { body.append(UInt8(ascii: ",")) }
        body += texts[count % texts.count]
        count += 1
    } while body.count < size && size >= 10_000
    body += Array("]}".utf8)
    return body
}

/// Reads a body of 20 KB so many rounds, for a profiler.
func readAgain(rounds: Int) throws -> Int {
    let body = try body(of: 20_000, pretty: false)
    var count = 0
    for _ in 0..<rounds { count += try EntriesAnswer(json: body).results.count }
    return count
}

/// Reads a body of so many megabytes once, and prints how much memory that took, the body included.
func compareMemory(byFoundation: Bool, megabytes: Int) throws {
    let body = try body(of: megabytes * 1_000_000, pretty: false)
    let before = peakMemory
    if byFoundation {
        _ = try JSONDecoder().decode(PlainAnswer.EntriesAnswer.self, from: Data(body))
    } else {
        _ = try EntriesAnswer(json: body)
    }
    let taken = Double(peakMemory - before + body.count)
    print(
        byFoundation ? "JSONDecoder:" : "this library:",
        String(format: "%.1f times the body of %d bytes", taken / Double(body.count), body.count))
}

/// The most memory that the process has had, in bytes.
private var peakMemory: Int {
    var usage = rusage()
    #if canImport(Darwin)
        getrusage(RUSAGE_SELF, &usage)
        return usage.ru_maxrss
    #elseif canImport(Glibc)
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss * 1024
    #else
        getrusage(RUSAGE_SELF, &usage)
        return usage.ru_maxrss * 1024
    #endif
}

/// Times reading a body into typed values, beside Foundation's two ways, and prints the medians and their ratios.
func compareReading() throws {
    let clock = ContinuousClock()
    for (size, pretty) in [(2_000, false), (20_000, false), (200_000, false), (20_000, true)] {
        let body = try body(of: size, pretty: pretty)
        let data = Data(body)
        let ways: [(String, () throws -> Void)] = [
            ("this library", { _ = try EntriesAnswer(json: body) }),
            ("JSONDecoder", { _ = try JSONDecoder().decode(PlainAnswer.EntriesAnswer.self, from: data) }),
            ("JSONSerialization", { _ = try JSONSerialization.jsonObject(with: data) }),
        ]
        var times: [String: [Double]] = [:]
        let rounds = max(1, 400_000 / body.count)
        for _ in 0..<15 {
            for (name, read) in ways {
                let duration = try clock.measure { for _ in 0..<rounds { try read() } }
                times[name, default: []].append(duration / .seconds(1) / Double(rounds))
            }
        }
        func median(_ name: String) -> Double { times[name, default: []].sorted()[7] }
        print("\(body.count) bytes, \(pretty ? "pretty-printed" : "compact")")
        for (name, _) in ways {
            let speed = Double(body.count) / median(name) / 1e6
            let ratio = median(name) / median("this library")
            print(
                "  " + name.padding(toLength: 20, withPad: " ", startingAt: 0),
                String(format: "%7.1f MB/s  %5.1f times", speed, ratio))
        }
    }
}
