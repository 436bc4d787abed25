import Foundation
import OxfordEndpoints
import OxfordSamples

/// Returns a response body of approximately the given size.
///
/// If `file` is the path of a file, the file must contain a response from the service. The body then repeats the
/// elements of the response's `results` array until the body has the given size. If `file` is `nil`, the body contains
/// entries that `VariedEntries` generates.
private func body(of size: Int, pretty: Bool, from file: String? = nil) throws -> [UInt8] {
    var options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    if pretty { options.insert(.prettyPrinted) }
    let answer = try file.map { try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: $0))) }
    let results = (answer as? [String: Any])?["results"] as? [Any] ?? []
    guard file == nil || !results.isEmpty else { throw AnswerWithoutResults() }
    var varied = VariedEntries()
    var body = Array(#"{"results":["#.utf8)
    // Reserve the memory in advance. Otherwise, appending would move a large body several times.
    body.reserveCapacity(size + 100_000)
    var count = 0
    while body.count < size {
        if count > 0 { body.append(UInt8(ascii: ",")) }
        let result = results.isEmpty ? varied.result() : results[count % results.count]
        body += try JSONSerialization.data(withJSONObject: result, options: options)
        count += 1
    }
    body += Array("]}".utf8)
    return body
}

private struct AnswerWithoutResults: Error {}

/// Decodes a body of about 20 KB repeatedly, so that a profiler can observe the decoding.
///
/// - Returns: The size of the body in bytes.
func readAgain(rounds: Int, byFoundation: Bool) throws -> Int {
    let body = try body(of: 20_000, pretty: false)
    let data = Data(body)
    for _ in 0..<rounds {
        if byFoundation {
            _ = try JSONDecoder().decode(PlainAnswer.EntriesAnswer.self, from: data)
        } else {
            _ = try EntriesAnswer(json: body)
        }
    }
    return body.count
}

/// Decodes a body once, and prints the memory that decoding takes, as a multiple of the body's size.
///
/// The memory includes the body itself.
func compareMemory(byFoundation: Bool, megabytes: Int, file: String?) throws {
    let body = try body(of: megabytes * 1_000_000, pretty: false, from: file)
    let before = peakMemory
    let taken: Int
    if byFoundation {
        // The increase in peak memory already includes the body, because this line copies the body to `Data`.
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

/// The peak memory of the process in bytes.
private var peakMemory: Int {
    var usage = rusage()
    #if os(Linux) && canImport(Glibc)
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
        getrusage(RUSAGE_SELF, &usage)
    #endif
    #if canImport(Darwin)
        return usage.ru_maxrss
    #else
        return usage.ru_maxrss * 1024
    #endif
}

/// Measures how fast this library, `JSONDecoder` and `JSONSerialization` decode responses, and prints the median speeds
/// and their ratios.
func compareReading(file: String?) throws {
    let clock = ContinuousClock()
    for (size, pretty) in [(2_000, false), (20_000, false), (200_000, false), (20_000, true)] {
        let body = try body(of: size, pretty: pretty, from: file)
        let data = Data(body)
        let ways: [(String, () throws -> Void)] = [
            ("this library", { _ = try EntriesAnswer(json: body) }),
            ("JSONDecoder", { _ = try JSONDecoder().decode(PlainAnswer.EntriesAnswer.self, from: data) }),
            ("JSONSerialization", { _ = try JSONSerialization.jsonObject(with: data) }),
        ]
        var times: [String: [Double]] = [:]
        let rounds = max(1, 4_000_000 / body.count)
        for _ in 0..<15 {
            for (name, read) in ways {
                // Decode once before measuring, because the allocator first cleans up after the previous decoder.
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
