import OxfordEndpoints

extension TransportResponse {
    /// The kind of response, as determined from its status, headers, and body.
    enum Judgment {
        /// A successful response whose body is one complete JSON document.
        case answer

        /// A response with status 404 in which the service says that it found nothing.
        ///
        /// A response with status 404 belongs to this kind only if the service found nothing. If the service says that
        /// the URL is unknown, the kind is `other` instead.
        case notFound

        /// A successful response whose body ends in the middle of a JSON document.
        case cutShort

        /// Any other response, such as an error, a login page, or a successful response without a body.
        case other
    }

    /// The kind of the response, as determined from its status, headers, and body.
    ///
    /// Sometimes the connection closes too early, but a transport, a decompressor, or a proxy reports the body as
    /// complete. Every answer is a JSON object that ends with `}`, so this property detects a shortened body because it
    /// is not valid JSON.
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

    /// Whether the content type allows the body to be JSON.
    ///
    /// The value is `true` even if the content type is plain text or missing, because some servers do not label JSON
    /// correctly.
    var mayBeJSON: Bool {
        guard let type = headers["Content-Type"]?.mediaType else { return true }
        return type.hasSuffix("json") || type == "text/plain"
    }
}

extension String {
    /// Whether this message reports an unknown URL.
    ///
    /// A response with status 404 means either that the URL is unknown or that the service found no word. Only the
    /// message in the response tells the two cases apart. The message "404 Not Found" comes from the web server nginx.
    /// nginx cannot look up words, so this message means that the URL is unknown.
    var saysThatTheURLIsUnknown: Bool {
        let text = lowercased()
        return text.contains("requested url") || text == "404 not found"
    }

    /// The media type in a `Content-Type` value, in lowercase and without parameters.
    var mediaType: String? {
        split(separator: ";").first.map { $0.lowercased().split(separator: " ").joined(separator: " ") }
    }
}
