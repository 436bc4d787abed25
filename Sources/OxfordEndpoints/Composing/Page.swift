/// A range of search results.
///
/// ```swift
/// let request = SearchRequest(
///     "ab", in: .britishEnglish, page: Page(limit: 20, offset: 40))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/search/en-gb
/// //     ?q=ab&limit=20&offset=40
/// ```
///
/// The service returns at most 5,000 results per page, and only the first 10,000 results of a search are available.
///
/// Use `Page(limit:offset:)` only for constants in your code, because a number that is out of range stops the program.
/// For numbers from outside the program, use ``init(validatingLimit:offset:)``. For the page that follows another one,
/// use ``next``.
public struct Page: Hashable, Sendable {
    /// The maximum number of results, from 1 to 5,000.
    public let limit: Int

    /// The number of results to skip.
    ///
    /// The offset and the limit add up to at most 10,000.
    public let offset: Int

    /// Creates a page from a constant limit and a constant offset.
    ///
    /// For numbers from outside the program, such as a user's input, use ``init(validatingLimit:offset:)``.
    ///
    /// - Precondition: `limit` is in 1...5000, `offset` is not negative, and their sum is at most 10,000.
    public init(limit: Int = 5000, offset: Int = 0) {
        do {
            try self.init(validatingLimit: limit, offset: offset)
        } catch {
            // Unlike `precondition`, `fatalError` prints its message in release builds too.
            fatalError("\(error)")
        }
    }

    /// Creates a page from a limit and an offset, or throws an error if one of them is out of range.
    ///
    /// - Throws: ``InvalidPage`` if `limit` is not in 1...5000, `offset` is negative, or their sum exceeds 10,000.
    public init(validatingLimit limit: Int, offset: Int = 0) throws {
        guard 1...5000 ~= limit else { throw InvalidPage(.limit, limit: limit, offset: offset) }
        guard 0...10000 ~= offset, limit + offset <= 10000 else {
            throw InvalidPage(.offset, limit: limit, offset: offset)
        }
        self.limit = limit
        self.offset = offset
    }

    /// The page that follows this one, or `nil` if this page ends at the last result that is available.
    ///
    /// The next page has the same limit. Only the last page is shorter if a page with this limit would exceed the
    /// 10,000 results that are available.
    ///
    /// ```swift
    /// var page: Page? = Page(limit: 4000)
    /// while let current = page {
    ///     print(current.offset, current.limit)
    ///     page = current.next
    /// }
    /// // 0 4000
    /// // 4000 4000
    /// // 8000 2000
    /// ```
    public var next: Page? {
        let end = offset + limit
        return end < 10000 ? Page(limit: min(limit, 10000 - end), offset: end) : nil
    }
}

/// An error for a page of results whose limit or offset is out of range.
///
/// ```swift
/// do {
///     _ = try Page(validatingLimit: 100, offset: 9950)
/// } catch let error as InvalidPage {
///     print(error.reason, "the last page starts at", 10000 - error.limit)
/// }
/// // offset the last page starts at 9900
/// ```
public struct InvalidPage: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number that is out of range.
    ///
    /// Later versions may add reasons, so a `switch` over a reason needs a `default` case.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The name of the reason, such as `limit`.
        public let description: String

        private init(_ name: String) {
            description = name
        }

        /// The limit is not in 1...5000.
        public static let limit = Reason("limit")

        /// The offset is negative, or the sum of limit and offset exceeds 10,000.
        public static let offset = Reason("offset")
    }

    /// The number that is out of range.
    public let reason: Reason

    /// The limit that was given.
    public let limit: Int

    /// The offset that was given.
    public let offset: Int

    package init(_ reason: Reason, limit: Int, offset: Int) {
        self.reason = reason
        self.limit = limit
        self.offset = offset
    }

    /// A message that contains the invalid number and the valid range.
    public var description: String {
        switch reason {
        case .limit: "limit \(limit) is out of range; pass 1 to 5000"
        case _ where offset < 0: "offset \(offset) is negative; pass 0 or more"
        default: "offset \(offset) is out of range for limit \(limit); pass 0 to \(10000 - limit)"
        }
    }
}
