public import OxfordEndpoints

/// A row of a golden file: a label, and the URL that goes with it.
///
/// ```swift
/// let row = GoldenRow("plain", EntriesRequest("ace", in: .britishEnglish))
/// print(row.text)
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace
/// ```
public struct GoldenRow: Hashable, Sendable {
    /// What the row is about: any text without control characters, once a file.
    public let label: String

    /// The URL, or what stands in its place.
    public let text: String

    /// A row with the URL of a request.
    public init(_ label: String, _ request: some OxfordEndpointRequest, on server: Server = .live) {
        self.init(label, text: request.urlString(on: server))
    }

    /// A row with any text, such as the reason for which there is no request.
    ///
    /// ```swift
    /// do {
    ///     _ = try Headword(validating: " ")
    /// } catch {
    ///     print(GoldenRow("blank", text: "refused: \(error)").text)
    /// }
    /// // refused: a headword cannot be blank; pass at least one visible character
    /// ```
    public init(_ label: String, text: String) {
        self.label = label
        self.text = text
    }
}
