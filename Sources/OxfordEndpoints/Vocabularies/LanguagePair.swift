/// A language to translate from and a language to translate to.
///
/// The service translates between certain languages only. Each pair that it is known to support has a constant, so
/// writing any other pair as a constant is a compile-time error:
///
/// ```swift
/// let request = TranslationsRequest("gato", in: .spanishToQuechua)
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/translations/es/qu/gato
/// ```
///
/// ``known`` lists the pairs. You can use it to build a menu, for example:
///
/// ```swift
/// let spanish = LanguagePair.known.filter { $0.source == .spanish }
/// print(spanish.map(\.label))
/// // ["Spanish to English", "Spanish to Quechua"]
/// ```
///
/// The service has withdrawn some of the pairs. If you know the languages only at run time, or if the service has added
/// a pair that has no constant yet, use ``init(from:to:)``.
public struct LanguagePair: Hashable, Sendable {
    /// The language to translate from.
    public let source: BilingualSourceLanguage

    /// The language to translate to.
    public let target: BilingualTargetLanguage

    /// Creates a pair from any two languages, even if the pair is not in ``known``.
    public init(from source: BilingualSourceLanguage, to target: BilingualTargetLanguage) {
        self.source = source
        self.target = target
    }

    /// The English names of the languages, such as `English to Spanish`.
    ///
    /// If a language has no known name, its code is used instead.
    public var label: String {
        "\(source.label ?? source.rawValue) to \(target.label ?? target.rawValue)"
    }
}
