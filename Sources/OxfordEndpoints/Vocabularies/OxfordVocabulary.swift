/// A type whose values the service identifies by strings, such as ``LexicalCategory`` or ``Domain``.
///
/// A type that conforms to this protocol is called a *vocabulary*. Most vocabularies are open. An open vocabulary has
/// constants for the values that the library knows, and `init(rawValue:)` creates any other value that the service may
/// use. In a closed vocabulary, `init(rawValue:)` returns `nil` for an unknown value.
///
/// ```swift
/// print(LexicalCategory.noun, LexicalCategory.known.count)
/// // noun 19
/// ```
///
/// Two values are equal if and only if their raw values have the same bytes. A value is stored as its raw value, also
/// if it is the key of a dictionary. A value identifies itself, so that SwiftUI can list values without a key path, as
/// in `ForEach(LexicalCategory.known)`.
public protocol OxfordVocabulary: RawRepresentable, Hashable, Identifiable, Codable, CodingKeyRepresentable, Sendable,
    CustomStringConvertible
where RawValue == String {
    /// The values that the library knows.
    static var known: [Self] { get }
}

extension OxfordVocabulary {
    /// The value itself.
    public var id: Self { self }

    /// The raw value.
    public var description: String { rawValue }

    /// Returns whether two values are equal, that is, whether their raw values have the same bytes.
    public static func == (one: Self, other: Self) -> Bool {
        one.rawValue.hasSameBytes(as: other.rawValue)
    }

    /// Hashes the bytes of the raw value.
    public func hash(into hasher: inout Hasher) {
        rawValue.hashBytes(into: &hasher)
    }
}

// These functions extend `String`, because in an extension of `OxfordVocabulary` they would be generic, and the
// compiler would copy their code for each vocabulary.
extension String {
    /// Returns whether two texts have the same UTF-8 bytes.
    ///
    /// Unlike this function, `==` ignores differences in Unicode normalization.
    package func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

    fileprivate func hashBytes(into hasher: inout Hasher) {
        for byte in utf8 { hasher.combine(byte) }
        // The byte 0xFF never occurs in UTF-8, so it separates the value from the next one that is hashed.
        hasher.combine(0xFF as UInt8)
    }
}

extension OxfordVocabulary where Self: CaseIterable {
    /// All cases.
    public static var known: [Self] { Array(allCases) }
}

/// A vocabulary whose known values have English labels.
///
/// ```swift
/// print(Domain.airForce.label)
/// print(Domain(label: "air force") == .airForce)
/// // Air Force
/// // true
/// ```
public protocol OxfordLabeledVocabulary: OxfordVocabulary {
    /// The value's English label, or its raw value if the value is unknown.
    ///
    /// To find out whether the library knows a value, search `known` for it.
    var label: String { get }

    /// Creates the known value with the given label, or returns `nil` if no known value has that label.
    ///
    /// The comparison ignores letter case, and treats spaces, hyphens and underscores as the same character.
    init?(label: String)
}

/// A vocabulary whose known values, labels and kinds are in a listing.
package protocol BuiltInVocabulary: OxfordLabeledVocabulary {
    static var listing: VocabularyListing { get }
}

/// A list of a vocabulary's known values, each with its ID, an English label, and an optional kind.
package struct VocabularyListing: Sendable {
    private struct Row {
        let label: String
        let kind: String?
    }

    /// The IDs of the values, in the same order as in the text that was passed to the initializer.
    package let ids: [String]

    private let rows: [String: Row]
    private let idsByLabel: [String: String]

    /// Parses a listing from text.
    ///
    /// Each line contains an ID, and optionally a label and a kind, separated by tabs. If a line has no label, the ID
    /// is also the label.
    package init(_ text: String) {
        var ids: [String] = []
        var rows: [String: Row] = [:]
        var idsByLabel: [String: String] = [:]
        for line in text.parts(between: UInt8(ascii: "\n")) where !line.isEmpty {
            let columns = line.parts(between: UInt8(ascii: "\t"))
            let label = columns.count > 1 ? columns[1] : columns[0]
            ids.append(columns[0])
            rows[columns[0]] = Row(label: label, kind: columns.count > 2 ? columns[2] : nil)
            idsByLabel[Self.folded(label)] = columns[0]
        }
        (self.ids, self.rows, self.idsByLabel) = (ids, rows, idsByLabel)
    }

    /// Returns the English label of the value with the given ID, or `nil` if the ID is unknown.
    package func label(of id: String) -> String? { rows[id]?.label }

    /// Returns the kind of the value with the given ID, or `nil` if the list gives no kind for this value.
    ///
    /// For example, the kind of the grammatical feature `past` is `Tense`.
    package func kind(of id: String) -> String? { rows[id]?.kind }

    /// Returns the ID of the value with the given label, or `nil` if no value has that label.
    ///
    /// The comparison ignores letter case, and treats spaces, hyphens and underscores as the same character, because
    /// the service does not spell its labels consistently.
    package func id(labeled label: String) -> String? { idsByLabel[Self.folded(label)] }

    private static func folded(_ label: String) -> String {
        String(label.lowercased().map { $0 == "_" || $0 == "-" ? " " : $0 })
    }
}

extension JSONValue where Self: OxfordVocabulary {
    package init(from json: inout JSONReader) throws(JSONError) {
        let failure = json.failureAhead(.text)
        guard let value = Self(rawValue: try String(from: &json)) else { throw failure }
        self = value
    }
}
