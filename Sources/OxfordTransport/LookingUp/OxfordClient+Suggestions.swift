public import OxfordEndpoints

extension OxfordClient {
    /// Returns the words that begin with the text in a search box.
    ///
    /// Call this function while a user types. It sends one request, or none if the text is not a valid word yet, for
    /// example because it is empty. Before the client searches, it cleans the text as a look-up does.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient.sample
    /// for typed in ["", "ab", "abz"] {
    ///     let words = try await client.suggestions(
    ///         for: typed, in: .britishEnglish, limit: 2)
    ///     print(words.compactMap(\.word))
    /// }
    /// // []
    /// // ["able", "about"]
    /// // []
    /// ```
    ///
    /// The service may bill you for each call, so wait until the user pauses before you call this function.
    ///
    /// - Parameters:
    ///   - text: The text as the user typed it.
    ///   - language: The language of the dictionary.
    ///   - limit: The maximum number of words. The service returns at most 5,000.
    /// - Returns: The words, or an empty array if the service finds none.
    /// - Throws: ``OxfordError`` if the request fails, for example because your plan does not include the `search`
    ///   endpoint.
    public nonisolated(nonsending) func suggestions(
        for text: some StringProtocol, in language: MonolingualLanguage, limit: Int = 10
    ) async throws(OxfordError) -> [WordlistAnswer.Match] {
        guard limit > 0, let word = try? Headword(typed: text) else { return [] }
        let request = SearchRequest(
            QueryText(word), in: language, filters: .prefix(true), page: Page(limit: min(limit, 5000)))
        return try await sendIfFound(request)?.results ?? []
    }
}
