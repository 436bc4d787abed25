import OxfordEndpoints

extension TransportResponse {
    /// What a response is, whatever its transport reported.
    enum Judgment {
        /// A success with one complete JSON document.
        case answer

        /// The service's message that it found nothing.
        case notFound

        /// A success whose body is only the beginning of a JSON document.
        case cutShort

        /// Anything else, such as an error, a login page, or a success without a body.
        case other
    }

    /// Judges the response by its status and its body.
    ///
    /// A transport, a decompressor, or a proxy may report a body as complete although the connection closed within it.
    /// Such a body is never a complete JSON document, because every answer is an object.
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

    /// Whether the content type allows JSON, which some servers send as plain text, or without a type.
    var mayBeJSON: Bool {
        guard let type = headers["Content-Type"]?.mediaType else { return true }
        return type.hasSuffix("json") || type == "text/plain"
    }
}

extension String {
    /// Whether this message of a 404 response is about the URL as a whole, and not about a word.
    var saysThatTheURLIsUnknown: Bool { lowercased().contains("requested url") }

    /// The media type of a `Content-Type` value, without parameters.
    var mediaType: String? {
        split(separator: ";").first.map { $0.lowercased().split(separator: " ").joined(separator: " ") }
    }
}
