/// What the look-up of a word in a batch came to.
struct LookupOutcome: Sendable {
    let result: Result<Lookup, OxfordError>

    /// The number of calls, including those before an error.
    let calls: Int

    /// The number of bytes of the responses.
    let bytes: Int

    /// Whether an equal word was looked up instead.
    let isReused: Bool

    /// Creates an outcome, which has the calls that the result knows of unless `calls` is passed.
    init(result: Result<Lookup, OxfordError>, calls: Int? = nil, bytes: Int = 0) {
        self.result = result
        switch result {
        case .success(let lookup): self.calls = calls ?? lookup.calls
        case .failure(let error): self.calls = calls ?? error.attempts
        }
        self.bytes = bytes
        isReused = false
    }

    /// The outcome for another word that is equal to the one that was looked up.
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
