import Foundation

extension LoopbackServer.Step {
    /// Returns a step that sends a complete response with a text as its body.
    public static func answer(
        _ body: String, status: Int = 200, type: String = "application/json", headers: [String] = []
    ) -> Self {
        .answer(bytes: Array(body.utf8), status: status, headers: ["Content-Type: \(type)"] + headers)
    }

    /// Returns a step that sends a complete response whose only headers are the given ones and `Content-Length`.
    public static func answer(bytes: [UInt8], status: Int = 200, headers: [String] = []) -> Self {
        .send(head(status, headers: headers + ["Content-Length: \(bytes.count)"]) + bytes)
    }

    /// Returns the head of a response, including the empty line after the headers.
    public static func head(_ status: Int = 200, headers: [String] = []) -> [UInt8] {
        Array((["HTTP/1.1 \(status) Whatever"] + headers + ["", ""]).joined(separator: "\r\n").utf8)
    }
}
