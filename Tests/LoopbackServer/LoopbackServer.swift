import Foundation
import Synchronization

/// A local HTTP server that responds byte for byte as a test specifies, so it can also misbehave.
public final class LoopbackServer: Sendable {
    /// The head of a request.
    ///
    /// The text is parsed on demand to keep servers fast that do not need it.
    public struct Request: Sendable {
        fileprivate let bytes: [UInt8]

        /// The request line and the headers.
        public var head: String { String(decoding: bytes, as: UTF8.self) }

        /// The path and query, as sent.
        public var path: String {
            head.split(separator: " ", maxSplits: 2).dropFirst().first.map(String.init) ?? ""
        }

        /// Returns the value of a header; the letter case of its name is ignored.
        public func header(_ name: String) -> String? {
            let prefix = name.lowercased() + ":"
            return head.split(separator: "\r\n").first { $0.lowercased().hasPrefix(prefix) }
                .map { $0.dropFirst(prefix.count).trimmingCharacters(in: .whitespaces) }
        }
    }

    /// A step of a response.
    ///
    /// The connection stays open for the next request unless a step closes it.
    public enum Step: Sendable {
        /// Sends bytes.
        case send([UInt8])
        /// Waits for a number of seconds.
        case pause(Double)
        /// Closes the connection in order.
        case close
        /// Resets the connection.
        case reset
        /// Sends nothing more until the client closes the connection.
        case wait
    }

    /// The port on which the server listens.
    public let port: UInt16

    private let listener: Int32
    private let hasClosed = DispatchSemaphore(value: 0)
    private let answer: @Sendable (Request) -> [Step]
    private let state = Mutex(State())

    private struct State {
        var connections: Set<Int32> = []
        var accepted = 0
        var most = 0
        var requests: [Request] = []
        var isStopped = false
    }

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - port: The port to listen on, or 0 for any free port.
    ///   - recording: Whether to keep the requests.
    ///   - answer: A function that returns the response to a request.
    public static func start(
        port: UInt16 = 0, recording: Bool = true, _ answer: @escaping @Sendable (Request) -> [Step]
    ) throws -> LoopbackServer {
        _ = withoutProxy
        let server = try LoopbackServer(port: port, answer)
        // Threads hold the server weakly, so that it stops when its last user releases it.
        let (listener, hasClosed) = (server.listener, server.hasClosed)
        Thread.detachNewThread { [weak server] in
            defer {
                closeSocket(listener)
                hasClosed.signal()
            }
            while true {
                let connection = Int32(uninterrupted { Int(accept(listener, nil, nil)) })
                guard connection >= 0 else { return }
                keepFromOtherPrograms(connection)
                guard let server, server.begin(connection) else {
                    closeSocket(connection)
                    return
                }
                Thread.detachNewThread { [weak server] in
                    server?.serve(connection, recording: recording)
                    closeSocket(connection)
                }
            }
        }
        return server
    }

    private init(port: UInt16, _ answer: @escaping @Sendable (Request) -> [Step]) throws {
        self.answer = answer
        listener = socket(AF_INET, Self.kind, 0)
        let listener = listener
        keepFromOtherPrograms(listener)
        // Allow another server to use the port while connections of this one are closing.
        var one: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isReady = withAddress(port: port) { bind(listener, $0, $1) == 0 && listen(listener, 512) == 0 }
        var address = sockaddr_in()
        let isNamed = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &size) == 0 }
        }
        guard listener >= 0, isReady, isNamed else { throw POSIXError(.EADDRNOTAVAIL) }
        self.port = UInt16(bigEndian: address.sin_port)
    }

    #if os(Linux) && canImport(Glibc)
        private static let kind = Int32(SOCK_STREAM.rawValue)
    #else
        private static let kind = SOCK_STREAM
    #endif

    deinit { _ = end() }

    /// The server's URL without a path.
    public var base: String { "http://127.0.0.1:\(port)" }

    /// The recorded requests, in order.
    public var requests: [Request] { state.withLock(\.requests) }

    /// The number of accepted connections.
    public var connectionCount: Int { state.withLock(\.accepted) }

    /// The maximum number of connections at a time.
    public var mostConnections: Int { state.withLock(\.most) }

    /// Stops listening and closes every connection.
    public func stop() {
        if end() { hasClosed.wait() }
    }

    /// Initiates the shutdown, and returns whether the server was running.
    ///
    /// Only the threads that wait on descriptors close them, because the system reuses the number of a closed one.
    private func end() -> Bool {
        let wasRunning = state.withLock { state in
            defer { state.isStopped = true }
            state.connections.forEach(shutDown)
            return !state.isStopped
        }
        guard wasRunning else { return false }
        // Connect once to wake the thread in `accept`.
        let waker = socket(AF_INET, Self.kind, 0)
        withAddress(port: port) { _ = connect(waker, $0, $1) }
        closeSocket(waker)
        return true
    }

    private func begin(_ connection: Int32) -> Bool {
        state.withLock { state in
            guard !state.isStopped else { return false }
            state.accepted += 1
            state.connections.insert(connection)
            state.most = max(state.most, state.connections.count)
            return true
        }
    }

    private func serve(_ connection: Int32, recording: Bool) {
        defer { state.withLock { _ = $0.connections.remove(connection) } }
        var one: Int32 = 1
        setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
        #if canImport(Darwin)
            setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &one, socklen_t(MemoryLayout<Int32>.size))
        #endif
        var unread: [UInt8] = []
        while let request = readRequest(from: connection, &unread) {
            if recording { state.withLock { $0.requests.append(request) } }
            for step in answer(request) where !take(step, on: connection) { return }
        }
    }

    /// Performs a step, and returns whether the connection stays open.
    private func take(_ step: Step, on connection: Int32) -> Bool {
        switch step {
        case .send(let bytes): return sendAll(bytes, to: connection)
        case .pause(let seconds):
            Thread.sleep(forTimeInterval: seconds)
            return true
        case .close:
            // Closing a socket with unread bytes would reset the connection.
            shutDownWriting(connection)
            return false
        case .reset:
            var linger = linger(l_onoff: 1, l_linger: 0)
            setsockopt(connection, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
            return false
        case .wait:
            var byte: UInt8 = 0
            while uninterrupted({ recv(connection, &byte, 1, 0) }) > 0 {}
            return false
        }
    }

    private func readRequest(from connection: Int32, _ unread: inout [UInt8]) -> Request? {
        var chunk = [UInt8](repeating: 0, count: 8192)
        while true {
            if let end = endOfHead(in: unread) {
                defer { unread.removeSubrange(..<(end + 4)) }
                return Request(bytes: Array(unread[..<end]))
            }
            let count = uninterrupted { recv(connection, &chunk, chunk.count, 0) }
            guard count > 0 else { return nil }
            unread += chunk[..<count]
        }
    }

    /// Returns the offset of the empty line.
    ///
    /// A generic search would take longer than the rest of the server.
    private func endOfHead(in bytes: [UInt8]) -> Int? {
        var index = 3
        while index < bytes.count {
            if bytes[index] == 10, bytes[index - 1] == 13, bytes[index - 2] == 10, bytes[index - 3] == 13 {
                return index - 3
            }
            index += 1
        }
        return nil
    }

    private func sendAll(_ bytes: [UInt8], to connection: Int32) -> Bool {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        var unsent = bytes[...]
        while !unsent.isEmpty {
            let count = uninterrupted { unsent.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, flags) } }
            guard count > 0 else { return false }
            unsent = unsent.dropFirst(count)
        }
        return true
    }
}

/// Unsets the variables that make Foundation on Linux use a proxy, once.
private let withoutProxy: Void = {
    for name in ["http_proxy", "https_proxy", "all_proxy", "ALL_PROXY", "HTTPS_PROXY"]
    where ProcessInfo.processInfo.environment[name] != nil { unsetenv(name) }
}()

/// Repeats a system call that a signal interrupted, such as SIGCHLD.
private func uninterrupted(_ call: () -> Int) -> Int {
    while true {
        let result = call()
        if result >= 0 || errno != EINTR { return result }
    }
}

/// Calls a closure with the loopback address and a port.
private func withAddress<Result>(port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
    }
}

/// Prevents programs that tests start from inheriting a socket, which would keep it open.
private func keepFromOtherPrograms(_ socket: Int32) { _ = fcntl(socket, F_SETFD, FD_CLOEXEC) }

private func shutDown(_ connection: Int32) { shutdown(connection, Int32(SHUT_RDWR)) }

private func shutDownWriting(_ connection: Int32) {
    shutdown(connection, Int32(SHUT_WR))
    var byte: UInt8 = 0
    while uninterrupted({ recv(connection, &byte, 1, 0) }) > 0 {}
}

private func closeSocket(_ connection: Int32) { close(connection) }
