import OxfordEndpoints

/// The answer to a call, or its error.
///
/// The methods of ``OxfordClient`` that send requests are generic, so the compiler may generate their code again for
/// each type of request. To keep programs small, most of the work is done here, where nothing is generic.
extension Call {
    /// Sends the request and returns the response.
    ///
    /// - Throws: An error if no response arrives, if the status is not in the range 200–299, or if the body is empty.
    func response(
        from send: (TransportRequest, Passage) async throws(TransportError) -> TransportResponse
    ) async throws(OxfordError) -> TransportResponse {
        let response: TransportResponse
        do throws(TransportError) {
            if Task.isCancelled { throw .cancelled }
            response = try await send(request, Passage(call: self))
        } catch {
            throw OxfordError(error, of: request)
        }
        hideSecrets(in: response.requestHeaders)
        guard 200..<300 ~= response.status else {
            let message = ServiceMessage(body: search.hidden(in: response.body))
            throw error(
                OxfordError.Reason(status: response.status, message: message), response, message: message)
        }
        guard !response.body.isEmpty else { throw error(.emptyAnswer, response) }
        return response
    }

    /// Returns the error for a response whose body cannot be decoded.
    func error(_ answerError: AnswerError, decoding response: TransportResponse) -> OxfordError {
        guard response.mayBeJSON else { return error(.unexpectedContent, response, answerError: answerError) }
        guard response.isCutShort else {
            return error(.unreadableAnswer, response, answerError: answerError)
        }
        return error(.cutShort, response, answerError: answerError, transportError: .closedInBody)
    }

    /// Creates the error for a response without a valid answer.
    ///
    /// The response has an error status, or its body is empty or cannot be decoded.
    private func error(
        _ reason: FailureReason, _ response: TransportResponse, message: ServiceMessage? = nil,
        answerError: AnswerError? = nil, transportError: TransportError? = nil
    ) -> OxfordError {
        // A server may echo the credentials, so hide them in all properties that descriptions show. Leave the body
        // unchanged: descriptions do not show it, and it may be long.
        let hidden: (String) -> String = search.hidden
        return OxfordError(
            reason, url: request.url, id: request.id, status: response.status, message: (message?.text).map(hidden),
            serviceID: response.headers.serviceID.map(hidden), retryAfter: response.retryAfter,
            contentType: response.headers["Content-Type"]?.mediaType.map(hidden),
            redirectTarget: response.redirectTarget(from: request.url).map(hidden), body: response.body,
            answerError: answerError?.hiding(search, in: response.body), transportError: transportError)
    }

    /// Ends this call, and reports its success to the observer.
    ///
    /// - Returns: The response's headers, the duration of the request, and the number of calls. In the headers, each
    ///   secret that the server echoed is replaced by `…`.
    func succeed(with response: TransportResponse) -> (headers: Headers, duration: Duration, calls: Int) {
        let (calls, duration) = (close(), elapsed)
        report(.succeeded, status: response.status, isLast: true)
        return (response.headers.hiding(search), duration, calls)
    }

    /// Ends this call, and reports its failure to the observer.
    ///
    /// - Returns: The error, which contains the number of calls. If there is advice that is specific to the request,
    ///   the error contains it too.
    func fail(with error: OxfordError, of endpointRequest: any OxfordEndpointRequest) -> OxfordError {
        let calls = close()
        var advice = error.status.map { _ in
            error.advice(for: endpointRequest, at: request.url, sentSecrets: !search.secrets.isEmpty)
        }
        if error.reason == .timedOut, calls == 0 { advice = "allow more time; the request was not sent" }
        let error = error.with(calls: calls, advice: advice)
        report(.failed, status: error.status, transportError: error.transportError, error: error, isLast: true)
        return error
    }
}
