public import OxfordEndpoints

extension V1 {
    /// A range of search results, or a range of words in a word list.
    ///
    /// ```swift
    /// let request = V1.SearchRequest(
    ///     "a", in: .english, page: V1.Page(limit: 1000, offset: 20000))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/search/en
    /// //     ?q=a&limit=1000&offset=20000
    /// ```
    ///
    /// Version 2 limits the sum of `limit` and `offset` to 10,000. The documentation of version 1 mentions no limit for
    /// this sum.
    public struct Page: Hashable, Sendable {
        /// The maximum number of results, from 1 to 5000.
        public let limit: Int

        /// The number of results to skip.
        public let offset: Int

        /// Creates a page from a limit and an offset that are known to be valid.
        ///
        /// For numbers from outside the program, such as a user's input, use ``init(validatingLimit:offset:)``.
        ///
        /// - Precondition: `limit` is in `1...5000`, and `offset` is not negative.
        public init(limit: Int = 5000, offset: Int = 0) {
            do throws(InvalidPage) {
                try self.init(validatingLimit: limit, offset: offset)
            } catch {
                // Unlike `precondition`, `fatalError` prints its message in release builds too.
                fatalError(error.description)
            }
        }

        /// Creates a page after checking that the limit and the offset are in range.
        ///
        /// - Throws: `InvalidPage` if `limit` is not in `1...5000`, or `offset` is negative.
        public init(validatingLimit limit: Int, offset: Int = 0) throws(InvalidPage) {
            guard 1...5000 ~= limit else { throw InvalidPage(.limit, limit: limit, offset: offset) }
            guard offset >= 0 else { throw InvalidPage(.offset, limit: limit, offset: offset) }
            self.limit = limit
            self.offset = offset
        }
    }
}

extension URLWriter {
    /// Writes the limit and the offset of a page as query parameters.
    ///
    /// If the offset is 0, the function writes only the limit. If the page is `nil`, the function writes nothing.
    mutating func append(_ page: V1.Page?) {
        guard let page else { return }
        append(page.limit, for: "limit")
        if page.offset > 0 { append(page.offset, for: "offset") }
    }
}
