import OxfordTransport

/// The ways in which the sample dictionary answers.
extension TransportResponse {
    static func found(_ body: [UInt8]) -> TransportResponse {
        TransportResponse(status: 200, headers: headers(sample: "sample dictionary"), body: body)
    }

    static func refused(_ message: String) -> TransportResponse {
        TransportResponse(status: 400, headers: headers(sample: "sample dictionary"), body: body(saying: message))
    }

    static func notInSample(
        _ message: String = "No entry found matching supplied source_lang, word and provided filters"
    ) -> TransportResponse {
        TransportResponse(status: 404, headers: headers(sample: "not in the sample"), body: body(saying: message))
    }

    private static func headers(sample: String) -> Headers {
        Headers(received: [(name: "Content-Type", value: "application/json"), (name: "X-Sample", value: sample)])
    }

    private static func body(saying message: String) -> [UInt8] {
        Array(#"{"error": "#.utf8) + JSONValue.string(message).bytes + Array("}".utf8)
    }
}
