/// A language to translate from and a language to translate to.
///
/// Every pair that the service is known to translate has a constant, so any other pair is a compile-time error:
///
/// ```swift
/// let request = TranslationsRequest("gato", in: .spanishToQuechua)
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/translations/es/qu/gato
/// ```
///
/// ``known`` lists the pairs, for example for a menu:
///
/// ```swift
/// let spanish = LanguagePair.known.filter { $0.source == .spanish }
/// print(spanish.map(\.label))
/// // ["Spanish to English", "Spanish to Quechua"]
/// ```
///
/// The service no longer offers all of the pairs. For languages known only at run time, or for a newer pair, use
/// ``init(from:to:)``.
public struct LanguagePair: Hashable, Sendable {
    /// The language to translate from.
    public let source: BilingualSourceLanguage

    /// The language to translate to.
    public let target: BilingualTargetLanguage

    /// Creates a pair of any two languages, even if the pair is not in ``known``.
    public init(from source: BilingualSourceLanguage, to target: BilingualTargetLanguage) {
        self.source = source
        self.target = target
    }

    /// The English names of the languages, such as `English to Spanish`, with the code of an unknown language.
    public var label: String {
        "\(source.label ?? source.rawValue) to \(target.label ?? target.rawValue)"
    }
}
