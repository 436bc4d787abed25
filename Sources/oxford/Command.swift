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

    /// Finds out what the arguments ask for, and notes what is taken although it is not known; else tells all mistakes.
    init(_ options: Options, noting note: (String) -> Void) throws(ToolError) {
        if options.has(.help) {
            self = .help
        } else if options.has(.version) {
            self = .version
        } else {
            var reading = CommandReading(options)
            guard let command = reading.command(), reading.mistakes.isEmpty else { throw ToolError(reading.mistakes) }
            reading.notes.forEach(note)
            self = command
        }
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
