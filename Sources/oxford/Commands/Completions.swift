import OxfordTransport

/// The shell completion scripts.
///
/// With a completion script, the shell completes the names of commands, endpoints, options and parameters, and also
/// their values.
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

    /// An argument or a parameter whose value the shell completes.
    enum Place {
        /// An argument after the name of the command or endpoint, identified by its zero-based index.
        case argument(Int)
        case parameter(Parameter)

        /// The name of the parameter, including its hyphens, or the position of the argument, counted from 1.
        var key: String {
            switch self {
            case .argument(let number): "\(number + 1)"
            case .parameter(let parameter): "--" + parameter.name
            }
        }
    }

    /// The values that a completion script offers for one argument or parameter, and the endpoints and commands that
    /// accept these values.
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

    /// The names of commands and endpoints.
    static let commands =
        ToolCommand.allCases.compactMap(\.row.name).filter { $0 != "-" } + Endpoint.all.map(\.name)
    static let names = commands.joined(separator: " ")
    static let options = ToolOption.allCases.map(\.name).joined(separator: " ")
}

// The scripts for bash and zsh first look at the preceding word. If this word is an option that takes a value, they
// offer the option's values. Otherwise, they offer all options, and the values of the argument at the current position.

extension Completions {
    static var bash: String {
        """
        # oxford --completions bash > ~/.local/share/bash-completion/completions/oxford
        _oxford() {
            local endpoint="${COMP_WORDS[1]}" current=${COMP_WORDS[COMP_CWORD]} before= offered=
            case "$endpoint:${COMP_WORDS[COMP_CWORD-1]}" in
        \(valueCases { "offered=\"\($0)\"" })
                *:--from-file) compopt -o default 2>/dev/null; return ;;
        \(textCase)
                *)
                    offered="\(options)"
                    case "$endpoint:$((COMP_CWORD - 1))" in
                        *:0) offered+=" \(names)" ;;
        \(argumentCases { "offered+=\" \($0)\"" })
                    esac
                    case "$endpoint" in
        \(parameterCases { "offered+=\" \($0)\"" })
                    esac
                    ;;
            esac
            [[ $current == *,* ]] && before="${current%,*},"
            COMPREPLY=($(compgen -P "$before" -W "$offered" -- "${current##*,}"))
        }
        complete -F _oxford oxford
        """
    }

    static var zsh: String {
        """
        #compdef oxford
        # oxford --completions zsh > ~/.zsh/completions/_oxford
        _oxford() {
            local -a offered
            local endpoint="${words[2]}"
            case "$endpoint:${words[CURRENT-1]}" in
        \(valueCases { "offered=(\($0))" })
                *:--from-file) _files; return ;;
        \(textCase)
                *)
                    offered=(\(options))
                    case "$endpoint:$((CURRENT - 2))" in
                        *:0) offered+=(\(names)) ;;
        \(argumentCases { "offered+=(\($0))" })
                    esac
                    case "$endpoint" in
        \(parameterCases { "offered+=(\($0))" })
                    esac
                    ;;
            esac
            compset -P '*,'
            compadd -- $offered
        }
        if [[ $funcstack[1] == _oxford ]]; then _oxford "$@"; else compdef _oxford oxford; fi
        """
    }

    private static func valueCases(_ body: (String) -> String) -> String {
        let parameters = offers.filter { $0.parameter != nil && !$0.values.isEmpty }
            .map { "\($0.pattern)) \(body($0.values.joined(separator: " "))) ;;" }
        let options = ToolOption.allCases.filter { !$0.row.accepted.isEmpty }
            .map { "*:\($0.name)) \(body($0.row.accepted.joined(separator: " "))) ;;" }
        return indented(options + parameters, by: 8)
    }

    /// The part of a shell script's `case` statement for options and parameters whose values can't be listed.
    ///
    /// In this branch, the completion script offers no values.
    private static var textCase: String {
        let parameters = offers.filter { $0.values.isEmpty && $0.parameter != nil }.map(\.pattern)
        return indented(
            [
                "\((["*:\(ToolOption.timeout.name)", "*:\(ToolOption.maxCalls.name)"] + parameters).joined(separator: " | "))) return ;;"
            ], by: 8)
    }

    private static func argumentCases(_ body: (String) -> String) -> String {
        let arguments = offers.filter { $0.parameter == nil }
        return indented(arguments.map { "\($0.pattern)) \(body($0.values.joined(separator: " "))) ;;" }, by: 16)
    }

    private static func parameterCases(_ body: (String) -> String) -> String {
        let named = Endpoint.all.filter { !$0.parameters.isEmpty }.map { endpoint in
            let names = endpoint.parameters.map { "--" + $0.name }.joined(separator: " ")
            return "\"\(endpoint.name)\") \(body(names)) ;;"
        }
        return indented(named, by: 16)
    }

    private static func indented(_ lines: [String], by width: Int) -> String {
        lines.map { String(repeating: " ", count: width) + $0 }.joined(separator: "\n")
    }
}

extension Completions.Offer {
    fileprivate var parameter: Parameter? {
        if case .parameter(let parameter) = place { parameter } else { nil }
    }

    /// The pattern for this argument or parameter in a `case` statement of the completion scripts for bash and zsh.
    ///
    /// A pattern lists endpoints, each with the number of an argument or the name of a parameter. For example, the
    /// pattern `"entries:1" | "lemmas:1"` is for the first argument of the endpoints `entries` and `lemmas`. The
    /// pattern `"entries:--fields"` is for the value of the parameter `--fields` of the endpoint `entries`.
    fileprivate var pattern: String {
        endpoints.map { "\"\($0):\(place.key)\"" }.joined(separator: " | ")
    }
}

extension Completions {
    /// The completion script for fish.
    ///
    /// Most lines of the script contain an option, a parameter, or values that fish offers while the user types. Values
    /// that belong to a command or an endpoint have a condition, which checks the words typed so far, the number of
    /// words, or both. fish offers such values only if the condition is met.
    static var fish: String {
        let count = "test (count (commandline -opc)) -eq"
        var lines = [
            "# oxford --completions fish > ~/.config/fish/completions/oxford.fish",
            "complete -c oxford -f",
            "complete -c oxford -n '\(count) 1' -a '\(names)'",
        ]
        for option in ToolOption.allCases {
            let row = option.row
            let values = row.accepted.isEmpty ? "" : " -a '\(row.accepted.joined(separator: " "))'"
            let kind = option == .fromFile ? " -r -F" : row.value == nil ? "" : " -x"
            lines.append("complete -c oxford -l \(option.rawValue)\(kind)\(values)")
        }
        for offer in offers {
            let values = offer.values.isEmpty ? "" : " -a '\(offer.values.joined(separator: " "))'"
            let isSeen = "__fish_seen_subcommand_from \(offer.endpoints.joined(separator: " "))"
            switch offer.place {
            case .argument(let number):
                lines.append("complete -c oxford -n '\(isSeen); and \(count) \(number + 2)'\(values)")
            case .parameter(let parameter):
                lines.append("complete -c oxford -n '\(isSeen)' -l \(parameter.name) -x\(values)")
            }
        }
        return lines.joined(separator: "\n")
    }
}
