#if !os(WASI)
    public import OxfordTransport

    #if canImport(FoundationNetworking)
        import Foundation
        public import FoundationNetworking
    #else
        public import Foundation
    #endif

    extension URLRequest {
        /// Makes Foundation's request of one that is ready to be sent, for code that sends it by itself.
        ///
        /// ```swift
        /// import Foundation
        /// #if canImport(FoundationNetworking)
        ///     import FoundationNetworking
        /// #endif
        ///
        /// let client = OxfordClient(credentials: try Credentials(appID: "1a2b3c4d", appKey: "0123456789abcdef"))
        /// let request = URLRequest(client.transportRequest(for: .entries("ace", in: .britishEnglish)))
        /// print(request?.url?.path ?? "no URL", request?.value(forHTTPHeaderField: "app_id") ?? "no id")
        /// // /api/v2/entries/en-gb/ace 1a2b3c4d
        /// ```
        ///
        /// It is `nil` where the text of the URL is none, which a request of an endpoint never is.
        public init?(_ request: TransportRequest) {
            guard let url = URL(string: request.url, encodingInvalidCharacters: false) else { return nil }
            self.init(url, headers: request.headers)
        }

        init(_ url: URL, headers: Headers) {
            self.init(url: url)
            // Setting headers one by one takes twenty times as long, and loses the letter case of their names.
            allHTTPHeaderFields = Dictionary(headers.map { ($0.name, $0.value) }) { "\($0), \($1)" }
        }
    }
#endif
