import OxfordEndpoints

extension TransportResponse {
    /// The kinds of responses, judged by what a response contains and not by what its transport reported.
    enum Judgment {
        /// A successful response whose body is one complete JSON document.
        case answer

        /// A 404 response in which the service says that it found nothing.
        case notFound

        /// A successful response whose body is only the beginning of a JSON document.
        case cutShort

        /// Any other response, such as an error, a login page, or a successful response without a body.
        case other
    }

    /// The kind of the response, judged by its status and its body.
    ///
    /// A transport, a decompressor, or a proxy may report a body as complete although the connection closed before its
    /// end. Such a body is found here because it is never a complete JSON document: every answer is an object, and an
    /// object is complete only with its last byte.
    var judgment: Judgment {
        switch status {
        case 200..<300:
            guard !body.isEmpty else { return .other }
            guard let error = JSONReader.syntaxError(in: body) else { return .answer }
            return error.offset >= body.count && mayBeJSON ? .cutShort : .other
        case 404:
            guard JSONReader.syntaxError(in: body) == nil, let message = ServiceMessage(body: body) else {
                return .other
            }
            return message.text.saysThatTheURLIsUnknown ? .other : .notFound
        default: return .other
        }
    }

    /// Whether the body may be JSON, according to its content type.
    ///
    /// Some servers send JSON as plain text, or without a content type, so both are allowed.
    var mayBeJSON: Bool {
        guard let type = headers["Content-Type"]?.mediaType else { return true }
        return type.hasSuffix("json") || type == "text/plain"
    }
}

extension String {
    /// Whether this message of a 404 response says that the URL is unknown, and not that a word was not found.
    var saysThatTheURLIsUnknown: Bool { lowercased().contains("requested url") }

    /// The media type in a `Content-Type` value, in lowercase and without parameters.
    var mediaType: String? {
        split(separator: ";").first.map { $0.lowercased().split(separator: " ").joined(separator: " ") }
    }
}
