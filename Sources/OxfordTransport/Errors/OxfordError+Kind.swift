public import OxfordEndpoints

extension OxfordError {
    /// The kind of an error, for the text that an app shows to its users.
    ///
    /// There are only a few kinds, so an app can translate a text for each of them. Later versions may add kinds, so a
    /// `switch` over a kind needs a `default` case.
    public struct Kind: OxfordOpenValue {
        /// The name of the kind, such as `notFound`.
        ///
        /// The name never changes, so you can use it as a key for translations.
        public let rawValue: String

        /// Creates a kind from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// There is no result for what the user typed.
        ///
        /// This kind includes text that cannot be looked up, such as text that is blank or too long. A suitable text is
        /// "We found nothing. Check what you typed."
        public static let notFound = Kind("notFound")

        /// The app could not reach the service, or the service did not respond in time.
        ///
        /// The device may be offline, or the connection may have failed. It is also possible that something between the
        /// device and the service has responded, such as the login page of a public network. A suitable text is "Check
        /// your connection, and try again."
        public static let offline = Kind("offline")

        /// The service does not accept the request at the moment.
        ///
        /// The service may be overloaded, or the app may have sent too many requests. This kind includes a budget of
        /// calls that is used up: the app works as intended, and the user can only wait. A suitable text is "The
        /// dictionary is not available at the moment. Try again later."
        public static let busy = Kind("busy")

        /// The app needs a change, because the service refuses its requests.
        ///
        /// For example, the credentials may be wrong, the account's plan may not include the endpoint, or a filter may
        /// be invalid. The user cannot do anything about it. A suitable text is "The dictionary is not available.
        /// Contact us." Log the error, because its description says what to change.
        public static let misconfigured = Kind("misconfigured")

        /// The app cancelled the request, so there is nothing to show.
        public static let cancelled = Kind("cancelled")

        /// Anything else, such as a response with an unexpected format.
        ///
        /// This kind includes all reasons that are not the library's own. A suitable text is "Something went wrong."
        public static let unexpected = Kind("unexpected")
    }

    /// The kind of the error, for the text that an app shows to its users.
    ///
    /// ```swift
    /// let reasons: [OxfordError.Reason] = [.invalidWord, .timedOut, .notAllowed]
    /// for reason in reasons {
    ///     print(OxfordError(reason).kind)
    /// }
    /// // notFound
    /// // offline
    /// // misconfigured
    /// ```
    public var kind: Kind { reason.row.kind }
}

extension OxfordError.Kind {
    /// Returns whether an error is of a kind.
    ///
    /// This operator makes a kind a pattern for errors of any type, as in `catch OxfordError.Kind.offline`.
    public static func ~= (kind: Self, error: (any Error)?) -> Bool { error.map { OxfordError($0).kind } == kind }
}
