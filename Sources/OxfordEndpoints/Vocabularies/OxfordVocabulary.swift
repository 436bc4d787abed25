/// A set of values that the service uses for one purpose, such as lexical categories or domains.
///
/// Most vocabularies are open: they have constants for the known values, and `init(rawValue:)` creates any other. In a
/// closed vocabulary, `init(rawValue:)` returns `nil` for an unknown value.
///
/// ```swift
/// print(LexicalCategory.noun, LexicalCategory.known.count)
/// // noun 19
/// ```
///
/// Values are compared byte for byte.
public protocol OxfordVocabulary: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible
where RawValue == String {
    /// The known values.
    static var known: [Self] { get }

    /// Returns advice for a common invalid value, for use in error messages.
    ///
    /// The default implementation returns `nil`.
    static func advice(for rawValue: String) -> String?
}

extension OxfordVocabulary {
    /// Returns `nil`.
    public static func advice(for rawValue: String) -> String? { nil }

    /// The raw value.
    public var description: String { rawValue }

    /// Returns whether two values have the same bytes.
    public static func == (one: Self, other: Self) -> Bool {
        one.rawValue.hasSameBytes(as: other.rawValue)
    }

    /// Hashes the bytes of the raw value.
    public func hash(into hasher: inout Hasher) {
        rawValue.hashBytes(into: &hasher)
    }
}

// Not generic, to avoid a copy of the code for each vocabulary.
extension String {
    fileprivate func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

    @inline(never)
    fileprivate func hashBytes(into hasher: inout Hasher) {
        for byte in utf8 { hasher.combine(byte) }
        // 0xFF never occurs in UTF-8, so it separates consecutive values.
        hasher.combine(0xFF as UInt8)
    }
}

extension OxfordVocabulary where Self: CaseIterable {
    /// All cases.
    public static var known: [Self] { Array(allCases) }
}
