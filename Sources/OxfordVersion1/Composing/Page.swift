import OxfordEndpoints

extension V1 {
    /// A range of search results, or a range of words in a word list.
    ///
    /// ```swift
    /// let page = try V1.Page(limit: 1000, offset: 20000)
    /// print(V1.search("a", in: .english, page: page).urlString())
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

        /// Creates a page after checking that the limit and the offset are in range.
        ///
        /// - Throws: `InvalidPage` if `limit` is not in `1...5000`, or `offset` is negative.
        public init(limit: Int = 5000, offset: Int = 0) throws {
            guard 1...5000 ~= limit else { throw InvalidPage(.limit, limit: limit, offset: offset) }
            guard offset >= 0 else { throw InvalidPage(.offset, limit: limit, offset: offset) }
            self.limit = limit
            self.offset = offset
        }

        /// The parameters for the limit, and for the offset unless it is 0.
        var parameters: Filters<Parameter> {
            let skipped = offset > 0 ? "\(offset)" : ""
            return [
                Parameter(term: FilterTerm("limit", value: "\(limit)")),
                Parameter(term: FilterTerm("offset", value: skipped)),
            ]
        }
    }
}
