/// The completion of commands in bash, zsh and fish.
///
/// The script for each shell asks the tool what fits, with `oxford --complete WORD…`. For this reason, all shells offer
/// the same, and they offer what the installed version of the tool accepts.
enum Completions {
    enum Shell: String, CaseIterable {
        case bash, zsh, fish
    }

    /// The names of commands and endpoints.
    static let commands =
        ToolCommand.allCases.compactMap(\.row.name).filter { $0 != "-" } + Endpoint.all.map(\.name)

    static func script(for shell: Shell) -> String {
        switch shell {
        case .bash:
            #"""
            # bash takes --lang=en for three words, and replaces the last of them.
            _oxford() {
                local IFS=$'\n'
                COMPREPLY=($(oxford --complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)) ||
                    compopt -o default 2>/dev/null
                [[ $COMP_WORDBREAKS == *=* ]] && COMPREPLY=("${COMPREPLY[@]#--*=}")
            }
            complete -F _oxford oxford
            """#
        case .zsh:
            #"""
            #compdef oxford
            _oxford() {
                local -a offered
                offered=(${(f)"$(oxford --complete "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)"})
                local end=$?
                compset -P '*[=,]'
                if (( end )); then _files; else compadd -- "${(@)offered##*[=,]}"; fi
            }
            if [[ $funcstack[1] == _oxford ]]; then _oxford "$@"; else compdef _oxford oxford; fi
            """#
        case .fish:
            #"""
            function __oxford_offered
                set -l words (commandline -opc)
                set -l current (commandline -ct)
                oxford --complete $words[2..] "$current" 2>/dev/null
            end
            complete -c oxford -f -a '(__oxford_offered)'
            complete -c oxford -l from-file -r -F
            """#
        }
    }
}

extension Completions {
    /// Returns what the last word can become, or `nil` if it is the path of a file.
    ///
    /// - Parameter words: The words after the name of the tool, up to the word to complete, which may be empty.
    static func offered(after words: some Sequence<String>) -> [String]? {
        var words = joined(words)
        let current = words.popLast() ?? ""
        if words.contains("--") { return [] }
        let parsed = ParsedArguments(words)
        let arguments = parsed.words.map(\.text)
        if let name = parsed.unfinished?.text { return values(of: name, in: arguments.first, for: current) }
        guard current.hasPrefix("-") else { return values(after: arguments).filter { $0.hasPrefix(current) } }
        guard let end = current.firstIndex(of: "=") else {
            return options(after: arguments).filter { $0.hasPrefix(current) }
        }
        let (name, value) = (current[..<end], String(current[current.index(after: end)...]))
        return values(of: String(name), in: arguments.first, for: value)?.map { "\(name)=\($0)" }
    }

    /// Joins the three words for which bash takes an option with a value, such as `--lang=en`.
    private static func joined(_ words: some Sequence<String>) -> [String] {
        words.reduce(into: []) { joined, word in
            let isPart = word == "=" || joined.last?.hasPrefix("--") == true && joined.last?.hasSuffix("=") == true
            let start = isPart ? joined.popLast() : nil
            joined.append((start ?? "") + word)
        }
    }

    private static func values(after arguments: [String]) -> [String] {
        guard let first = arguments.first else { return commands }
        switch ToolCommand.named(first) {
        case .help: return arguments.count == 1 ? commands : []
        case .check: return Endpoint.checked.map(\.name).filter { !arguments.contains($0) }
        default: return Endpoint.named(first)?.arguments.dropFirst(arguments.count - 1).first?.acceptedValues ?? []
        }
    }

    private static func options(after arguments: [String]) -> [String] {
        let endpoint = arguments.first.flatMap { Endpoint.named($0) }
        let accepted = ToolCommand.selected(by: arguments.first).options
        return accepted.flatMap { [$0.name] + ($0.row.letter.map { [$0] } ?? []) }
            + (endpoint?.parameters.map { "--" + $0.name } ?? [])
    }

    /// Returns what the value of an option or a parameter can become, or `nil` if it is the path of a file.
    private static func values(of option: String, in endpoint: String?, for current: String) -> [String]? {
        let name = ParsedArguments.parameterName(String(option.drop { $0 == "-" }))
        if let option = ToolOption(rawValue: name), option.row.placeholder != nil {
            return option == .fromFile ? nil : option.row.accepted.filter { $0.hasPrefix(current) }
        }
        let endpoints = endpoint.flatMap { Endpoint.named($0) }.map { [$0] } ?? Endpoint.all
        guard let parameter = endpoints.flatMap(\.parameters).first(where: { $0.name == name }) else { return [] }
        var list: [Substring] = []
        if case .list = parameter.values {
            list = current.split(separator: ",", omittingEmptySubsequences: false).dropLast()
        }
        let start = list.map { $0 + "," }.joined()
        return parameter.acceptedValues.filter { !list.contains($0[...]) }.map { start + $0 }
            .filter { $0.hasPrefix(current) }
    }
}
