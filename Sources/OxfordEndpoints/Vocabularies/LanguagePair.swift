/// The source language and the target language of a translation.
///
/// The service translates only between certain languages. Each pair that the service offers has a constant, such as
/// `spanishToQuechua`. Other pairs have no constant, so `.spanishToGreek`, for example, does not compile.
///
/// For example, the following request asks for the Quechua translations of a Spanish word:
///
/// ```swift
/// let request = TranslationsRequest("gato", translating: .spanishToQuechua)
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/translations/es/qu/gato
/// ```
///
/// ``offered`` lists the language pairs that the service offers. For example, you can use this list to build a menu:
///
/// ```swift
/// let spanish = LanguagePair.offered.filter { $0.source == .spanish }
/// print(spanish.map(\.label))
/// // ["Spanish to English", "Spanish to Quechua"]
/// ```
///
/// To create a pair from languages that you know only at run time, use ``init(from:to:)``. You can also use this
/// initializer for a pair that the service has added recently, and that has no constant yet.
///
/// A pair is stored as its ``rawValue``, such as `en/es`.
public struct LanguagePair: RawRepresentable, Hashable, Identifiable, Codable, CodingKeyRepresentable, Sendable {
    /// The language to translate from.
    public let source: BilingualLanguage

    /// The language to translate to.
    public let target: BilingualLanguage

    /// Creates a pair of any two languages, even if the pair is not in ``known``.
    public init(from source: BilingualLanguage, to target: BilingualLanguage) {
        self.source = source
        self.target = target
    }

    /// Creates a pair from two language codes with a slash between them, such as `en/es`, or returns `nil` for any
    /// other text.
    ///
    /// ```swift
    /// print(LanguagePair(rawValue: "es/qu") == .spanishToQuechua)
    /// print(LanguagePair(rawValue: "es")?.label ?? "invalid")
    /// // true
    /// // invalid
    /// ```
    ///
    /// The result is also `nil` for the code of a variety of English, such as `en-gb`, because translations do not
    /// distinguish them.
    public init?(rawValue: String) {
        let languages = rawValue.parts(between: UInt8(ascii: "/")).map { BilingualLanguage(rawValue: $0) }
        guard languages.count == 2, let source = languages[0], let target = languages[1] else { return nil }
        self.init(from: source, to: target)
    }

    init(_ source: Language, _ target: Language) {
        self.init(
            from: BilingualLanguage(known: source.withoutVarietyOfEnglish),
            to: BilingualLanguage(known: target.withoutVarietyOfEnglish))
    }

    /// The codes of the two languages, joined by a slash, such as `en/es`.
    public var rawValue: String { "\(source.rawValue)/\(target.rawValue)" }

    /// The pair itself, so that SwiftUI can list pairs without a key path, as in `ForEach(LanguagePair.offered)`.
    public var id: Self { self }

    /// The pairs that the service offers now, sorted by the codes of their languages.
    public static let offered = known.filter { $0.source.isOffered && $0.target.isOffered }

    /// Whether the pair is in ``offered``.
    ///
    /// Check this property before you send a request for a pair that a user has chosen:
    ///
    /// ```swift
    /// print(LanguagePair(from: .english, to: .spanish).isOffered)
    /// print(LanguagePair(from: .spanish, to: .german).isOffered)
    /// // true
    /// // false
    /// ```
    ///
    /// The property is also `false` for a pair that the service has added since this version of the library.
    public var isOffered: Bool { Self.offered.contains(self) }

    /// The English names of the two languages, joined by `to`, such as `English to Spanish`.
    ///
    /// If the name of a language is unknown, the label contains the language's code instead.
    public var label: String {
        "\(source.label) to \(target.label)"
    }
}
