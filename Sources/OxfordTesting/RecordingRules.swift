import OxfordEndpoints
import OxfordTransport

/// The rules that decide what a recording contains of an exchange.
///
/// A recording contains the whole target of a request, so that a replay never answers another request. The target can
/// contain only parameters that somebody has named, because any other may be a secret.
struct RecordingRules: Sendable {
    /// The response headers that are kept, in lowercase.
    private static let headers: Set = ["content-type", "retry-after", "x-request-id"]

    /// The names of the query parameters that the requests of this library write.
    private static let parameters: Set = [
        "collate", "contains", "corpus", "domains", "exact", "exclude", "exclude_prime_senses", "exclude_senses",
        "fields", "format", "grammaticalFeatures", "lemma", "lemmas", "lexicalCategory", "limit",
        "maxDocumentFrequency", "maxFrequency", "maxNormalizedFrequency", "minDocumentFrequency", "minFrequency",
        "minNormalizedFrequency", "offset", "prefix", "punctuation", "q", "regions", "registers", "sort",
        "sourceLanguage", "strictMatch", "targetLanguage", "tokens", "trueCase", "trueCases", "word_length", "wordform",
        "wordforms",
    ]

    private let kept: Set<String>
    let leftOut: Set<String>

    /// The secrets of all requests and responses so far.
    private var secrets = Secrets([])

    /// The number of texts that were replaced by `…`.
    private(set) var replaced = 0

    /// - Parameter recording: The recording so far. Its parameters count as named.
    init(keeping names: [String] = [], like recording: Recording) {
        let recorded = recording.exchanges.flatMap { APIURL($0.target).names }
        kept = Self.parameters.union(names).union(recorded)
        leftOut = recording.leftOut
    }

    /// Returns the target by which a recording finds a request, or `nil` if the URL has no API path.
    func target(of request: TransportRequest) -> String? { APIURL(request.url).target(leavingOut: leftOut) }

    /// Returns the target without the parameters that nobody has named, because their values may be secrets.
    func shownTarget(of request: TransportRequest) -> String {
        let url = APIURL(request.url)
        return url.target(leavingOut: Set(url.names).subtracting(kept)) ?? request.url
    }

    /// Returns why a request cannot be recorded and what to write, or `nil` if it can be recorded.
    func problem(with request: TransportRequest) -> String? {
        guard let target = target(of: request) else {
            return "cannot record a URL without an API path, such as /api/v2/lemmas"
        }
        let names = APIURL(request.url).parameters.filter { !$0.text.isEmpty }.map(\.name)
        let unnamed = Set(names).subtracting(kept).subtracting(leftOut).sorted()
        if !unnamed.isEmpty {
            return "cannot record unnamed query parameters; pass keeping: \(unnamed) if the response depends on them,"
                + " or leavingOut: \(unnamed) to hide their values"
        }
        var rules = self
        rules.noteSecrets(in: request)
        let bytes = Array(target.utf8)
        // A text without a digit may be the word that is looked up.
        let isSecret = rules.ranges(of: bytes).ranges.contains { bytes[$0].contains(where: \.isDigit) }
        return isSecret ? "cannot record a URL that contains a secret; send it in a header or pass leavingOut:" : nil
    }

    /// Returns the exchange to record, in which `…` replaces the secrets of this exchange and of the earlier ones.
    mutating func exchange(_ request: TransportRequest, _ outcome: Outcome) -> ScriptedStep {
        noteSecrets(in: request)
        let target = target(of: request) ?? request.url
        switch outcome {
        case .success(let response):
            // After its value, a cookie has attributes such as `Path`, which are no secrets.
            note(response.headers.values(of: "Set-Cookie").compactMap { $0.halves(at: ";").first.cookieSecret })
            return ScriptedStep(target: target, outcome: .success(hidden(in: response)))
        case .failure(let error):
            // The file has no place for the error's detail, and a recording contains what its file contains.
            return ScriptedStep(target: target, outcome: .failure(TransportError(error.reason)))
        }
    }
}

// Secrets.
extension RecordingRules {
    /// Notes the values of secret headers, of cookies and of parameters that are left out, the fragment, and the user
    /// name with its password.
    ///
    /// The path of the server is not noted, because it consists of names such as `examples`.
    private mutating func noteSecrets(in request: TransportRequest) {
        let headers = request.headers.filter { $0.isSecret && $0.name.lowercased() != "cookie" }
        let cookies = request.headers.values(of: "Cookie").flatMap { $0.parts(between: UInt8(ascii: ";")) }
        let url = APIURL(request.url)
        let fragment = request.url.halves(at: "#").second?.parts(between: UInt8(ascii: "&")) ?? []
        let user = url.server.dropFirst(2).first?.parts(between: UInt8(ascii: "@")).dropLast() ?? []
        note(headers.map(\.value) + cookies.compactMap(\.cookieSecret) + fragment + user)
        note(url.parameters.filter { leftOut.contains($0.name) }.map(\.value))
    }

    private mutating func note(_ texts: [String]) {
        // A URL can write a space as `+`.
        let decoded = texts.flatMap {
            [$0, PercentEncoded.decode($0), PercentEncoded.decode($0.replacing("+", with: " "))]
        }
        secrets.insert(decoded + decoded.map { $0.replacing(" ", with: "+") })
    }

    /// Returns where the secrets occur, as they are and as URLs and JSON write them.
    private func ranges(of bytes: [UInt8]) -> RangeSet<Int> {
        let (text, offsets) = bytes.withoutEscapes
        let written = secrets.ranges(in: text).map { offsets[$0.lowerBound]..<offsets[$0.upperBound] }
        return RangeSet(secrets.ranges(in: bytes) + written)
    }

    private mutating func hide(in bytes: [UInt8]) -> [UInt8] {
        var (bytes, found) = (bytes, ranges(of: bytes))
        // The keys of JSON are names of the format. A body in any other format has no keys.
        let keys = found.isEmpty ? [] : JSONReader.keys(in: bytes) ?? []
        for key in keys { found.remove(contentsOf: key) }
        for range in found.ranges.reversed() { bytes.replaceSubrange(range, with: "…".utf8) }
        replaced += found.ranges.count
        return bytes
    }

    private mutating func hidden(in response: TransportResponse) -> TransportResponse {
        let kept = response.headers.filter { Self.headers.contains($0.name.lowercased()) }
        let headers = kept.map { header in
            (name: header.name, value: String(decoding: hide(in: Array(header.value.utf8)), as: UTF8.self))
        }
        return TransportResponse(
            status: response.status, headers: Headers(received: headers), body: hide(in: response.body))
    }
}

extension String {
    /// The value of the cookie in `name=value` if it is long enough to be a secret, or `nil` otherwise.
    ///
    /// The value of a session is long and has digits. A shorter one, or one without digits, is a setting such as a
    /// language, and may be a word of the dictionary.
    fileprivate var cookieSecret: String? {
        let value = (halves(at: "=").second ?? "").parts(between: UInt8(ascii: "\"")).joined()
        return value.utf8.count >= 16 && value.utf8.contains(where: \.isDigit) ? value : nil
    }
}

extension [UInt8] {
    /// The bytes with the escapes of URLs and JSON decoded, and for each decoded byte, and for the end, its offset in
    /// the original bytes.
    fileprivate var withoutEscapes: (bytes: [UInt8], offsets: [Int]) {
        var (bytes, offsets, index): ([UInt8], [Int], Int) = ([], [], 0)
        while index < count {
            offsets.append(index)
            let start = self[index] == UInt8(ascii: "%") ? 1 : self[index...].starts(with: #"\u00"#.utf8) ? 4 : 0
            let digits = self[index...].dropFirst(start).prefix(2).compactMap(\.hexValue)
            if start > 0, digits.count == 2 {
                bytes.append(digits[0] << 4 | digits[1])
                index += start + 2
            } else {
                if self[index] == UInt8(ascii: "\\"), index + 1 < count { index += 1 }
                bytes.append(self[index])
                index += 1
            }
        }
        return (bytes, offsets + [count])
    }
}
