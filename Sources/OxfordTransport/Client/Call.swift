import OxfordEndpoints

/// Sends one request, and reports its outcome to the client's observer.
///
/// The methods of ``OxfordClient`` that send requests are generic, so the compiler may generate their code again for
/// each type of request. To keep programs small, most of the work is done by `Call`, which is not generic.
struct Call {
    let id = RequestID()
    private let request: TransportRequest
    private let journal: AttemptJournal
    private let search: SecretSearch?
    private let start = ContinuousClock.now

    init(
        to url: String, headers: Headers, search: SecretSearch?, observer: (any OxfordObserver)?,
        ledger: CallLedger?
    ) {
        journal = AttemptJournal(id: id, url: url, observer: observer, ledger: ledger)
        request = TransportRequest(url: url, headers: headers, id: id, counter: journal)
        self.search = search
    }

    /// Sends the request and returns the response.
    ///
    /// - Throws: An error if no response arrives, if the status is not in the range 200–299, or if the body is empty.
    func response(from transport: any Transport) async throws(OxfordError) -> TransportResponse {
        let response: TransportResponse
        do throws(TransportError) {
            if Task.isCancelled { throw TransportError(.cancelled) }
            response = try await transport.attempt(1, of: request)
        } catch {
            throw OxfordError(error, of: request)
        }
        guard 200..<300 ~= response.status else {
            let message = ServiceMessage(body: response.body)
            throw error(
                OxfordError.Reason(status: response.status, message: message?.text ?? ""), response, message: message)
        }
        guard !response.body.isEmpty else { throw error(.emptyAnswer, response) }
        return response
    }

    /// Returns the error for a response whose body cannot be decoded.
    func error(_ answerError: AnswerError, decoding response: TransportResponse) -> OxfordError {
        guard response.mayBeJSON else { return error(.unexpectedContent, response, answerError: answerError) }
        guard response.judgment == .cutShort else {
            return error(.unreadableAnswer, response, answerError: answerError)
        }
        return error(.noAnswer, response, answerError: answerError, transportError: .closedInBody)
    }

    private func error(
        _ reason: OxfordError.Reason, _ response: TransportResponse, message: ServiceMessage? = nil,
        answerError: AnswerError? = nil, transportError: TransportError? = nil
    ) -> OxfordError {
        OxfordError(
            reason, response, to: request, search: search, message: message, answerError: answerError,
            transportError: transportError)
    }

    /// Ends this call, and reports its success to the observer.
    ///
    /// - Returns: The response's headers, the duration of the call, and the number of attempts. In the headers, each
    ///   secret that the server echoed is replaced by `…`.
    func succeed(
        with response: TransportResponse
    ) async -> (headers: Headers, duration: Duration, attempts: Int) {
        let attempts = journal.close()
        let duration = start.duration(to: .now)
        await journal.finish(
            with: OxfordEvent(
                id: id, url: request.url, duration: duration, attempts: attempts, outcome: .success(response.status)))
        return (search.map(response.headers.hiding) ?? response.headers, duration, attempts)
    }

    /// Ends this call, and reports its failure to the observer.
    ///
    /// - Returns: The error, which contains the number of attempts. If there is advice that is specific to the request,
    ///   the error contains it too.
    func fail(with error: OxfordError, of endpointRequest: any OxfordEndpointRequest) async -> OxfordError {
        var error = error
        error.attempts = journal.close()
        if error.status != nil, let advice = error.reason.advice(for: endpointRequest, at: request.url) {
            error.advice = advice
        }
        await journal.finish(
            with: OxfordEvent(
                id: id, url: request.url, duration: start.duration(to: .now), attempts: error.attempts,
                outcome: .failure(error)))
        return error
    }
}
