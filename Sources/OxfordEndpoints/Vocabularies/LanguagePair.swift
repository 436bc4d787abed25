/// The source language and the target language of a translation.
///
/// The service translates only between certain languages. Each pair that the service offers has a constant, such as
/// `spanishToQuechua`. Other pairs have no constant, so `.spanishToGreek`, for example, does not compile.
///
/// For example, the following request asks for the Quechua translations of a Spanish word:
///
/// ```swift
/// let request = TranslationsRequest("gato", in: .spanishToQuechua)
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
public struct LanguagePair: Hashable, Identifiable, Codable, Sendable {
    /// The language to translate from.
    public let source: BilingualLanguage

    /// The language to translate to.
    public let target: BilingualLanguage

    /// Creates a pair of any two languages, even if the pair is not in ``known``.
    public init(from source: BilingualLanguage, to target: BilingualLanguage) {
        self.source = source
        self.target = target
    }

    init(_ source: Language, _ target: Language) {
        self.init(from: BilingualLanguage(source), to: BilingualLanguage(target))
    }

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
        "\(source.label ?? source.rawValue) to \(target.label ?? target.rawValue)"
    }
}
