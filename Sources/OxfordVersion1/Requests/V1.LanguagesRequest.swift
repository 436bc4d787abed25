public import OxfordEndpoints

extension V1 {
    /// Requests the data sets of version 1.
    ///
    /// In version 2, use `OxfordEndpoints.LanguagesRequest`.
    ///
    /// ```swift
    /// print(V1.LanguagesRequest(source: .english).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/languages
    /// //     ?sourceLanguage=en
    /// ```
    public struct LanguagesRequest: OxfordVersion1Request {
        /// The data sets.
        public typealias Answer = LanguagesAnswer

        /// The language of the data sets, or the source language of their translations, or `nil` for any.
        public var source: DatasetSourceLanguage?

        /// The target language of the data sets, or `nil` for any.
        public var target: DatasetTargetLanguage?

        /// Creates a request for the data sets with the given languages.
        public init(source: DatasetSourceLanguage? = nil, target: DatasetTargetLanguage? = nil) {
            self.source = source
            self.target = target
        }

        /// Writes the path and the parameters.
        public func write(to url: inout URLWriter) {
            url.path("languages")
            url.parameter(.version1Source, source)
            url.parameter(.version1Target, target)
        }
    }
}

extension Parameter {
    fileprivate static let version1Source = Parameter("sourceLanguage", oneOf: V1.DatasetSourceLanguage.self)
    fileprivate static let version1Target = Parameter("targetLanguage", oneOf: V1.DatasetTargetLanguage.self)
}
