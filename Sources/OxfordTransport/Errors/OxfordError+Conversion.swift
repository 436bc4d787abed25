import OxfordEndpoints

extension OxfordError {
    /// Creates an error from any error that a function of this library throws.
    ///
    /// The functions of a client throw an `OxfordError`, and functions that validate a value throw an error of their
    /// own, such as `InvalidText`. With this initializer, one `catch` clause handles all of them:
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// func define(_ typed: String) async -> String {
    ///     do {
    ///         let word = try WordText(cleaning: typed)
    ///         let answer = try await OxfordClient.sample.send(
    ///             .entries(word, in: .britishEnglish))
    ///         return answer.definitions().first?.text ?? ""
    ///     } catch {
    ///         return "\(OxfordError(error).kind)"
    ///     }
    /// }
    ///
    /// print(await define(""), await define("zebra"))
    /// // notFound notFound
    /// ```
    ///
    /// - An `OxfordError` remains unchanged.
    /// - An `InvalidText` has the reason ``FailureReason/invalidWord``.
    /// - An `InvalidPage`, `InvalidLanguage` or ``InvalidHeader`` has the reason ``FailureReason/badRequest``, an
    ///   `InvalidServer` the reason ``FailureReason/refusedURL``, and an ``InvalidCredentials`` the reason
    ///   ``FailureReason/invalidCredentials``.
    /// - An `AnswerError` has the reason ``FailureReason/unreadableAnswer``.
    /// - A ``TransportError``, a `CancellationError`, and an error of POSIX have the reason that
    ///   ``TransportError/init(_:)-(Error)`` reads from them.
    /// - Any other error has the reason ``FailureReason/other``, and no advice.
    ///
    /// Except for an `OxfordError`, the number of calls is 0, because the error does not say whether anything was sent.
    public init(_ error: any Error) {
        switch error {
        case let error as OxfordError: self = error
        case is InvalidText: self.init(.invalidWord, message: error.ownText)
        case is InvalidPage, is InvalidLanguage, is InvalidHeader:
            self.init(.badRequest, message: error.ownText, advice: "")
        case is InvalidServer: self.init(.refusedURL, message: error.ownText, advice: "")
        case is InvalidCredentials: self.init(.invalidCredentials, message: error.ownText, advice: "")
        case let error as AnswerError: self.init(.unreadableAnswer, answerError: error)
        default:
            let known = TransportError.known(error)
            let cause = known ?? TransportError(error)
            self.init(cause.reason, transportError: cause, advice: known == nil ? "" : nil)
        }
    }

    init(_ error: TransportError, of request: TransportRequest) {
        // Apps do not show cancellations to their users. If a transport or a middleware reports a cancellation although
        // the caller's task was not cancelled, report it as a failure, so that the app shows it.
        let isForeign = error.reason == .cancelled && !Task.isCancelled
        let error = isForeign ? TransportError(.other, detail: "it was cancelled, but not by its caller") : error
        self.init(error.reason, url: request.url, id: request.id, transportError: error)
    }
}
