import OxfordEndpoints

struct LookupOutcome: Sendable {
    let result: Result<Lookup, OxfordError>

    /// The number of calls, including those before a failure.
    let calls: Int

    let bytes: Int

    init(result: Result<Lookup, OxfordError>, calls: Int? = nil, bytes: Int = 0) {
        self.result = result
        switch result {
        case .success(let lookup): self.calls = calls ?? lookup.calls
        case .failure(let error): self.calls = calls ?? error.attempts
        }
        self.bytes = bytes
    }

    /// Creates the outcome for text that is not a headword.
    init(refusing error: InvalidText) {
        self.init(
            result: .failure(OxfordError(.invalidWord, url: "", message: error.description, attempts: 0)))
    }

    /// Creates the outcome for a word whose look-up is that of an equal word.
    init(reusing result: Result<Lookup, OxfordError>) {
        self.init(result: result.map(\.withoutCalls).mapError(\.withoutCalls))
    }

    var isFailure: Bool {
        switch result {
        case .success: false
        case .failure: true
        }
    }
}

extension Lookup {
    fileprivate var withoutCalls: Lookup {
        Lookup(
            word: word, match: match, headwords: headwords, answer: answer, suggestions: suggestions, calls: 0)
    }
}

extension OxfordError {
    fileprivate var withoutCalls: OxfordError {
        var error = self
        error.attempts = 0
        return error
    }
}
