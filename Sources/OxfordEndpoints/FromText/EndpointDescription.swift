/// What an endpoint is called and what it takes, for those who make requests from text.
///
/// ```swift
/// let endpoint = EntriesRequest.endpoint
/// print(endpoint.usage)
/// print(endpoint.parameters.map(\.name).joined(separator: " "))
/// // entries LANGUAGE WORD
/// // fields grammaticalFeatures lexicalCategory domains registers strictMatch
/// ```
public struct EndpointDescription: Sendable {
    /// The name, as it is typed.
    public let name: String

    /// The positional arguments: the language, a target language where there is one, the word.
    public let arguments: [Argument]

    /// The parameters, in the order in which URLs have them.
    public let parameters: [Parameter]

    /// Describes an endpoint.
    ///
    /// Do so for a request of your own that is to be made from text.
    ///
    /// ```swift
    /// let endpoint = EndpointDescription("rhymes", arguments: [.language(MonolingualLanguage.self), .word], parameters: [.limit])
    /// print(endpoint.usage, "with", endpoint.parameters.map(\.name))
    /// // rhymes LANGUAGE WORD with ["limit"]
    /// ```
    public init(_ name: String, arguments: [Argument] = [], parameters: [Parameter] = []) {
        self.name = name
        self.arguments = arguments
        self.parameters = parameters
    }

    /// How the endpoint is asked, in one line.
    public var usage: String {
        let names = arguments.map { argument in
            let name = argument.name.uppercased()
            return argument.isOptional ? "[\(name)]" : name
        }
        return ([name] + names).joined(separator: " ")
    }
}
