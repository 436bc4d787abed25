public import OxfordEndpoints

extension V1 {
    /// Asks version 1, switched off in 2019, which filters its endpoints accept; version 2 is asked by
    /// `OxfordEndpoints.FiltersRequest`.
    ///
    /// ```swift
    /// print(V1.FiltersRequest(of: .entries).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/filters/entries
    /// ```
    public struct FiltersRequest: OxfordVersion1Request {
        /// The filters, by endpoint.
        public typealias Answer = FiltersAnswer

        /// An endpoint that has filters of its own to tell.
        ///
        /// ```swift
        /// for owner in V1.FiltersRequest.Owner.allCases { print(V1.FiltersRequest(of: owner).urlString()) }
        /// // https://od-api.oxforddictionaries.com/api/v1/filters/entries
        /// // https://od-api.oxforddictionaries.com/api/v1/filters/inflections
        /// // https://od-api.oxforddictionaries.com/api/v1/filters/translations
        /// // https://od-api.oxforddictionaries.com/api/v1/filters/wordlist
        /// ```
        ///
        /// The set is closed, because version 1 was switched off.
        public enum Owner: String, OxfordVocabulary, CaseIterable {
            /// What entries can be narrowed by.
            case entries
            /// What inflections can be narrowed by.
            case inflections
            /// What translations can be narrowed by.
            case translations
            /// What word lists are made by; the service does not document this one.
            case wordlist
        }

        /// The endpoint that is asked about; without one, all of them.
        public var owner: Owner?

        /// Asks for the filters of every endpoint, or of one.
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

extension V1.FiltersRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription("filters", arguments: [.endpoint(Owner.self)])

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        self.init(of: text.hasArgument ? try text.argument() : nil)
    }
}
