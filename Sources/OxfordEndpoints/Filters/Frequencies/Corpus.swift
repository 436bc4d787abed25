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

    /// Makes a corpus from its id, or nothing where the text could not stand in a path.
    public init?(rawValue: String) {
        guard !rawValue.isEmpty, rawValue.isUnreserved, rawValue.dotPart == nil else { return nil }
        self.rawValue = rawValue
    }

    private init(id: String) {
        rawValue = id
    }

    /// The New Monitor Corpus, which is the service's own choice too.
    public static let newMonitor = Corpus(id: "nmc")

    /// The corpora that are known.
    public static let known: [Self] = [.newMonitor]
}
