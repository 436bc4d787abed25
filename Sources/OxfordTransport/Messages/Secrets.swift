import OxfordEndpoints

/// The secrets of a request, which the server may repeat in its response.
///
/// The documentation of ``OxfordError`` says what is hidden.
package struct Secrets: Sendable {
    /// The minimum length, in bytes, of a secret.
    ///
    /// A shorter secret is likely to occur in ordinary words by coincidence. Hiding it there would make the
    /// text unreadable, and readers could guess the secret from the word.
    static let leastLength = 8

    /// The texts to hide, in lowercase.
    private var texts: Set<[UInt8]> = []

    /// - Parameter values: The values that are secret as a whole, and whose words are secret too.
    package init(_ values: [String]) { insert(values) }

    /// Adds values that are secret as a whole, and whose words are secret too.
    package mutating func insert(_ values: [String]) {
        for value in values.map({ $0.utf8.map(\.lowercasedASCII)[...] }) {
            // The name in `name=value` is no secret.
            let words = value.split { " \t,;".utf8.contains($0) }.flatMap { word in
                let named = word.split(separator: UInt8(ascii: "="), maxSplits: 1).dropFirst()
                return [word] + named.flatMap { $0.split(separator: UInt8(ascii: "\"")) }
                    + word.split(separator: UInt8(ascii: ":"), maxSplits: 1)
            }
            texts.formUnion(([value] + words).filter { $0.count >= Self.leastLength }.map { Array($0) })
        }
    }

    /// Creates the secrets in the headers of a request, or of several versions of it.
    package init(in headers: [Headers]) { self.init(headers.joined().filter(\.isSecret).map(\.value)) }

    package var isEmpty: Bool { texts.isEmpty }

    /// Returns where the secrets occur, in any letter case and in order.
    ///
    /// Secrets that overlap are a single range.
    package func ranges(in bytes: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        for text in texts where text.count <= bytes.count {
            for start in 0...bytes.count - text.count where bytes[start].lowercasedASCII == text[0] {
                let range = start..<start + text.count
                if bytes[range].elementsEqual(text, by: { $0.lowercasedASCII == $1 }) { found.append(range) }
            }
        }
        return found.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { ranges, next in
            guard let last = ranges.last, next.lowerBound < last.upperBound else { return ranges.append(next) }
            ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, next.upperBound)
        }
    }

    /// Returns a copy of the bytes in which `…` replaces each secret.
    package func hidden(in bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for range in ranges(in: bytes).reversed() { bytes.replaceSubrange(range, with: "…".utf8) }
        return bytes
    }

    /// Returns a copy of the text in which `…` replaces each secret.
    package func hidden(in text: String) -> String {
        let bytes = Array(text.utf8)
        return ranges(in: bytes).isEmpty ? text : String(decoding: hidden(in: bytes), as: UTF8.self)
    }
}

extension Secrets: CustomReflectable {
    /// An empty mirror, because logs and debuggers must not show the secrets.
    package var customMirror: Mirror { Mirror(self, children: []) }
}

/// The headers of a response, in which secrets are hidden whenever somebody reads them.
///
/// Most programs never read them, and a search for secrets costs more than a request.
struct ShownHeaders: Sendable {
    private let received: Headers
    private let requests: [Headers]

    /// - Parameter requests: The headers whose secrets the server may have repeated.
    init(_ headers: Headers, answering requests: [Headers] = []) {
        received = headers
        self.requests = requests
    }

    var shown: Headers { received.hiding(Secrets(in: requests)) }
}

extension ShownHeaders: Hashable, CustomReflectable {
    static func == (one: ShownHeaders, other: ShownHeaders) -> Bool { one.shown == other.shown }

    func hash(into hasher: inout Hasher) { hasher.combine(shown) }

    /// A mirror of the headers as they are shown, for `dump` and debuggers.
    var customMirror: Mirror { Mirror(self, children: ["headers": shown]) }
}
