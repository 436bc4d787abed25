// Swift 6.3 crashes when it compiles a call of the standard library's functions of these names in a function or a `do`
// statement that throws an `OxfordError`. The compiler prefers these functions, because their constraint is narrower.
// It does not prefer them if their closures are asynchronous.

extension AsyncSequence where Failure == OxfordError {
    /// Returns the first element that satisfies a predicate, or `nil`.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient(credentials: nil, transport: SampleTransport())
    /// let request = SearchRequest("a", in: .britishEnglish, filters: .prefix(true))
    /// do {
    ///     let long = try await client.results(of: request).first { match in (match.word ?? "").count == 6 }
    ///     print(long?.word ?? "none")
    /// } catch {
    ///     print(error.advice)
    /// }
    /// // absent
    /// ```
    ///
    /// - Parameter predicate: The condition. It may throw an ``OxfordError``, for example of a request of its own.
    /// - Throws: The error of the sequence or of the predicate.
    public nonisolated(nonsending) func first(
        where predicate: (Element) -> Bool
    ) async throws(OxfordError) -> Element? {
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next(isolation: #isolation) {
            if predicate(element) { return element }
        }
        return nil
    }

    /// Returns whether an element satisfies a predicate.
    ///
    /// - Parameter predicate: The condition. It may throw an ``OxfordError``.
    /// - Throws: The error of the sequence or of the predicate.
    public nonisolated(nonsending) func contains(
        where predicate: (Element) -> Bool
    ) async throws(OxfordError) -> Bool {
        try await first(where: predicate) != nil
    }

    /// Returns whether all elements satisfy a predicate.
    ///
    /// - Parameter predicate: The condition. It may throw an ``OxfordError``.
    /// - Throws: The error of the sequence or of the predicate.
    public nonisolated(nonsending) func allSatisfy(
        _ predicate: (Element) -> Bool
    ) async throws(OxfordError) -> Bool {
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next(isolation: #isolation) {
            if !predicate(element) { return false }
        }
        return true
    }

    /// Combines the elements into a value, such as an array of all results.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient(credentials: nil, transport: SampleTransport())
    /// let results = client.results(of: SearchRequest("ab", in: .britishEnglish, filters: .prefix(true)))
    /// let words = try await results.reduce(into: []) { words, match in words.append(match.word ?? "") }
    /// print(words)
    /// // ["able", "about", "absent"]
    /// ```
    ///
    /// - Parameters:
    ///   - initial: The value to begin with.
    ///   - update: Adds an element to the value. It may throw an ``OxfordError``.
    /// - Throws: The error of the sequence or of `update`.
    public nonisolated(nonsending) func reduce<Value>(
        into initial: Value,
        _ update: (inout Value, Element) -> Void
    ) async throws(OxfordError) -> Value {
        var value = initial
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next(isolation: #isolation) {
            update(&value, element)
        }
        return value
    }

    /// Combines the elements into a value.
    ///
    /// - Parameters:
    ///   - initial: The value to begin with.
    ///   - next: Returns the value with an element. It may throw an ``OxfordError``.
    /// - Throws: The error of the sequence or of `next`.
    public nonisolated(nonsending) func reduce<Value>(
        _ initial: Value,
        _ next: (Value, Element) -> Value
    ) async throws(OxfordError) -> Value {
        var value = initial
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next(isolation: #isolation) {
            value = next(value, element)
        }
        return value
    }
}
