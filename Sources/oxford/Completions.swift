import OxfordDictionaries

/// What a shell offers when the tab key is pressed, made from the endpoints and their parameters.
enum Completions {
    enum Shell: String {
        case bash, zsh, fish
    }

    static func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    private static let endpoints = EndpointCatalog.version2.endpoints
    private static let own = Options.own.map { "--" + $0.name }

    private static func parameters(of endpoint: Endpoint) -> [String] {
        endpoint.parameters.map { "--" + $0.name }
    }

    /// The cases of a shell's `case`, one for each endpoint.
    private static func cases(_ body: (Endpoint) -> String) -> String {
        endpoints.map { "        \($0.name)) \(body($0)) ;;" }.joined(separator: "\n")
    }

    private static var bash: String {
        """
        # oxford --completions bash > ~/.local/share/bash-completion/completions/oxford
        _oxford() {
            local words="\(own.joined(separator: " "))"
            case ${COMP_WORDS[1]} in
        \(cases { "words+=\" \(parameters(of: $0).joined(separator: " "))\"" })
            esac
            [[ $COMP_CWORD -eq 1 ]] && words+=" lookup \(endpoints.map(\.name).joined(separator: " "))"
            COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))
        }
        complete -F _oxford oxford
        """
    }

    private static var zsh: String {
        """
        #compdef oxford
        # oxford --completions zsh > ~/.zsh/completions/_oxford
        _oxford() {
            local -a offered=(\(own.joined(separator: " ")))
            case ${words[2]} in
        \(cases { "offered+=(\(parameters(of: $0).joined(separator: " ")))" })
            esac
            (( CURRENT == 2 )) && offered+=(lookup \(endpoints.map(\.name).joined(separator: " ")))
            compadd -- $offered
        }
        compdef _oxford oxford
        """
    }

    private static var fish: String {
        let names = endpoints.map(\.name).joined(separator: " ")
        let options = Options.own.map { "complete -c oxford -l \($0.name)" + ($0.takesValue ? " -x" : "") }
        let parameters = endpoints.flatMap { endpoint in
            endpoint.parameters.map {
                "complete -c oxford -n '__fish_seen_subcommand_from \(endpoint.name)' -l \($0.name) -x"
            }
        }
        return
            ([
                "# oxford --completions fish > ~/.config/fish/completions/oxford.fish", "complete -c oxford -f",
                "complete -c oxford -n __fish_use_subcommand -a 'lookup \(names)'",
            ] + options + parameters).joined(separator: "\n")
    }
}
