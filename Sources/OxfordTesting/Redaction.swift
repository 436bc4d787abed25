import OxfordTransport

/// Keeps out of a recording what may be a secret of a request, wherever it comes back.
struct Redaction {
    private let secrets: [[UInt8]]

    init(of request: TransportRequest) {
        let shown = Set(request.headers.withoutSecrets)
        // The longest first, since one may be a part of another.
        secrets = request.headers.filter { !shown.contains($0) }
            .flatMap { [$0.value, Self.token(of: $0)] }.filter { !$0.isEmpty }
            .map { Array($0.utf8) }.sorted { $0.count > $1.count }
    }

    /// The secret itself, of a header in which the name of a scheme stands before it.
    private static func token(of field: Headers.Field) -> String {
        guard field.name.lowercased().hasSuffix("authorization") else { return "" }
        return field.value.split(separator: " ").dropFirst().joined(separator: " ")
    }

    func bytes(_ bytes: [UInt8]) -> [UInt8] {
        secrets.reduce(bytes) { $0.replacing($1, with: Array("…".utf8)) }
    }

    func text(_ text: String) -> String {
        String(decoding: bytes(Array(text.utf8)), as: UTF8.self)
    }

    func headers(_ headers: Headers) -> Headers {
        Headers(received: headers.withoutSecrets.map { (name: $0.name, value: text($0.value)) })
    }
}
