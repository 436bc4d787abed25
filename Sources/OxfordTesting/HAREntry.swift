import OxfordTransport

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An exchange as a HAR entry, with all members that HAR 1.2 requires.
///
/// Unrecorded members have the values that HAR 1.2 defines for them: -1 or an empty string.
struct HAREntry: Encodable {
    private let startedDateTime: String
    private let time: Double
    private let request: SentRequest
    private let response: Response
    private let cache: [String: String] = [:]
    private let timings: Timings

    init(_ exchange: RecordedExchange) {
        startedDateTime = exchange.times.start
        time = exchange.times.milliseconds
        timings = Timings(wait: exchange.times.milliseconds)
        request = SentRequest(exchange)
        switch exchange.outcome {
        case .success(let response): self.response = Response(response)
        case .failure(let error): self.response = Response(error)
        }
    }

    private struct SentRequest: Encodable {
        let method = "GET"
        let url: String
        let httpVersion = ""
        let cookies: [HARField] = []
        let headers: [HARField]
        let queryString: [HARField]
        let headersSize = -1
        let bodySize = 0

        init(_ exchange: RecordedExchange) {
            url = exchange.url
            headers = exchange.requestHeaders.map { HARField(name: $0.name, value: $0.value) }
            queryString = CredentialURL(exchange.url).parameters.map { HARField(name: $0.name, value: $0.value) }
        }
    }

    private struct Response: Encodable {
        let status: Int
        let statusText = ""
        let httpVersion = ""
        let cookies: [HARField] = []
        let headers: [HARField]
        let content: Content
        let redirectURL = ""
        let headersSize = -1
        let bodySize = -1
        /// Chromium's member for a request that failed without a response.
        let _error: String?

        init(_ response: TransportResponse) {
            status = response.status
            headers = response.headers.map { HARField(name: $0.name, value: $0.value) }
            content = Content(response.body, mimeType: response.headers["Content-Type"])
            _error = nil
        }

        init(_ error: TransportError) {
            status = 0
            headers = []
            content = Content([], mimeType: nil)
            _error = error.reason.description
        }
    }

    private struct Content: Encodable {
        let size: Int
        let mimeType: String
        let text: String
        let encoding: String?

        init(_ body: [UInt8], mimeType: String?) {
            let text = String(validating: body, as: UTF8.self)
            size = body.count
            self.mimeType = mimeType ?? "x-unknown"
            self.text = text ?? Data(body).base64EncodedString()
            encoding = text == nil ? "base64" : nil
        }
    }

    private struct Timings: Encodable {
        let send = 0
        let wait: Double
        let receive = 0
    }
}

struct HARField: Codable {
    let name: String
    let value: String
}
