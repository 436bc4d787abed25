import OxfordEndpoints

/// The answer to a request, or its error.
///
/// The methods of ``OxfordClient`` that send requests are generic, so the compiler may generate their code again for
/// each type of answer. To keep programs small, most of the work is done here.
extension RequestRecord {
    /// Returns the response of an outcome.
    ///
    /// - Throws: An error if there is no response, if the status is not in the range 200–299, or if the body is empty.
    func response(
        of outcome: Outcome, to endpointRequest: any OxfordEndpointRequest
    ) throws(OxfordError) -> TransportResponse {
        let response: TransportResponse
        do throws(TransportError) {
            response = try outcome.get()
        } catch {
            throw OxfordError(error, of: request)
        }
        guard 200..<300 ~= response.status else {
            // Read the reason from the original text, because a secret may be a word of the message.
            let text = ServiceMessage.text(in: response.body)
            let message = text.flatMap(ServiceMessage.line)
            let isNotFound = response.status == 404 && endpointRequest.meansNothingFound(message)
            throw error(
                isNotFound ? .notFound : FailureReason(status: response.status, message: message), response,
                message: text.flatMap { ServiceMessage.line(secrets.hidden(in: $0)) })
        }
        guard response.body.isEmpty else { return response }
        guard response.isCutShort else { throw error(.emptyAnswer, response) }
        throw error(.cutShort, response, transportError: .closedInBody)
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
        _ reason: FailureReason, _ response: TransportResponse, message: String? = nil,
        answerError: AnswerError? = nil, transportError: TransportError? = nil
    ) -> OxfordError {
        // A server may echo the credentials, so hide them in all properties that descriptions show. Leave the body
        // unchanged: descriptions do not show it, and it may be long.
        let secrets = secrets
        let hidden: (String) -> String = secrets.hidden
        return OxfordError(
            reason, url: request.url, id: request.id, status: response.status, message: message,
            serviceID: response.headers.serviceID.map(hidden), retryAfter: response.retryAfter,
            contentType: response.headers["Content-Type"]?.mediaType.map(hidden),
            redirectTarget: response.redirectTarget(from: lastURL).map(hidden), body: response.body,
            answerError: answerError?.hiding(secrets, in: response.body), transportError: transportError)
    }

    /// Reports the success of the request to the observer.
    func succeed<Answer>(with answer: Answer, in response: TransportResponse) -> OxfordResponse<Answer> {
        let (calls, duration) = (calls, elapsed)
        observe(.succeeded, after: duration, calls: calls, status: response.status)
        return OxfordResponse(
            answer: answer, status: response.status, headers: ShownHeaders(response.headers, answering: headers),
            id: request.id, duration: duration, calls: calls, body: response.body)
    }

    /// Completes the error of the request, and reports it to the observer.
    ///
    /// - Returns: The error with the number of calls, and with advice if there is any that is specific to the request. If
    ///   the failure may be a consequence of a cancellation, its reason is the cancellation.
    func fail(with error: OxfordError, of endpointRequest: any OxfordEndpointRequest) -> OxfordError {
        let (calls, duration) = (calls, elapsed)
        var (error, advice) = (error, nil as String?)
        if Task.isCancelled, error.isRetryable || error.transportError != nil {
            // Nobody should retry a failure that the cancellation may have caused.
            error = OxfordError(.cancelled, url: request.url, id: request.id, transportError: .cancelled)
        } else if error.isRetryable, budget?.isUsedUp == true {
            error = error.retryable(withBudget: false)
        } else if error.status != nil {
            advice = error.advice(for: endpointRequest, at: request.url, sentSecrets: !secrets.isEmpty)
        } else if error.reason == .timedOut, calls == 0 {
            advice = "allow more time; this request made no call"
        }
        error = error.with(calls: calls, advice: advice)
        observe(.failed, after: duration, calls: calls, status: error.status, error: error)
        return error
    }
}

extension AnswerError {
    /// Returns a copy of the error in which all secrets are hidden.
    ///
    /// The error contains an excerpt of the body, and a secret may extend beyond either end of the excerpt. The whole
    /// excerpt is therefore hidden if there is a secret anywhere in the body.
    fileprivate func hiding(_ secrets: Secrets, in body: [UInt8]) -> AnswerError {
        AnswerError(
            path: secrets.hidden(in: path), offset: offset, expected: secrets.hidden(in: expected),
            found: secrets.ranges(in: body).isEmpty ? secrets.hidden(in: found) : "…")
    }
}
