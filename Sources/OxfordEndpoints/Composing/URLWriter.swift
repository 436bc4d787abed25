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
///     var word: Headword
///
///     func write(to url: inout URLWriter) {
///         url.path("anagrams")
///         url.segment(word)
///         url.parameter("length", 3)
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
            url.buffer.append(Request.version.name)
            request.write(to: &url)
            buffer = url.buffer
        }
    }
}

extension URLWriter {
    /// Writes a fixed part of the URL's path, such as the endpoint's name.
    ///
    /// - Precondition: `name` contains only ASCII letters, digits, `-._~` and slashes. No segment is empty, `.` or
    ///   `..`.
    public mutating func path(_ name: StaticString) {
        // The name is checked in debug builds only. It is a literal, so a check in one build is valid for every other
        // build.
        assert(name.description.isPlainPath, "a fixed path segment must not need percent-encoding")
        startSegment()
        buffer.append(name)
    }

    /// Ends the path with a slash, which a few endpoints require.
    ///
    /// ```swift
    /// struct CorporaRequest: OxfordEndpointRequest {
    ///     typealias Answer = LabelsAnswer
    ///
    ///     func write(to url: inout URLWriter) {
    ///         url.path("stats/corpora")
    ///         url.trailingSlash()
    ///     }
    /// }
    ///
    /// print(CorporaRequest().urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/corpora/
    /// ```
    public mutating func trailingSlash() {
        startSegment()
    }

    /// Writes a headword as the next path segment.
    public mutating func segment(_ word: Headword) {
        startSegment()
        buffer.append(word.encoded.text)
    }

    /// Writes a language code as the next path segment.
    public mutating func segment(_ language: some OxfordLanguage) {
        startSegment()
        buffer.append(language.language.code)
    }

    /// Writes a value of an enumeration, or of another type with a fixed set of values, as the next path segment.
    ///
    /// The type must conform to ``OxfordVocabulary`` and `CaseIterable`.
    ///
    /// - Precondition: The raw value contains only ASCII letters, digits, `-._~` and slashes. No segment is empty, `.`
    ///   or `..`.
    public mutating func segment<Value: OxfordVocabulary & CaseIterable>(_ value: Value) {
        // The type may have an initializer that takes any raw value, so check the raw value in release builds too.
        guard value.rawValue.isPlainPath else { fatalError("\(value.rawValue.quoted) cannot be a path segment") }
        startSegment()
        buffer.append(value.rawValue)
    }

    /// Writes a path segment for each language of a data set.
    ///
    /// A monolingual data set has one language. A bilingual data set has two, which are written in the order of
    /// translation: the source language, then the target language.
    public mutating func segments(_ dataset: Dataset) {
        switch dataset {
        case .monolingual(let language):
            segment(language)
        case .bilingual(let pair):
            segment(pair.source)
            segment(pair.target)
        }
    }

    /// Writes text that is already percent-encoded as the next path segment.
    ///
    /// Only the module `OxfordVersion1` needs this function. In version 1 of the API, filters are part of the path, and
    /// the module percent-encodes the filters before it calls this function.
    package mutating func segment(encoded text: String) {
        startSegment()
        buffer.append(text)
    }

    private mutating func startSegment() {
        guard separator == UInt8(ascii: "?") else { fatalError("write path segments before parameters") }
        buffer.append(UInt8(ascii: "/"))
    }
}

extension URLWriter {
    /// Writes a parameter whose value is a string, and percent-encodes the string.
    public mutating func parameter(_ parameter: Parameter, _ value: String) {
        startParameter(parameter.name)
        buffer.encode(value)
    }

    /// Writes a parameter whose value is the text to search for.
    public mutating func parameter(_ parameter: Parameter, _ query: QueryText) {
        startParameter(parameter.name)
        buffer.append(query.encoded.text)
    }

    /// Writes a parameter whose value belongs to an ``OxfordVocabulary``, such as `LexicalCategory.noun`.
    ///
    /// If the value is `nil`, the function writes nothing.
    public mutating func parameter(_ parameter: Parameter, _ value: (some OxfordVocabulary)?) {
        guard let value else { return }
        self.parameter(parameter, value.rawValue)
    }

    /// Writes a parameter whose value is an integer.
    public mutating func parameter(_ parameter: Parameter, _ number: Int) {
        startParameter(parameter.name)
        if number < 0 { buffer.append(UInt8(ascii: "-")) }
        buffer.append(digitsOf: number.magnitude)
    }

    /// Writes the limit and the offset of a page as parameters.
    ///
    /// If the offset is 0, the function writes only the limit. If the page is `nil`, the function writes nothing.
    public mutating func parameters(_ page: Page?) {
        guard let page else { return }
        parameter(.limit, page.limit)
        if page.offset > 0 { parameter(.offset, page.offset) }
    }

    /// Writes the filters as parameters, in the order of ``OxfordFilter/parameters``.
    public mutating func parameters(_ filters: Filters<some OxfordFilter>) {
        guard !filters.isEmpty else { return }
        buffer.append(separator)
        buffer.append(filters.encoded)
        separator = UInt8(ascii: "&")
    }

    private mutating func startParameter(_ name: String) {
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
