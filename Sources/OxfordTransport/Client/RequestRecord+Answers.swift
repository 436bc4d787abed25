import OxfordEndpoints

/// The answer to a request, or its error.
///
/// The methods of ``OxfordClient`` that send requests are generic, so the compiler may generate their code again for
/// each type of answer. To keep programs small, most of the work is done here.
extension RequestRecord {
    /// Returns the response of an outcome.
    ///
    /// - Throws: An error if there is no response, if the status is not in the range 200–299, or if the body is empty.
    func response(of outcome: Outcome) throws(OxfordError) -> TransportResponse {
        let response: TransportResponse
        do throws(TransportError) {
            response = try outcome.get()
        } catch {
            throw OxfordError(error, of: request)
        }
        note(response.requestHeaders)
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
        let search = search
        let hidden: (String) -> String = search.hidden
        return OxfordError(
            reason, url: request.url, id: request.id, status: response.status, message: (message?.text).map(hidden),
            serviceID: response.headers.serviceID.map(hidden), retryAfter: response.retryAfter,
            contentType: response.headers["Content-Type"]?.mediaType.map(hidden),
            redirectTarget: response.redirectTarget(from: request.url).map(hidden), body: response.body,
            answerError: answerError?.hiding(search, in: response.body), transportError: transportError)
    }

    /// Ends the request, and reports its success to the observer.
    func succeed<Answer>(with answer: Answer, in response: TransportResponse) async -> OxfordResponse<Answer> {
        let ((calls, unreported), duration) = (close(), elapsed)
        await report(.succeeded, after: duration, calls: calls, unreported: unreported, status: response.status)
        let headers = ShownHeaders(response.headers, answering: notedHeaders, rememberedBy: memory)
        return OxfordResponse(
            answer: answer, status: response.status, headers: headers, id: request.id, duration: duration,
            calls: calls, body: response.body)
    }

    /// Ends the request, and reports its failure to the observer.
    ///
    /// - Returns: The error, which contains the number of calls. If there is advice that is specific to the request,
    ///   the error contains it too.
    func fail(with error: OxfordError, of endpointRequest: any OxfordEndpointRequest) async -> OxfordError {
        let ((calls, unreported), duration) = (close(), elapsed)
        var advice = error.status.map { _ in
            error.advice(for: endpointRequest, at: request.url, sentSecrets: !search.secrets.isEmpty)
        }
        if error.reason == .timedOut, calls == 0 { advice = "allow more time; this request made no call" }
        let error = error.with(calls: calls, advice: advice)
        await report(
            .failed, after: duration, calls: calls, unreported: unreported, status: error.status, error: error)
        return error
    }
}

extension AnswerError {
    /// Returns a copy of the error in which all secrets are hidden.
    ///
    /// The error contains an excerpt of the body, and a secret may extend beyond either end of the excerpt. The whole
    /// excerpt is therefore hidden if there is a secret anywhere in the body.
    fileprivate func hiding(_ search: SecretSearch, in body: [UInt8]) -> AnswerError {
        AnswerError(
            path: search.hidden(in: path), offset: offset, expected: search.hidden(in: expected),
            found: search.finds(in: body) ? "…" : search.hidden(in: found))
    }
}
