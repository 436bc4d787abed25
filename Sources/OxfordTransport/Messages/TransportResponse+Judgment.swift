import OxfordEndpoints
import Synchronization

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

    /// Determines the kind of the response from its status, headers, and body.
    ///
    /// Sometimes the connection closes too early, but a transport, a decompressor, or a proxy reports the body as
    /// complete. Every answer is a JSON object that ends with `}`, so this function detects a shortened body because it
    /// is not valid JSON.
    func judge() -> Judgment {
        switch status {
        case 200..<300:
            guard !body.isEmpty else { return .other }
            guard let error = JSONReader.syntaxError(in: body) else { return .answer }
            return error.offset >= body.count && mayBeJSON ? .cutShort : .other
        case 404:
            return ServiceMessage(body: body)?.saysThatNothingWasFound == true ? .notFound : .other
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

/// The judgment of a response, shared by its copies.
///
/// To judge a response, its whole body has to be parsed, so this happens only once, when the judgment is first needed.
final class LazyJudgment: Sendable {
    private let judgment = Mutex<TransportResponse.Judgment?>(nil)

    func value(_ judge: () -> TransportResponse.Judgment) -> TransportResponse.Judgment {
        judgment.withLock { judgment in
            let value = judgment ?? judge()
            judgment = value
            return value
        }
    }
}

extension String {
    /// The media type in a `Content-Type` value, in lowercase and without parameters.
    var mediaType: String? {
        split(separator: ";").first.map { $0.lowercased().split(separator: " ").joined(separator: " ") }
    }
}
