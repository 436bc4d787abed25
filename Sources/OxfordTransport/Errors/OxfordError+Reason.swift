extension OxfordError {
    /// The reason for an error.
    public typealias Reason = FailureReason
}

extension FailureReason {
    /// Returns whether an error has a reason.
    ///
    /// This operator makes a reason a pattern for errors, in a `catch` clause as well as in a `switch` statement. An
    /// error of any type has the reason that ``OxfordError/init(_:)`` reads from it. In a ``TransportMiddleware``, for
    /// example, `catch OxfordError.Reason.timedOut` matches the ``TransportError`` that `next` throws.
    ///
    /// The error is optional so that `case .cancelled` is not ambiguous for an error of another library that has a
    /// constant of this name.
    public static func ~= (reason: Self, error: (any Error)?) -> Bool {
        error.map { OxfordError($0).reason } == reason
    }
}
