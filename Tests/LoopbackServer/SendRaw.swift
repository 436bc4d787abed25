import Foundation

/// Sends bytes to a local server, and returns everything that the server sends until it closes the connection.
///
/// With this function, a test can send requests that HTTP libraries correct or reject.
public func sendRaw(_ bytes: [UInt8], port: UInt16) throws -> [UInt8] {
    _ = preparation
    let connection = socket(AF_INET, LoopbackServer.kind, 0)
    keepFromOtherPrograms(connection)
    defer { closeSocket(connection) }
    // Do not wait forever for a server that keeps the connection open.
    var limit = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    let isConnected = withAddress(port: port) { connect(connection, $0, $1) == 0 }
    guard isConnected, LoopbackServer.sendAll(bytes, to: connection) else { throw POSIXError(.ENOTCONN) }
    var (received, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 8192))
    while true {
        let count = uninterrupted { recv(connection, &chunk, chunk.count, 0) }
        guard count >= 0 else { throw POSIXError(.ETIMEDOUT) }
        guard count > 0 else { return received }
        received += chunk[..<count]
    }
}
