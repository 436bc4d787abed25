/// A vocabulary whose values the service lists for each data set.
///
/// ``VocabularyListRequest`` requests the list.
///
/// ```swift
/// func list<Value: OxfordListedVocabulary>(of _: Value.Type) -> String {
///     VocabularyListRequest<Value>(in: .spanish).urlString()
/// }
///
/// print(list(of: Register.self))
/// // https://od-api.oxforddictionaries.com/api/v2/registers/es
/// ```
public protocol OxfordListedVocabulary: OxfordLabeledVocabulary {
    /// The answer that contains the list.
    associatedtype List: OxfordAnswer

    /// The endpoint's first path segment.
    static var listPath: StaticString { get }
}
