import OxfordEndpoints

extension OxfordError {
    /// The error of a request that got no answer.
    init(_ error: TransportError, of request: TransportRequest) {
        self.init(
            error.reason == .cancelled ? .cancelled : error.reason == .timedOut ? .timedOut : .noAnswer,
            url: request.url, id: request.id, transportError: error, attempts: 0)
    }

    /// The error of an answer, which may have a success's status.
    init(
        _ reason: Reason, _ response: TransportResponse, to request: TransportRequest, credentials: Credentials?,
        answerError: AnswerError? = nil, transportError: TransportError? = nil
    ) {
        // A server may send back whatever it was sent.
        func hidden(_ text: String) -> String { credentials?.hidden(in: text) ?? text }
        let shownBody = credentials?.hidden(in: response.body) ?? response.body
        self.init(
            reason, url: request.url, id: request.id, status: response.status,
            // Twice, since a text may be cut off within a secret, and an escape in it may hide one.
            message: answerError == nil ? ServiceMessage(body: shownBody).map { hidden($0.text) } : nil,
            serviceID: response.serviceID.map(hidden), retryAfter: response.retryAfter,
            contentType: response.headers["Content-Type"].map(hidden)?.mediaType, body: response.body,
            // What was found is cut short, and half a secret is one too.
            answerError: shownBody == response.body
                ? answerError : answerError.map { AnswerError(offset: $0.offset, expected: $0.expected, found: "…") },
            transportError: transportError, attempts: 0)
    }
}

extension OxfordError.Reason {
    /// What a status that is no success means, with what the service said.
    init(status: Int, message: String) {
        switch status {
        case 300..<400: self = .redirected
        case 400: self = .badRequest
        case 401: self = .invalidCredentials
        case 403 where message.lowercased().contains("missing"): self = .invalidCredentials
        case 403: self = .notAllowed
        case 404 where message.lowercased().contains("requested url"): self = .unknownEndpoint
        case 404: self = .notFound
        case 414: self = .tooLong
        case 429: self = .rateLimited
        case 500, 502, 503, 504: self = .serverFailure
        default: self = .unexpectedStatus
        }
    }
}

extension TransportResponse {
    /// What the service calls the request.
    var serviceID: String? { headers["X-Request-Id"] }

    /// Whether the content may be JSON by what its type says.
    var mayBeJSON: Bool {
        guard let type = headers["Content-Type"]?.mediaType else { return true }
        return type.hasSuffix("json") || type == "text/plain"
    }
}

extension String {
    /// The type of content that a header names, without its parameters.
    fileprivate var mediaType: String? {
        split(separator: ";").first.map { $0.lowercased().split(separator: " ").joined(separator: " ") }
    }
}
