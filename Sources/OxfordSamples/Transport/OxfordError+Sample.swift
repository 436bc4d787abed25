package import OxfordTransport

extension OxfordError {
    /// What the sample dictionary does not have, if that is the error.
    package var lackOfSample: String? {
        message.flatMap { $0.hasPrefix(TransportResponse.sampleLacks) ? $0 : nil }
    }
}

extension TransportResponse {
    /// How the message about a request beyond the sample begins.
    static let sampleLacks = "the sample dictionary "
}
