import OxfordTransport

/// What the arguments ask the tool to do.
enum Command {
    case local(LocalCommand)
    case network(NetworkCommand)
}

/// A command that sends nothing.
enum LocalCommand {
    case help
    /// Prints the arguments and parameters of an endpoint.
    case helpForEndpoint([EndpointDescription])
    case helpForCheck
    case manual
    case version
    case completions(Completions.Shell)
    /// Shows a saved answer.
    case show(file: Argument)
    /// Prints the URL of a request.
    case printURL(any OxfordEndpointRequest)
    /// Prints the curl command that sends a request.
    case printCurl(any OxfordEndpointRequest)
}

/// A command that sends requests.
enum NetworkCommand {
    /// Looks up every line of standard input.
    case lookUpLines
    /// Looks up a word as it was typed.
    case lookUp(Headword)
    /// Sends the requests that check groups of endpoints.
    case check([AccessCheck.Group])
    /// Sends one request.
    case send(any OxfordEndpointRequest)
}
