import Foundation
import OxfordEndpoints
import OxfordSamples

/// A body of entries of about a size: the results of a file in turn, as often as it takes, or the words of the sample
/// dictionary.
private func body(of size: Int, pretty: Bool, from file: String? = nil) throws -> [UInt8] {
    let bodies =
        try file.map { [try Data(contentsOf: URL(fileURLWithPath: $0))] }
        ?? SampleDictionary.headwords.map { Data(SampleDictionary.entries(of: $0) ?? []) }
    let results = try bodies.flatMap { body -> [[UInt8]] in
        let answer = try JSONSerialization.jsonObject(with: body) as? [String: Any]
        return try (answer?["results"] as? [Any] ?? []).map {
            // The service sends keys sorted.
            try Array(
                JSONSerialization.data(
                    withJSONObject: marked($0), options: pretty ? [.prettyPrinted, .sortedKeys] : [.sortedKeys]))
        }
    }
    guard !results.isEmpty else { throw AnswerWithoutResults() }
    var body = Array(#"{"results":["#.utf8)
    // A large body is to be made without a second copy of it.
    body.reserveCapacity(size + 100_000)
    var count = 0
    while body.count < size {
        if count > 0 { body.append(UInt8(ascii: ",")) }
        body += results[count % results.count]
        number(&body, from: body.count - results[count % results.count].count, with: count)
        count += 1
    }
    body += Array("]}".utf8)
    return body
}

private struct AnswerWithoutResults: Error {}

/// A result in which each long text has a mark for its last six characters, where a number will stand: a reader that
/// keeps equal texts once is to gain by no repetition that the service would not have.
private func marked(_ value: Any, key: String = "") -> Any {
    switch value {
    case let object as [String: Any]:
        Dictionary(uniqueKeysWithValues: object.map { ($0, marked($1, key: $0)) })
    case let list as [Any]: list.map { marked($0, key: key) }
    case let text as String where text.utf8.count > 15 && !["type", "dialects"].contains(key):
        "\(text.dropLast(6))\u{1}"
    default: value
    }
}

/// Writes a number over each mark, which is of six characters as it is escaped.
private func number(_ body: inout [UInt8], from start: Int, with number: Int) {
    var index = start
    while let mark = body[index...].firstIndex(of: UInt8(ascii: "\\")) {
        index = mark + 1
        guard body[mark...].starts(with: #"\u0001"#.utf8) else { continue }
        var rest = number
        for digit in (mark..<mark + 6).reversed() {
            body[digit] = UInt8(ascii: "0") + UInt8(rest % 10)
            rest /= 10
        }
    }
}

/// Reads a body of 20 KB so many rounds, for a profiler.
func readAgain(rounds: Int) throws -> Int {
    let body = try body(of: 20_000, pretty: false)
    var count = 0
    for _ in 0..<rounds { count += try EntriesAnswer(json: body).results.count }
    return count
}

/// Reads a body of so many megabytes once, and prints how much memory that took, the body included.
func compareMemory(byFoundation: Bool, megabytes: Int, file: String?) throws {
    let body = try body(of: megabytes * 1_000_000, pretty: false, from: file)
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
        String(format: "%.2f times the body of %d bytes", Double(taken) / Double(body.count), body.count))
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
