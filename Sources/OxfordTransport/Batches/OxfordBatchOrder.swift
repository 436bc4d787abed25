/// In which order an ``OxfordBatch`` gives its answers.
///
/// ```swift
/// let client = OxfordClient(
///     credentials: nil, transport: ClosureTransport { _ in TransportResponse(body: #"{"results": []}"#) })
/// let words: [Headword] = ["axe", "ace"]
/// for await element in client.responses(to: words.map { EntriesRequest($0, in: .britishEnglish) }, order: .asGiven) {
///     print(element.request.word)
/// }
/// // axe
/// // ace
/// ```
public enum OxfordBatchOrder: Hashable, Sendable {
    /// As they come.
    case asFinished
    /// In the order of the requests. One that takes long holds up those behind it.
    case asGiven
}
