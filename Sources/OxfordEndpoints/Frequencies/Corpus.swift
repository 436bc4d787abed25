/// A body of texts that the service counts words in.
///
/// ```swift
/// print(Corpus.newMonitor.rawValue)
/// // nmc
/// ```
///
/// The set is open: an id that has no constant is made by `init(rawValue:)`.
public struct Corpus: OxfordVocabulary {
    /// The id on the wire.
    public let rawValue: String

    /// Makes a value from its id.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The New Monitor Corpus, which is the service's own choice too.
    public static let newMonitor = Corpus(rawValue: "nmc")

    /// The corpora that are known.
    public static let known: [Self] = [.newMonitor]
}
