/// A type that represents a request to an endpoint of the Oxford Dictionaries API.
///
/// The library defines a request type for each endpoint of the service. Composing a request's URL never fails and never
/// accesses the network.
///
/// ```swift
/// let request = EntriesRequest(
///     "ace", in: .britishEnglish, filters: [.fields(.definitions)])
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace
/// //     ?fields=definitions
/// ```
///
/// Two requests of the same type are equal if and only if their URLs are equal.
///
/// You can also define your own request types. For an example, see ``URLWriter``. They need no code for equality.
public protocol OxfordEndpointRequest<Answer>: Hashable, Sendable {
    /// The type of the endpoint's filters.
    ///
    /// Each endpoint has its own filter type, so passing another endpoint's filter is a compile-time error.
    associatedtype Filter = NoFilter

    /// The type of the answer.
    associatedtype Answer: OxfordAnswer

    /// The API version that the endpoint belongs to, as it is written in URLs. It is `v2` by default.
    ///
    /// The version consists of ASCII letters, digits and the characters `-._~`.
    static var version: StaticString { get }

    /// Writes the request's path and parameters.
    ///
    /// First write the path segments that come after the API version, then the parameters.
    func write(to url: inout URLWriter)

    /// Returns whether a response with the status 404 means that the service has found nothing.
    ///
    /// If it does, the client's error has the reason `notFound`, and otherwise `unknownEndpoint`. The default
    /// implementation recognizes the messages of the service, such as "No entry found". A custom endpoint whose server
    /// says this in other words, or without a message, can implement this function.
    ///
    /// - Parameter message: The message in the response, or `nil` if there is none.
    func meansNothingFound(_ message: String?) -> Bool
}

extension OxfordEndpointRequest {
    /// `v2`, the current version.
    public static var version: StaticString { "v2" }

    /// Whether the message is one that the service sends if it finds nothing.
    public func meansNothingFound(_ message: String?) -> Bool { message?.saysThatNothingWasFound == true }

    /// Returns the request's URL.
    ///
    /// ```swift
    /// let request = EntriesRequest("ace", in: .britishEnglish)
    /// print(request.urlString(on: .sandbox))
    /// // https://od-api-sandbox.oxforddictionaries.com/api/v2/entries/en-gb/ace
    /// ```
    ///
    /// - Complexity: O(*n*) in the length of the URL. Up to 512 bytes, the only allocation is the returned string.
    public func urlString(on server: Server = .live) -> String {
        URLWriter.text(of: self, on: server)
    }

    /// Returns whether two requests have the same URL.
    ///
    /// The function composes both URLs.
    public static func == (one: Self, other: Self) -> Bool {
        // Comparing the properties instead would not be enough: a page and the filters of an app can write the same
        // parameters. URLs are ASCII, so `==` compares their bytes.
        one.urlString() == other.urlString()
    }

    /// Hashes the request's URL.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(urlString())
    }
}

/// A type of request that accepts filters, such as ``EntriesRequest``.
///
/// Pass filters to the request's initializer, or add them to an existing request with ``filtered(by:)``:
///
/// ```swift
/// func ofNouns<Request: OxfordFilteredRequest>(_ request: Request) -> Request
/// where Request.Filter: FiltersByLexicalCategory {
///     request.filtered(by: [.lexicalCategory(.noun)])
/// }
///
/// let request = ofNouns(LemmasRequest("axes", in: .english))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/lemmas/en/axes
/// //     ?lexicalCategory=noun
/// ```
public protocol OxfordFilteredRequest: OxfordEndpointRequest where Filter: OxfordFilter {
    /// The filters to apply.
    var filters: Filters<Filter> { get set }
}

extension OxfordFilteredRequest {
    /// Returns the request with additional filters.
    ///
    /// If the request already has a filter for the same parameter, the result depends on the kind of parameter. A list
    /// parameter gets the values of both filters, and any other parameter gets only the new value.
    ///
    /// ```swift
    /// let request = EntriesRequest(
    ///     "ace", in: .britishEnglish, filters: [.fields(.definitions)])
    /// print(request.filtered(by: [.fields(.examples)]).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace
    /// //     ?fields=definitions,examples
    /// ```
    public func filtered(by filters: Filters<Filter>) -> Self {
        var request = self
        request.filters.add(filters)
        return request
    }
}

extension String {
    /// Whether this is a message that the service sends with status 404 if it finds nothing.
    ///
    /// Gateways and web servers send status 404 too, for a URL that they do not know, and their messages have countless
    /// forms. This property therefore recognizes the service's messages and nothing else:
    ///
    /// - Version 2 says, for example, "No entry found matching supplied source_lang, word and provided filters", "No
    ///   lemma was found in dictionary 'en' for the inflected form 'x'", or "No entries were found for a given
    ///   inflected word".
    /// - Version 1 says "No entry available for 'x' in 'en'" or, if it does not offer the language, "source_lang is not
    ///   in en, es". The second message counts as well, because it comes from the service, and because the advice to
    ///   check the language fits.
    package var saysThatNothingWasFound: Bool {
        // Look for the word "no" before a noun that only a dictionary uses, as in "no entry found" or "no bilingual
        // entry is found". Messages such as "no Route matched with those values" and "no entry point found" come from a
        // gateway.
        let noEntry =
            #/
            \b no \W+ ( (bilingual | exact | matching | such) \W+ )*
            (antonyms? | entry | entries | examples? | headwords? | inflections? | lemmas? | pronunciations? | sentences?
                | synonyms? | translations? | words?)
            (\W+ (are | available | for | found | is | was | were) \b | \W* $)
            /#
            .ignoresCase()
        return contains(noEntry) || contains(#/^(source|target)_(\w+_)?lang(uage)? is not in /#)
    }
}
