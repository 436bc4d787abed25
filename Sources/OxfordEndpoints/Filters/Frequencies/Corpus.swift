/// A corpus in which the service counts words.
///
/// The vocabulary is open: `init(rawValue:)` accepts other IDs.
public struct Corpus: OxfordVocabulary {
    /// The ID in the URL.
    public let rawValue: String

    /// Creates a corpus, or returns `nil` if the ID is not a valid path segment.
    public init?(rawValue: String) {
        guard !rawValue.isEmpty, rawValue.isUnreserved, rawValue.dotPart == nil else { return nil }
        self.rawValue = rawValue
    }

    private init(id: String) {
        rawValue = id
    }

    /// The New Monitor Corpus, the service's default.
    public static let newMonitor = Corpus(id: "nmc")

    /// The known corpora.
    public static let known: [Self] = [.newMonitor]
}
