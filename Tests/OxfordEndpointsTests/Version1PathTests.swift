import Foundation
import OxfordEndpoints
import OxfordTesting
import OxfordVersion1
import TestSupport
import Testing

/// Version 1 path values survive the service's decoding and splitting of the path.
@Suite struct Version1Paths {
    private let hostile = [
        "art;registers=rare", "a,b", "a=b", "a/b", "../..", "a/../b", "..", ";", "24%2F7", "%3B", "%253B", "é;ü",
        "art music",
    ]

    /// Returns the conditions of a URL as the service parses them: it decodes the last path component, then splits it.
    private func conditions(of url: String) throws -> [[String]] {
        let segment = try #require(url.split(separator: "/").last)
        let decoded = try #require(String(segment).removingPercentEncoding)
        return decoded.components(separatedBy: ";").map { $0.components(separatedBy: "=") }
    }

    @Test("A value in a path stays one value, whatever its text")
    func valuesInAPath() throws {
        for text in hostile {
            let request = V1.EntriesRequest("ace", in: .english, filters: .domains(Domain(rawValue: text)))
            let conditions = try conditions(of: request.urlString())
            #expect(conditions.map(\.count) == [2], "\(text)")
            #expect(conditions.first?.first == "domains")
            let value = conditions.first?.last ?? ""
            #expect(!value.contains(","), "\(text)")
            #expect(!value.contains("/"), "\(text)")
            #expect(!["..", "."].contains(value) || text == value)
            #expect(value == text || value.removingPercentEncoding == text, "\(text)")
        }
    }

    @Test("An ordinary value in a path is percent-encoded once")
    func ordinaryValues() {
        let url = V1.EntriesRequest("ace", in: .english, filters: .domains(Domain(rawValue: "art & café"))).urlString()
        #expect(url.hasSuffix("/domains=art%20%26%20caf%C3%A9"))
    }

    @Test("A value that a word list excludes stays one value")
    func excludedValues() throws {
        for text in hostile {
            let url = V1.WordlistRequest(
                in: .english, filters: .domains(.art), options: .exclude(.domains(Domain(rawValue: text)))
            ).urlString()
            let excluded = try #require(URLComponents(string: url)?.queryItems?.first?.value)
            #expect(!excluded.contains(";") && !excluded.contains(","), "\(text)")
            #expect(excluded.components(separatedBy: "=").count == 2, "\(text)")
        }
    }

    @Test("Requests are equal exactly when their URLs are")
    func equality() {
        let requests = (hostile + hostile.map { $0.replacingOccurrences(of: ";", with: "%3B") }).map {
            V1.EntriesRequest("ace", in: .english, filters: .domains(Domain(rawValue: $0)))
        }
        for one in requests {
            for other in requests { #expect((one == other) == (one.urlString() == other.urlString())) }
        }
    }
}
