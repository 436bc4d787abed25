public import OxfordEndpoints

/// A row of a golden file: a label and a URL.
///
/// ```swift
/// let row = GoldenRow("plain", EntriesRequest("ace", in: .britishEnglish))
/// print(row.text)
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace
/// ```
public struct GoldenRow: Hashable, Sendable {
    /// The label, which must be unique in its file, nonempty, and free of control characters.
    public let label: String

    /// The URL, or another text without control characters.
    public let text: String

    /// Creates a row with the URL of a request.
    public init(_ label: String, _ request: some OxfordEndpointRequest, on server: Server = .live) {
        self.init(label, text: request.urlString(on: server))
    }

    /// Creates a row with any text, such as the reason why a word is invalid.
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
