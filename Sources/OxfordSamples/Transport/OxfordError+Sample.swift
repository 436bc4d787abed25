package import OxfordTransport

extension OxfordError {
    /// The message if the request is beyond the sample dictionary.
    package var lackOfSample: String? {
        message.flatMap { $0.hasPrefix(TransportResponse.sampleLacks) ? $0 : nil }
    }
}

extension TransportResponse {
    static let sampleLacks = "the sample dictionary "
}
