import OxfordDictionaries

/// What the arguments ask for.
enum Command {
    case help
    case version
    case completions(Completions.Shell)
    /// Shows a saved answer.
    case show(file: Argument)
    /// Finds the entries of every line of standard input.
    case lookUpLines
    /// Finds the entries of a word as it was typed.
    case lookUp(Headword)
    /// Asks an endpoint, or shows what would be asked.
    case ask(any OxfordTextRequest)

    /// Tells what the arguments ask for, and gives notes on what is taken although it is not known; or all mistakes.
    static func read(_ options: Options) throws(ToolError) -> (command: Command, notes: [String]) {
        if options.has(.help) { return (.help, []) }
        if options.has(.version) { return (.version, []) }
        var reading = CommandReading(options)
        guard let command = reading.command(), reading.mistakes.isEmpty else { throw ToolError(reading.mistakes) }
        return (command, reading.notes)
    }
}

extension Headword {
    /// Makes a headword of what somebody typed.
    init(typed text: String) throws(RequestTextError) {
        do throws(InvalidText) {
            try self.init(validating: text)
        } catch {
            throw RequestTextError(.unacceptableValue, text: text, of: "word", rule: error.description)
        }
    }
}
