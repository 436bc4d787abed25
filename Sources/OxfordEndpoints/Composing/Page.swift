/// Which of a search's results are asked for: how many, and how many to pass over first.
///
/// ```swift
/// let request = SearchRequest("ab", in: .britishEnglish, filters: .prefix(true), page: Page(limit: 20, offset: 40))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/search/en-gb?q=ab&prefix=true&limit=20&offset=40
/// ```
///
/// The service gives at most 5000 results at once, and none beyond the first 10000.
public struct Page: Hashable, Sendable {
    /// How many results to give at the most: 1 to 5000.
    public let limit: Int

    /// How many results to pass over: 0 or more, and at most 10000 together with the limit.
    public let offset: Int

    /// Makes a page from numbers that are known to be in range.
    ///
    /// ```swift
    /// for number in 0..<2 {
    ///     let page = Page(limit: 20, offset: 20 * number)
    ///     print(SearchRequest("ab", in: .britishEnglish, page: page).urlString())
    /// }
    /// // https://od-api.oxforddictionaries.com/api/v2/search/en-gb?q=ab&limit=20
    /// // https://od-api.oxforddictionaries.com/api/v2/search/en-gb?q=ab&limit=20&offset=20
    /// ```
    ///
    /// - Precondition: `limit` is 1 to 5000, `offset` is 0 or more, and together they are at most 10000. For
    ///   numbers from outside there is ``init(validatingLimit:offset:)``. The message names the line of the call.
    public init(limit: Int = 5000, offset: Int = 0, file: StaticString = #file, line: UInt = #line) {
        do throws(InvalidPage) {
            try self.init(validatingLimit: limit, offset: offset)
        } catch {
            // As an index out of range does; unlike a precondition it says the rule in a release build too.
            fatalError(error.description, file: file, line: line)
        }
    }

    /// Makes a page from numbers that come from outside.
    public init(validatingLimit limit: Int, offset: Int = 0) throws(InvalidPage) {
        guard 1...5000 ~= limit else { throw InvalidPage(.limit, limit: limit, offset: offset) }
        guard 0...10000 ~= offset, limit + offset <= 10000 else {
            throw InvalidPage(.offset, limit: limit, offset: offset)
        }
        self.limit = limit
        self.offset = offset
    }
}

// A member that is not there, with the way to say it. Nothing can call it, so its body never runs.

extension Page {
    /// Not there: a number without a label may be a limit or an offset.
    @available(*, unavailable, message: "write Page(limit: 20) or Page(offset: 20)")
    public init(_ number: Int) { fatalError() }
}

extension Parameter {
    /// The number of results on a page.
    public static let limit = Parameter(
        "limit",
        .number { limit in
            do throws(InvalidPage) {
                _ = try Page(validatingLimit: limit)
                return nil
            } catch {
                return error.description
            }
        })

    /// The number of results before a page.
    public static let offset = Parameter(number: "offset")
}
