// The part of the package async-http-client that the samples use, with the types of SwiftNIO in it.

final class HTTPClient: Sendable {
    func execute(_ request: HTTPClientRequest, timeout: TimeAmount) async throws -> HTTPClientResponse {
        HTTPClientResponse(status: HTTPResponseStatus(code: 200), headers: request.headers)
    }
}

struct HTTPClientRequest: Sendable {
    var url: String
    var headers = HTTPHeaders()

    init(url: String) { self.url = url }
}

struct HTTPClientResponse: Sendable {
    struct Body: Sendable {
        func collect(upTo maximum: Int) async throws -> ByteBuffer { throw NIOTooManyBytesError() }
    }

    var status: HTTPResponseStatus
    var headers: HTTPHeaders
    var body = Body()
}

struct HTTPClientError: Error, Equatable {
    let shortDescription: String

    static let cancelled = HTTPClientError(shortDescription: "cancelled")
    static let deadlineExceeded = HTTPClientError(shortDescription: "deadlineExceeded")
    static let readTimeout = HTTPClientError(shortDescription: "readTimeout")
    static let connectTimeout = HTTPClientError(shortDescription: "connectTimeout")
    static let remoteConnectionClosed = HTTPClientError(shortDescription: "remoteConnectionClosed")
}

struct HTTPHeaders: Sequence, Sendable {
    private var fields: [(name: String, value: String)] = []

    mutating func add(name: String, value: String) { fields.append((name, value)) }

    func makeIterator() -> some IteratorProtocol<(name: String, value: String)> { fields.makeIterator() }
}

struct HTTPResponseStatus: Sendable { var code: UInt }

struct TimeAmount: Sendable {
    static func nanoseconds(_ amount: Int64) -> TimeAmount { TimeAmount() }
}

struct ByteBuffer: Sendable { var readableBytesView: [UInt8] = [] }

struct NIOTooManyBytesError: Error {}
