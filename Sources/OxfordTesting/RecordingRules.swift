import OxfordEndpoints
import OxfordTransport

/// The rules that decide what a recording contains.
///
/// The rules list what is kept. A list of what may be secret would never be complete.
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

    private var parameters: Set<String>

    /// The secrets of all requests and responses so far.
    private var secrets = Secrets([])

    /// The headers whose secrets were added last, because most requests of a client have the same ones.
    private var lastHeaders = Headers()

    /// The number of texts that were replaced by `…`.
    private(set) var replaced = 0

    init(parameters: [String]) {
        self.parameters = Self.parameters.union(parameters)
    }

    /// Keeps more parameters from now on.
    mutating func keep(_ names: [String]) { parameters.formUnion(names) }

    /// Returns the targets that a request may have in a recording.
    ///
    /// The first is the unchanged target. In the second, `%E2%80%A6` replaces the secrets that the request contains.
    /// The result is empty if the URL is not the URL of an API request.
    func targets(of request: TransportRequest) -> [String] {
        guard let target = APIURL(request.url).target(keeping: parameters) else { return [] }
        var rules = self
        rules.noteSecrets(in: request)
        return [target, rules.hidden(inTarget: target)]
    }

    /// Returns the exchange to record, or `nil` if the request's URL is not the URL of an API request.
    ///
    /// In the exchange, `…` replaces the secrets of this exchange and of the earlier ones.
    mutating func exchange(
        _ request: TransportRequest, _ outcome: Result<TransportResponse, TransportError>
    ) -> ScriptedStep? {
        guard let target = APIURL(request.url).target(keeping: parameters) else { return nil }
        noteSecrets(in: request)
        switch outcome {
        case .success(let response):
            for cookie in response.headers.values(of: "Set-Cookie") {
                // The rest of the header are attributes such as `Path`, which are no secrets.
                note(cookie.halves(at: ";").first.cookieSecrets)
            }
            return ScriptedStep(target: hidden(inTarget: target), outcome: .success(hidden(in: response)))
        case .failure(let error):
            // The file has no place for the error's detail, and a recording contains what its file contains.
            return ScriptedStep(target: hidden(inTarget: target), outcome: .failure(TransportError(error.reason)))
        }
    }

    private mutating func noteSecrets(in request: TransportRequest) {
        if request.headers != lastHeaders {
            lastHeaders = request.headers
            note(request.headers.filter { $0.isSecret && $0.name.lowercased() != "cookie" }.map(\.value))
            let cookies = request.headers.values(of: "Cookie").flatMap { $0.parts(between: UInt8(ascii: ";")) }
            note(cookies.flatMap(\.cookieSecrets))
        }
        note(APIURL(request.url).secrets(outside: parameters))
    }

    private mutating func note(_ texts: [String]) {
        let words = texts + texts.flatMap { $0.parts(between: UInt8(ascii: " ")) }
        let decoded = words.flatMap { [$0, PercentEncoded.decode($0)] }
        secrets.insert(decoded + decoded.map { PercentEncoded($0).text })
    }

    /// Replaces each secret with `…`, unless it may be shown.
    private func hide(in bytes: inout [UInt8], except isShown: (Range<Int>) -> Bool = { _ in false }) -> Int {
        let ranges = secrets.ranges(in: bytes).filter { !isShown($0) }
        for range in ranges.reversed() { bytes.replaceSubrange(range, with: "…".utf8) }
        return ranges.count
    }

    /// Returns a copy of a target without secrets.
    ///
    /// A text without a digit stays, because it may be the word that was looked up.
    private func hidden(inTarget target: String) -> String {
        let original = Array(target.utf8)
        var bytes = original
        _ = hide(in: &bytes) { text in !original[text].contains { $0.isDigit } }
        return String(decoding: bytes, as: UTF8.self).replacing("…", with: "%E2%80%A6")
    }

    private mutating func hidden(in response: TransportResponse) -> TransportResponse {
        let kept = response.headers.filter { Self.headers.contains($0.name.lowercased()) }
        let headers = kept.map { header in
            var value = Array(header.value.utf8)
            replaced += hide(in: &value)
            return (name: header.name, value: String(decoding: value, as: UTF8.self))
        }
        var body = response.body
        var keys = JSONKeys(of: body)
        replaced += hide(in: &body) { keys.contain($0) }
        return TransportResponse(status: response.status, headers: Headers(received: headers), body: body)
    }
}

/// Tells whether a text in a JSON body is a part of a key, where it is a name of the format and no secret.
private struct JSONKeys {
    private let body: [UInt8]
    private let isJSON: Bool

    /// The end of the string that contained the latest text, so that each string is read only once.
    private var end = 0
    private var isKey = false

    init(of body: [UInt8]) {
        self.body = body
        isJSON = body.first { !$0.isJSONSpace }.map { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") } ?? false
    }

    /// Returns whether a key contains the text, which must not begin before the text of the call before.
    mutating func contain(_ text: Range<Int>) -> Bool {
        guard isJSON else { return false }
        if text.upperBound > end {
            end = text.upperBound
            while end < body.endIndex, body[end] != UInt8(ascii: "\"") {
                end += body[end] == UInt8(ascii: "\\") ? 2 : 1
            }
            isKey = body.dropFirst(end + 1).first { !$0.isJSONSpace } == UInt8(ascii: ":")
        }
        return isKey
    }
}

extension UInt8 {
    fileprivate var isJSONSpace: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}

extension String {
    /// The value of the cookie in `name=value`, as it is and decoded, if it is long enough to be a secret.
    ///
    /// The value of a session is long and has digits. A shorter one, or one without digits, is a setting such as a
    /// language, and may be a word of the dictionary.
    fileprivate var cookieSecrets: [String] {
        let value = (halves(at: "=").second ?? "").parts(between: UInt8(ascii: "\"")).joined()
        guard value.utf8.count >= 16, value.utf8.contains(where: { $0.isDigit }) else { return [] }
        return [value, PercentEncoded.decode(value)]
    }
}

extension APIURL {
    /// Returns the secrets that the URL may contain outside of the target.
    ///
    /// The user name with its password, and every parameter that is not kept, may be credentials of the client. The
    /// path of the server is not searched for, because it consists of names such as `examples`.
    fileprivate func secrets(outside names: Set<String>) -> [String] {
        let values = parameters.filter { !names.contains($0.name) }.map(\.value)
        // A server that decodes a parameter may read `+` as a space.
        let spaced = values.map { $0.parts(between: UInt8(ascii: "+")).joined(separator: " ") }
        let user = server.dropFirst(2).first?.parts(between: UInt8(ascii: "@")).dropLast().joined(separator: "@")
        return [user ?? ""] + values + spaced
    }
}
