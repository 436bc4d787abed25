import OxfordTransport

// The candidates depend on the preceding word if it takes a value, and otherwise on the number of words.

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
        let options = ToolOption.allCases.filter { !$0.accepted.isEmpty }
            .map { "*:\($0.name)) \(body($0.accepted.joined(separator: " "))) ;;" }
        return indented(options + parameters, by: 8)
    }

    /// The case for values that may be any text and have no candidates.
    private static var textCase: String {
        let parameters = offers.filter { $0.values.isEmpty && $0.parameter != nil }.map(\.pattern)
        return indented(
            ["\((["*:\(ToolOption.timeout.name)"] + parameters).joined(separator: " | "))) return ;;"], by: 8)
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

    /// The pattern of a case, which matches the endpoint and the position.
    fileprivate var pattern: String {
        endpoints.map { "\"\($0):\(place.key)\"" }.joined(separator: " | ")
    }
}
