import OxfordTransport

/// The completion scripts, generated from the endpoints, their parameters and the options.
enum Completions {
    enum Shell: String, CaseIterable {
        case bash, zsh, fish
    }

    static func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    /// A position after the name of an endpoint.
    enum Place {
        /// An argument, by its index from 0.
        case argument(Int)
        case parameter(Parameter)

        /// The name of the parameter as typed, or the number of the argument from 1.
        var key: String {
            switch self {
            case .argument(let number): "\(number + 1)"
            case .parameter(let parameter): "--" + parameter.name
            }
        }
    }

    /// The values at a position, with all endpoints that share them.
    struct Offer {
        let place: Place
        let values: [String]
        var endpoints: [String]
    }

    static let offers = {
        var offers: [Offer] = []
        func add(_ place: Place, _ values: [String], _ endpoint: String) {
            if let index = offers.firstIndex(where: { $0.place.key == place.key && $0.values == values }) {
                offers[index].endpoints.append(endpoint)
            } else {
                offers.append(Offer(place: place, values: values, endpoints: [endpoint]))
            }
        }
        for endpoint in Endpoint.all {
            for (number, argument) in endpoint.arguments.enumerated() where !argument.acceptedValues.isEmpty {
                add(.argument(number), argument.acceptedValues, endpoint.name)
            }
            for parameter in endpoint.parameters { add(.parameter(parameter), parameter.acceptedValues, endpoint.name) }
        }
        let groups = AccessCheck.Group.all.map(\.name)
        for number in groups.indices { add(.argument(number), groups, "check") }
        add(.argument(0), commands, "help")
        return offers
    }()

    static let commands = ["check", "help", "lookup"] + Endpoint.all.map(\.name)
    static let names = commands.joined(separator: " ")
    static let options = ToolOption.allCases.map(\.name).joined(separator: " ")
}
