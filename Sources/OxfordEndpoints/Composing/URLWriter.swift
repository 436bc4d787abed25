/// A writer for a request's path and parameters.
///
/// A custom request uses a writer to implement ``OxfordEndpointRequest/write(to:)``. First write the path segments that
/// follow `/api/v2`, then the query parameters. The writer adds `/`, `?` and `&`, and percent-encodes the values, so
/// the URL is valid no matter which characters the values contain.
///
/// Writing a path segment after a query parameter is a programming error that stops the program, because the segment
/// would become part of the query.
///
/// ```swift
/// struct AnagramsRequest: OxfordEndpointRequest {
///     typealias Answer = EntriesAnswer
///     var word: WordText
///
///     func write(to url: inout URLWriter) {
///         url.append(path: "anagrams")
///         url.append(segment: word)
///         url.append(3, for: "length")
///     }
/// }
///
/// print(AnagramsRequest(word: "and/or").urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/anagrams/and%2For?length=3
/// ```
public struct URLWriter: ~Copyable {
    private var buffer: URLBuffer
    private var separator = UInt8(ascii: "?")

    private init(_ buffer: consuming URLBuffer) {
        self.buffer = buffer
    }

    static func text<Request: OxfordEndpointRequest>(of request: Request, on server: Server) -> String {
        URLBuffer.text { buffer in
            var url = URLWriter(buffer)
            url.buffer.append(server.base)
            url.buffer.append("/api/" as StaticString)
            url.buffer.append(Request.version)
            request.write(to: &url)
            buffer = url.buffer
        }
    }
}

extension URLWriter {
    /// Appends a fixed part of the URL's path, such as the endpoint's name.
    ///
    /// - Precondition: `path` contains only ASCII letters, digits, `-._~` and slashes. No segment is empty, `.` or
    ///   `..`.
    public mutating func append(path: StaticString) {
        // The path is checked in debug builds only, because a check would take longer than the rest of this function.
        // The path is a literal, so a check in one build is valid for every other build.
        assert(path.description.isPlainPath, "a fixed path segment must not need percent-encoding")
        startSegment()
        buffer.append(path)
    }

    /// Ends the path with a slash, which a few endpoints require.
    ///
    /// ```swift
    /// struct CorporaRequest: OxfordEndpointRequest {
    ///     typealias Answer = LabelsAnswer<LexicalCategory>
    ///
    ///     func write(to url: inout URLWriter) {
    ///         url.append(path: "stats/corpora")
    ///         url.appendTrailingSlash()
    ///     }
    /// }
    ///
    /// print(CorporaRequest().urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/corpora/
    /// ```
    public mutating func appendTrailingSlash() {
        startSegment()
    }

    /// Appends a word as the next path segment.
    public mutating func append(segment word: WordText) {
        startSegment()
        buffer.append(word.encoded.text)
    }

    /// Appends a language code as the next path segment.
    public mutating func append(segment language: some OxfordLanguage) {
        startSegment()
        buffer.append(language.language.code)
    }

    /// Appends a value of a vocabulary as the next path segment, and percent-encodes the value.
    ///
    /// - Precondition: The raw value is not empty, and has no part between slashes that is `.` or `..`.
    public mutating func append(segment value: some OxfordVocabulary) {
        let text = value.rawValue
        guard !text.isEmpty, text.dotPart == nil else { fatalError("\(text.quoted) cannot be a path segment") }
        startSegment()
        buffer.encode(text)
    }

    /// Appends a path segment for each language of a data set.
    ///
    /// A monolingual data set has one language. A bilingual data set has two, which are appended in the order of
    /// translation: the source language, then the target language.
    package mutating func append(segments dataset: DatasetLanguages) {
        append(segment: dataset.source)
        if let target = dataset.target { append(segment: target) }
    }

    /// Appends text that is already percent-encoded as the next path segment.
    ///
    /// Use this function for a segment with reserved characters, such as the filters of version 1 of the API:
    ///
    /// ```swift
    /// struct NounsRequest: OxfordEndpointRequest {
    ///     typealias Answer = EntriesAnswer
    ///
    ///     func write(to url: inout URLWriter) {
    ///         url.append(path: "entries/en/ace")
    ///         url.append(encodedSegment: "lexicalCategory=noun;regions=us")
    ///     }
    /// }
    ///
    /// print(NounsRequest().urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/entries/en/ace
    /// //     /lexicalCategory=noun;regions=us
    /// ```
    ///
    /// - Precondition: The text contains only ASCII letters, digits, the characters `-._~!$&'()*+,;=:@`, and valid
    ///   percent-escapes, and it is not empty, `.` or `..`.
    public mutating func append(encodedSegment text: String) {
        guard text.isEncodedSegment else { fatalError("\(text.quoted) cannot be a path segment; percent-encode it") }
        startSegment()
        buffer.append(text)
    }

    private mutating func startSegment() {
        guard separator == UInt8(ascii: "?") else { fatalError("append path segments before parameters") }
        buffer.append(UInt8(ascii: "/"))
    }
}

extension URLWriter {
    /// Appends a parameter whose value is a string, and percent-encodes the string.
    ///
    /// If the value is `nil`, the function appends nothing.
    public mutating func append(_ value: String?, for name: StaticString) {
        guard let value else { return }
        startParameter(name)
        buffer.encode(value)
    }

    /// Appends a parameter whose value is a word.
    public mutating func append(_ word: WordText, for name: StaticString) {
        startParameter(name)
        buffer.append(word.encoded.text)
    }

    /// Appends a parameter whose value belongs to an ``OxfordVocabulary``, such as `LexicalCategory.noun`.
    ///
    /// If the value is `nil`, the function appends nothing.
    public mutating func append(_ value: (some OxfordVocabulary)?, for name: StaticString) {
        append(value?.rawValue, for: name)
    }

    /// Appends a parameter whose value is an integer.
    public mutating func append(_ number: Int, for name: StaticString) {
        startParameter(name)
        if number < 0 { buffer.append(UInt8(ascii: "-")) }
        buffer.append(digitsOf: number.magnitude)
    }

    /// Appends the limit and the offset of a page as parameters.
    ///
    /// If the offset is 0, the function appends only the limit. If the page is `nil`, the function appends nothing.
    public mutating func append(_ page: Page?) {
        guard let page else { return }
        append(page.limit, for: "limit")
        if page.offset > 0 { append(page.offset, for: "offset") }
    }

    /// Appends the filters as parameters, in the alphabetical order of their names.
    public mutating func append(_ filters: Filters<some OxfordFilter>) {
        guard !filters.isEmpty else { return }
        buffer.append(separator)
        buffer.append(filters.encoded)
        separator = UInt8(ascii: "&")
    }

    /// Appends a term as a parameter, unless it is an empty list.
    mutating func append(_ term: FilterTerm) {
        guard term.isWritten else { return }
        buffer.append(separator)
        term.write(to: &buffer)
        separator = UInt8(ascii: "&")
    }

    private mutating func startParameter(_ name: StaticString) {
        // Like a path, the name is a literal, so it is checked in debug builds only.
        assert(name.description.isUnreserved, "the name of a parameter must not need percent-encoding")
        buffer.append(separator)
        buffer.append(name)
        buffer.append(UInt8(ascii: "="))
        separator = UInt8(ascii: "&")
    }
}

extension URLBuffer {
    fileprivate mutating func append(digitsOf number: UInt) {
        if number > 9 { append(digitsOf: number / 10) }
        append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}

extension String {
    fileprivate var isPlainPath: Bool {
        utf8.allSatisfy { $0.isUnreserved || $0 == UInt8(ascii: "/") }
            && parts(between: UInt8(ascii: "/")).allSatisfy { !["", ".", ".."].contains($0) }
    }
}
