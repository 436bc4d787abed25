import OxfordEndpoints

/// What the arguments ask for.
enum Command {
    /// The list of what can be asked.
    case help
    /// The URL of a request.
    case url(Request)

    struct Request {
        var catalog: EndpointCatalog
        var endpoint: String
        var arguments: [String]
        var parameters: [(name: String, value: String)]
        var server = Server.live
    }

    init(_ arguments: [String]) throws(ToolError) {
        var words: [String] = []
        var parameters: [(name: String, value: String)] = []
        var server = Server.live
        var prints = false
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-"), argument != "-" else {
                words.append(argument)
                continue
            }
            switch argument {
            case "--":
                words += rest
                rest = []
            case "--help", "-h":
                self = .help
                return
            case "--url":
                prints = true
            case "--server":
                server = try Self.server(try Self.value(of: argument, in: &rest))
            default:
                guard argument.hasPrefix("--") else {
                    throw ToolError("\(argument) is no option; what begins with a hyphen comes after --")
                }
                let name = String(argument.dropFirst(2))
                let value = Self.standAlone.contains(name) ? "" : try Self.value(of: argument, in: &rest)
                parameters.append((name, value))
            }
        }
        let isRetired = words.first == "v1"
        if isRetired { words.removeFirst() }
        guard let endpoint = words.first else {
            throw ToolError("name an endpoint: oxford entries en-gb ace --url; oxford --help lists them")
        }
        guard prints else {
            throw ToolError("add --url: this version prints URLs and sends nothing")
        }
        self = .url(
            Request(
                catalog: isRetired ? .version1 : .version2, endpoint: endpoint, arguments: Array(words.dropFirst()),
                parameters: parameters, server: server))
    }

    /// The parameters of version 1 that take no value.
    private static let standAlone = Set(
        EndpointCatalog.version1.endpoints.flatMap(\.parameters).filter { !$0.takesValue }.map(\.name))

    private static func value(of option: String, in rest: inout ArraySlice<String>) throws(ToolError) -> String {
        guard let value = rest.popFirst(), !value.hasPrefix("--") else {
            throw ToolError("\(option) needs a value")
        }
        return value
    }

    private static func server(_ text: String) throws(ToolError) -> Server {
        switch text {
        case "live": return .live
        case "sandbox": return .sandbox
        default:
            do throws(InvalidServer) {
                return try Server(validating: text)
            } catch {
                throw ToolError("\(error); --server takes live, sandbox or the URL of a server")
            }
        }
    }
}

extension Command {
    /// What goes to standard output.
    func output(noting note: (UnknownValue) -> Void) throws(ToolError) -> String {
        switch self {
        case .help:
            return Self.helpText
        case .url(let request):
            do throws(RequestTextError) {
                let composed = try request.catalog.request(
                    request.endpoint, arguments: request.arguments, parameters: request.parameters,
                    noting: note)
                return composed.urlString(on: request.server)
            } catch {
                throw ToolError(error.description)
            }
        }
    }

    private static var helpText: String {
        let endpoints = EndpointCatalog.version2.endpoints.map { endpoint in
            (["  " + endpoint.usage] + endpoint.parameters.map { "--" + $0.name }).joined(separator: " ")
        }
        return """
            oxford ENDPOINT ARGUMENT… [--NAME VALUE]… --url

            Prints the URL of a request to the Oxford Dictionaries API, and sends nothing:

              oxford entries en-gb ace --fields definitions --lexicalCategory noun --url

            \(endpoints.joined(separator: "\n"))

            v1 before the endpoint asks in the terms of version 1, which was switched off in 2019.
            A list has commas between its values. What begins with a hyphen comes after --.
            --server live|sandbox|URL says where the request would go.
            Exit status: 0 printed, 2 a mistake in the arguments.
            """
    }
}
