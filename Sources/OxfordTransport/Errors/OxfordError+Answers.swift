import OxfordEndpoints

extension OxfordError {
    init(_ error: TransportError, of request: TransportRequest) {
        // Apps do not show cancellations to their users. If the transport reports a cancellation although the caller's
        // task was not cancelled, report it as a failure, so that the app shows it.
        let isForeign = error.reason == .cancelled && !Task.isCancelled
        let error = isForeign ? TransportError(.other, detail: "the transport cancelled it") : error
        self.init(error.reason, url: request.url, id: request.id, transportError: error)
    }
}

extension FailureReason {
    /// Creates the reason for a response with an error status.
    ///
    /// The reason depends on the message only if the status has more than one meaning.
    init(status: Int, message: ServiceMessage?) {
        switch status {
        case 300..<400: self = .redirected
        case 400: self = .badRequest
        case 401: self = .invalidCredentials
        case 403: self = message?.text.lowercased().contains("missing") == true ? .invalidCredentials : .notAllowed
        case 404: self = message?.saysThatNothingWasFound == true ? .notFound : .unknownEndpoint
        case 414: self = .tooLong
        case 429: self = .rateLimited
        case 500, 502, 503, 504: self = .serverFailure
        default: self = .unexpectedStatus
        }
    }
}

extension Headers {
    var serviceID: String? { self["X-Request-Id"] }
}

extension AnswerError {
    /// Returns a copy of the error in which all secrets are hidden.
    ///
    /// The error contains an excerpt of the body, and a secret may extend beyond either end of the excerpt. The whole
    /// excerpt is therefore hidden if there is a secret anywhere in the body.
    func hiding(_ search: SecretSearch, in body: [UInt8]) -> AnswerError {
        AnswerError(
            path: search.hidden(in: path), offset: offset, expected: search.hidden(in: expected),
            found: search.finds(in: body) ? "…" : search.hidden(in: found))
    }
}
