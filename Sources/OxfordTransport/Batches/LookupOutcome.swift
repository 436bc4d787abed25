struct LookupOutcome: Sendable {
    let result: Result<Lookup, OxfordError>

    /// The number of calls, including those before a failure.
    let calls: Int

    let bytes: Int

    /// Whether the look-up of an equal word was reused.
    let isReused: Bool

    init(result: Result<Lookup, OxfordError>, calls: Int? = nil, bytes: Int = 0) {
        self.result = result
        switch result {
        case .success(let lookup): self.calls = calls ?? lookup.calls
        case .failure(let error): self.calls = calls ?? error.attempts
        }
        self.bytes = bytes
        isReused = false
    }

    init(reusing result: Result<Lookup, OxfordError>) {
        self.result = result.map(\.withoutCalls).mapError(\.withoutCalls)
        calls = 0
        bytes = 0
        isReused = true
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
