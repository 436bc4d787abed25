// These functions have the same names as functions in the standard library. Calling the standard library's versions in
// a function or `do` statement that throws `OxfordError` crashes the Swift 6.3 compiler. The versions in this file
// avoid the crash. The compiler prefers them, because their constraint is narrower, unless the closure is asynchronous.

extension AsyncSequence where Failure == OxfordError {
    /// Returns the first element that satisfies a predicate, or `nil` if there is no such element.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient.sample
    /// let request = SearchRequest(
    ///     "a", in: .britishEnglish, filters: [.prefix(true)])
    /// do {
    ///     let long = try await client.results(of: request)
    ///         .first { match in match.word.count == 6 }
    ///     print(long?.word ?? "none")
    /// } catch {
    ///     print(error.advice)
    /// }
    /// // absent
    /// ```
    ///
    /// - Throws: The sequence's error if it cannot load the next element.
    public nonisolated(nonsending) func first(
        where predicate: (Element) -> Bool
    ) async throws(OxfordError) -> Element? {
        for try await element in self where predicate(element) { return element }
        return nil
    }

    /// Returns whether any element satisfies a predicate.
    ///
    /// - Throws: The sequence's error if it cannot load the next element.
    public nonisolated(nonsending) func contains(where predicate: (Element) -> Bool) async throws(OxfordError) -> Bool {
        try await first(where: predicate) != nil
    }

    /// Returns whether all elements satisfy a predicate.
    ///
    /// - Throws: The sequence's error if it cannot load the next element.
    public nonisolated(nonsending) func allSatisfy(_ predicate: (Element) -> Bool) async throws(OxfordError) -> Bool {
        try await !contains { !predicate($0) }
    }

    /// Combines the elements into a single value by calling a closure that updates the value with each element.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient.sample
    /// let request = SearchRequest(
    ///     "ab", in: .britishEnglish, filters: [.prefix(true)])
    /// let words = try await client.results(of: request)
    ///     .reduce(into: []) { words, match in words.append(match.word) }
    /// print(words)
    /// // ["able", "about", "absent"]
    /// ```
    ///
    /// - Throws: The sequence's error if it cannot load the next element.
    public nonisolated(nonsending) func reduce<Value>(
        into initial: Value, _ update: (inout Value, Element) -> Void
    ) async throws(OxfordError) -> Value {
        var value = initial
        for try await element in self { update(&value, element) }
        return value
    }

    /// Combines the elements into a single value by calling a closure that computes a new value from the previous value
    /// and each element.
    ///
    /// - Throws: The sequence's error if it cannot load the next element.
    public nonisolated(nonsending) func reduce<Value>(
        _ initial: Value, _ next: (Value, Element) -> Value
    ) async throws(OxfordError) -> Value {
        try await reduce(into: initial) { $0 = next($0, $1) }
    }
}
