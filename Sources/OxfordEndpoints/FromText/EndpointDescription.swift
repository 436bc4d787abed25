/// The name, arguments and parameters of an endpoint, for creating requests from text.
///
/// ```swift
/// let endpoint = EntriesRequest.endpoint
/// print(endpoint.usage)
/// print(endpoint.parameters.map(\.name).joined(separator: " "))
/// // entries LANGUAGE WORD
/// // fields grammaticalFeatures lexicalCategory domains registers strictMatch
/// ```
public struct EndpointDescription: Sendable {
    /// The endpoint's name, such as `search-thesaurus`.
    public let name: String

    /// The positional arguments, such as a language and a word.
    public let arguments: [Argument]

    /// The parameters, in URL order.
    public let parameters: [Parameter]

    /// Creates the description of a custom request type.
    public init(_ name: String, arguments: [Argument] = [], parameters: [Parameter] = []) {
        self.name = name
        self.arguments = arguments
        self.parameters = parameters
    }

    /// The endpoint's name and arguments in one line.
    public var usage: String {
        let names = arguments.map { argument in
            let name = argument.name.uppercased()
            return argument.isOptional ? "[\(name)]" : name
        }
        return ([name] + names).joined(separator: " ")
    }
}
