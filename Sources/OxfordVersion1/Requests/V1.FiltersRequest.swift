public import OxfordEndpoints

extension V1 {
    /// Requests the filters that the endpoints of version 1 accept.
    ///
    /// In version 2, use `OxfordEndpoints.FiltersRequest`.
    ///
    /// ```swift
    /// print(V1.FiltersRequest(of: .entries).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/filters/entries
    /// ```
    public struct FiltersRequest: OxfordVersion1Request {
        /// The filters, by endpoint.
        public typealias Answer = FiltersAnswer

        /// An endpoint with filters.
        public enum Owner: String, OxfordVocabulary, CaseIterable {
            /// The entries endpoint.
            case entries
            /// The inflections endpoint.
            case inflections
            /// The translations endpoint.
            case translations
            /// The word list endpoint, undocumented by the service.
            case wordlist
        }

        /// The endpoint, or `nil` for all endpoints.
        public var owner: Owner?

        /// Creates a request for the filters of one endpoint, or of all.
        public init(of owner: Owner? = nil) {
            self.owner = owner
        }

        /// Writes the path.
        public func write(to url: inout URLWriter) {
            url.path("filters")
            if let owner { url.segment(owner) }
        }
    }
}
