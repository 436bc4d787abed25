import OxfordTransport

enum Command {
    case local(LocalCommand)
    case network(NetworkCommand)
}

/// A command that sends nothing.
enum LocalCommand {
    case help
    case helpForEndpoint(Endpoint)
    case helpForCheck
    case manual
    case version
    case completions(Completions.Shell)
    case show(file: Argument)
    case printURL(any OxfordEndpointRequest)
    case printCurl(any OxfordEndpointRequest)
}

/// A command that sends requests.
enum NetworkCommand {
    case lookUpLines
    case lookUp(Headword)
    case check([AccessCheck.Group])
    case send(any OxfordEndpointRequest)
}
