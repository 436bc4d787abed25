#if canImport(Darwin) || canImport(FoundationNetworking)
    public import OxfordTransport

    #if canImport(FoundationNetworking)
        import Foundation
        public import FoundationNetworking
    #else
        public import Foundation
    #endif

    extension URLRequest {
        /// Creates a `URLRequest` with the URL and headers of a request, for code that uses `URLSession` directly.
        ///
        /// ```swift
        /// import Foundation
        /// #if canImport(FoundationNetworking)
        ///     import FoundationNetworking
        /// #endif
        ///
        /// let client = OxfordClient(
        ///     credentials: try Credentials(appID: "1a2b3c4d", appKey: "01234567"))
        /// let request = URLRequest(
        ///     client.transportRequest(for: .entries("ace", in: .britishEnglish)))
        /// print(request?.url?.path ?? "no URL")
        /// print(request?.value(forHTTPHeaderField: "app_id") ?? "no app ID")
        /// // /api/v2/entries/en-gb/ace
        /// // 1a2b3c4d
        /// ```
        ///
        /// - Returns: `nil` if the request's URL is invalid. A URL that an `OxfordClient` creates is always valid.
        public init?(_ request: TransportRequest) {
            guard let url = URL(string: request.url, encodingInvalidCharacters: false) else { return nil }
            self.init(url, headers: request.headers)
        }

        init(_ url: URL, headers: Headers) {
            self.init(url: url)
            // Set all headers at once with this property. On Linux, `setValue(_:forHTTPHeaderField:)` takes about 20
            // times as long and capitalizes the names. The property does not check for line breaks, which would inject
            // headers, but `Headers` contains no line breaks.
            allHTTPHeaderFields = Dictionary(headers.map { ($0.name, $0.value) }) { "\($0), \($1)" }
        }
    }
#endif
