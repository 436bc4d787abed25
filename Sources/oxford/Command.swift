import OxfordDictionaries

/// What the arguments ask for.
enum Command {
    case help
    case version
    case completions(Completions.Shell)
    /// Shows a saved answer.
    case show(file: String)
    /// Finds the entries of every line of standard input.
    case lookUpLines
    /// Finds the entries of a word as it was typed.
    case lookUp(Headword)
    /// Asks an endpoint; one of version 1 is composed alone.
    case ask(any OxfordTextRequest, isRetired: Bool)

    init(_ options: Options, noting note: (UnknownValue) -> Void) throws(ToolError) {
        var words = options.words
        if options.isHelp {
            self = .help
            return
        }
        if options.isVersion {
            self = .version
            return
        }
        if let shell = options.shell {
            self = .completions(shell)
            return
        }
        if let file = options.file {
            guard words.isEmpty, options.wordsBehindHyphens.isEmpty else {
                throw ToolError("--from-file shows one saved answer, without words")
            }
            self = .show(file: file)
            return
        }
        let isRetired = words.first == "v1"
        if isRetired { words.removeFirst() }
        let catalog = isRetired ? EndpointCatalog.version1 : .version2
        if isRetired, words.isEmpty {
            throw ToolError("name an endpoint of version 1 behind v1; oxford --help lists those of version 2")
        }
        if let name = words.first, isRetired || catalog.endpoints.contains(where: { $0.name == name }) {
            self = try Self.asking(catalog, words + options.wordsBehindHyphens, options.parameters, isRetired, note)
            return
        }
        if words.first == "lookup" { words.removeFirst() }
        if let (name, _) = options.parameters.first {
            throw ToolError("--\(name) is for an endpoint, such as entries: oxford entries en-gb ace --\(name) …")
        }
        if words == ["-"], options.wordsBehindHyphens.isEmpty {
            guard options.form == .text || options.form == .json else {
                throw ToolError("- looks up every line of standard input: with --json, or as text")
            }
            self = .lookUpLines
            return
        }
        let text = (words + options.wordsBehindHyphens).joined(separator: " ")
        guard !text.isEmpty else {
            throw ToolError("name a word: oxford ace; oxford --help lists what else there is")
        }
        self = .lookUp(try Headword(typed: text))
    }

    private static func asking(
        _ catalog: EndpointCatalog, _ words: [String], _ parameters: [(name: String, value: String)], _ isRetired: Bool,
        _ note: (UnknownValue) -> Void
    ) throws(ToolError) -> Command {
        do throws(RequestTextError) {
            let request = try catalog.request(
                words.first ?? "", arguments: Array(words.dropFirst()), parameters: parameters, noting: note)
            return .ask(request, isRetired: isRetired)
        } catch {
            let name = words.first ?? ""
            let isWord = words.count == 1 && !isRetired && parameters.isEmpty
            throw ToolError(error.description + (isWord ? "; to look the word up: oxford -- \(name)" : ""))
        }
    }
}

extension Headword {
    /// Makes a headword of what somebody typed.
    init(typed text: String) throws(ToolError) {
        do throws(InvalidText) {
            try self.init(validating: text)
        } catch {
            throw ToolError("\(error)")
        }
    }
}
