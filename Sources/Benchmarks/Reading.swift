import Foundation
import OxfordEndpoints
import OxfordSamples

/// A body of entries of about a size: the words of the sample dictionary in turn, as often as it takes.
private func body(of size: Int, pretty: Bool) throws -> [UInt8] {
    let results = try SampleDictionary.headwords.flatMap { word -> [[UInt8]] in
        let body = Data(SampleDictionary.entries(of: word) ?? [])
        let answer = try JSONSerialization.jsonObject(with: body) as? [String: Any]
        return try (answer?["results"] as? [Any] ?? []).map {
            try Array(JSONSerialization.data(withJSONObject: $0, options: pretty ? [.prettyPrinted] : []))
        }
    }
    var body = Array(#"{"results":["#.utf8)
    // A large body is to be made without a second copy of it.
    body.reserveCapacity(size + 20_000)
    var count = 0
    while body.count < size {
        if count > 0 { body.append(UInt8(ascii: ",")) }
        body += results[count % results.count]
        count += 1
    }
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
    let taken: Int
    if byFoundation {
        // The body as data is another copy of it, which counts as the body.
        _ = try JSONDecoder().decode(PlainAnswer.EntriesAnswer.self, from: Data(body))
        taken = peakMemory - before
    } else {
        _ = try EntriesAnswer(json: body)
        taken = peakMemory - before + body.count
    }
    print(
        byFoundation ? "JSONDecoder:" : "this library:",
        String(format: "%.1f times the body of %d bytes", Double(taken) / Double(body.count), body.count))
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
                // What the way before it let go, the allocator clears away in the next round, which is not counted.
                try read()
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
