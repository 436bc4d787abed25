public import OxfordEndpoints

extension V1 {
    /// A request for the data sets that the service offers.
    ///
    /// In version 2, use `OxfordEndpoints.LanguagesRequest`.
    ///
    /// ```swift
    /// print(V1.LanguagesRequest(source: .english).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/languages
    /// //     ?sourceLanguage=en
    /// ```
    public struct LanguagesRequest: EndpointRequest {
        /// The data sets.
        public typealias Answer = LanguagesAnswer

        /// The language of monolingual data sets, or the source language of data sets that contain translations.
        ///
        /// `nil` means any language.
        public var source: Language?

        /// The target language of data sets that contain translations.
        ///
        /// `nil` means any language.
        public var target: Language?

        /// Creates a request for the data sets with the given source and target languages.
        public init(source: Language? = nil, target: Language? = nil) {
            self.source = source
            self.target = target
        }

        /// Writes the path and parameters.
        public func write(to url: inout URLWriter) {
            url.append(path: "languages")
            url.append(source, for: "sourceLanguage")
            url.append(target, for: "targetLanguage")
        }
    }

    /// A request for the filters that the endpoints accept.
    ///
    /// In version 2, use `OxfordEndpoints.FiltersRequest`.
    ///
    /// ```swift
    /// print(V1.FiltersRequest(of: .entries).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/filters/entries
    /// ```
    public struct FiltersRequest: EndpointRequest {
        /// The filters, by endpoint.
        public typealias Answer = NamesAnswer

        /// An endpoint that accepts filters.
        public enum Owner: String, OxfordVocabulary, CaseIterable {
            /// The entries endpoint.
            case entries
            /// The inflections endpoint.
            case inflections
            /// The translations endpoint.
            case translations
            /// The word list endpoint.
            ///
            /// The documentation of version 1 didn't mention that you could request the filters of this endpoint.
            case wordlist
        }

        /// The endpoint whose filters are requested, or `nil` for all endpoints.
        public var owner: Owner?

        /// Creates a request for a list of the filters that an endpoint accepts.
        ///
        /// If `owner` is `nil`, the request is for the filters of all endpoints.
        public init(of owner: Owner? = nil) {
            self.owner = owner
        }

        /// Writes the path.
        public func write(to url: inout URLWriter) {
            url.append(path: "filters")
            if let owner { url.append(segment: owner) }
        }
    }
}
