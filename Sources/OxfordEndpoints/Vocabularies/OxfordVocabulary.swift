/// A set of ids that the API uses for one purpose: languages, lexical categories, domains, fields.
///
/// Most sets grow on the server's side, so their types are open: constants for what is known, and
/// `init(rawValue:)` for what is new. Where a set is closed, the initialiser gives `nil` for what is not in it.
///
/// ```swift
/// print(LexicalCategory.noun.rawValue)
/// print(LexicalCategory.known.count)
/// // noun
/// // 19
/// ```
///
/// Values are compared byte for byte, as they are sent.
public protocol OxfordVocabulary: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible
where RawValue == String {
    /// The values that are known, in the order of their ids.
    static var known: [Self] { get }

    /// What to write in place of a raw value that makes no value, where people are likely to try it.
    ///
    /// An error that says so to whoever typed the value has it from here.
    ///
    /// ```swift
    /// enum Era: String, OxfordVocabulary, CaseIterable {
    ///     case ancient, modern
    ///
    ///     static func advice(for rawValue: String) -> String? { rawValue == "new" ? "write modern" : nil }
    /// }
    ///
    /// print(Era.advice(for: "new") ?? "none")
    /// // write modern
    /// ```
    static func advice(for rawValue: String) -> String?
}

extension OxfordVocabulary {
    /// None, unless a vocabulary has some.
    ///
    /// ```swift
    /// print(LexicalCategory.advice(for: "n.") ?? "none")
    /// // none
    /// ```
    public static func advice(for rawValue: String) -> String? { nil }

    /// The raw value.
    ///
    /// ```swift
    /// print(LexicalCategory.noun, Domain.airForce, EntryField.definitions)
    /// // noun air_force definitions
    /// ```
    public var description: String { rawValue }

    /// Whether two values are the same bytes.
    public static func == (one: Self, other: Self) -> Bool {
        one.rawValue.utf8.elementsEqual(other.rawValue.utf8)
    }

    /// Hashes the bytes of the value.
    public func hash(into hasher: inout Hasher) {
        for byte in rawValue.utf8 { hasher.combine(byte) }
        // No UTF-8 has this byte: it keeps apart what a longer run of values would join.
        hasher.combine(0xFF as UInt8)
    }
}

extension OxfordVocabulary where Self: CaseIterable {
    /// The values, which are all there are.
    public static var known: [Self] { Array(allCases) }
}
