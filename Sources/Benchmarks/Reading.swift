import Foundation
import OxfordEndpoints

/// A body of entries of about a size, made of the invented ones that the tests read.
private func body(of size: Int, pretty: Bool) throws -> [UInt8] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Tests/OxfordEndpointsTests/Fixtures/v2-entries.json")
    guard var answer = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any],
        let results = answer["results"] as? [[String: Any]], var last = results.last
    else { return [] }
    func bytes(_ results: [[String: Any]]) throws -> [UInt8] {
        answer["results"] = results
        return Array(try JSONSerialization.data(withJSONObject: answer, options: pretty ? [.prettyPrinted] : []))
    }
    if size < 10_000 {
        // The smallest part of speech of a word alone.
        last["lexicalEntries"] = (last["lexicalEntries"] as? [Any])?.prefix(1).map { $0 }
        return try bytes([last])
    }
    var all: [[String: Any]] = []
    while try bytes(all).count < size { all.append(results[all.count % results.count]) }
    return try bytes(all)
}

/// Reads a body of 20 KB so many rounds, for a profiler.
func readAgain(rounds: Int) throws -> Int {
    let body = try body(of: 20_000, pretty: false)
    var count = 0
    for _ in 0..<rounds { count += try EntriesAnswer(json: body).results.count }
    return count
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
