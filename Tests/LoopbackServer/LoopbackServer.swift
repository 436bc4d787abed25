import Foundation
import Synchronization

/// A local HTTP server that sends exactly the bytes that a test specifies, so that it can also send invalid responses.
public final class LoopbackServer: Sendable {
    /// A request that the server received, without a body.
    ///
    /// The server stores only the bytes. A test that needs the text parses it, and other tests keep a fast server.
    public struct Request: Sendable {
        fileprivate let bytes: [UInt8]

        /// The request line and the headers.
        public var head: String { String(decoding: bytes, as: UTF8.self) }

        /// The path and query, as the client sent them.
        public var path: String {
            head.split(separator: " ", maxSplits: 2).dropFirst().first.map(String.init) ?? ""
        }

        /// Returns the value of a header.
        ///
        /// The letter case of the name does not matter.
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
        /// Sends bytes again and again until the client closes the connection.
        case flood([UInt8])
        /// Waits for a number of seconds.
        case pause(Double)
        /// Calls a function on the connection's thread.
        case perform(@Sendable () -> Void)
        /// Closes the connection in an orderly way, so that the client receives everything that was sent.
        case close
        /// Resets the connection.
        case reset
        /// Waits until the client closes the connection, and sends nothing meanwhile.
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
    ///   - recording: Whether to keep the requests in ``requests``.
    ///   - answer: A function that returns the steps of the response to a request.
    public static func start(
        port: UInt16 = 0, recording: Bool = true, _ answer: @escaping @Sendable (Request) -> [Step]
    ) throws -> LoopbackServer {
        _ = preparation
        let server = try LoopbackServer(port: port, answer)
        // The threads hold the server weakly, so that releasing the last other reference stops the server.
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
        // Allow another server to listen on the port while the connections of this server are still closing.
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
        static let kind = Int32(SOCK_STREAM.rawValue)
    #else
        static let kind = SOCK_STREAM
    #endif

    deinit { _ = end() }

    /// The server's URL without a path.
    public var base: String { "http://127.0.0.1:\(port)" }

    /// The recorded requests, in the order in which they arrived.
    public var requests: [Request] { state.withLock(\.requests) }

    /// The number of accepted connections.
    public var connectionCount: Int { state.withLock(\.accepted) }

    /// The largest number of connections that were open at the same time.
    public var mostConnections: Int { state.withLock(\.most) }

    /// Stops listening and closes every connection.
    public func stop() {
        if end() { hasClosed.wait() }
    }

    /// Begins to shut the server down, and returns whether it was running.
    ///
    /// This method closes no connections. Only the threads that use them do, because the system gives the number of a
    /// closed socket to the next one, which a waiting thread would then use.
    private func end() -> Bool {
        let wasRunning = state.withLock { state in
            defer { state.isStopped = true }
            for connection in state.connections { shutdown(connection, Int32(SHUT_RDWR)) }
            return !state.isStopped
        }
        guard wasRunning else { return false }
        // Connect once, because `accept` would otherwise keep its thread waiting.
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
        var unread: [UInt8] = []
        while let request = readRequest(from: connection, &unread) {
            if recording { state.withLock { $0.requests.append(request) } }
            for step in answer(request) where !take(step, on: connection) { return }
        }
    }

    /// Performs a step, and returns whether the connection stays open.
    private func take(_ step: Step, on connection: Int32) -> Bool {
        switch step {
        case .send(let bytes): return Self.sendAll(bytes, to: connection)
        case .flood(let bytes):
            while Self.sendAll(bytes, to: connection) {}
            return false
        case .pause(let seconds):
            Thread.sleep(forTimeInterval: seconds)
            return true
        case .perform(let function):
            function()
            return true
        case .close:
            // End only the sending side first, because closing a socket with unread bytes would reset the connection.
            shutdown(connection, Int32(SHUT_WR))
            drain(connection)
            return false
        case .reset:
            var linger = linger(l_onoff: 1, l_linger: 0)
            setsockopt(connection, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
            return false
        case .wait:
            drain(connection)
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

    /// Returns the offset of the line breaks that end the head of a request, or `nil` if the head is incomplete.
    ///
    /// The search compares bytes in a loop, because a generic search would take longer than all other work of the
    /// server.
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

    static func sendAll(_ bytes: [UInt8], to connection: Int32) -> Bool {
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

/// Prepares this process for local servers.
///
/// This happens once per process.
let preparation: Void = {
    // With these variables, Foundation on Linux would use a proxy.
    for name in ["http_proxy", "https_proxy", "all_proxy", "ALL_PROXY", "HTTPS_PROXY"]
    where ProcessInfo.processInfo.environment[name] != nil { unsetenv(name) }
    #if canImport(Darwin)
        // Sending to a closed connection would raise SIGPIPE, which crashes the process. The socket option SO_NOSIGPIPE
        // is not enough, because setting it fails if the client has already reset the connection.
        signal(SIGPIPE, SIG_IGN)
        // Some tests open 600 sockets at the same time, but a process that Xcode starts may open only 256 files.
        var limit = rlimit()
        if getrlimit(RLIMIT_NOFILE, &limit) == 0, limit.rlim_cur < 4096 {
            limit.rlim_cur = min(limit.rlim_max, 4096)
            setrlimit(RLIMIT_NOFILE, &limit)
        }
    #endif
}()

/// Calls a system function again if a signal such as SIGCHLD interrupted it.
func uninterrupted(_ call: () -> Int) -> Int {
    while true {
        let result = call()
        if result >= 0 || errno != EINTR { return result }
    }
}

/// Calls a closure with the address that consists of the loopback interface and a port.
func withAddress<Result>(port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
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

/// Prevents programs that tests start from inheriting a socket, because the socket would stay open while they run.
func keepFromOtherPrograms(_ socket: Int32) { _ = fcntl(socket, F_SETFD, FD_CLOEXEC) }

/// Reads until the client closes the connection.
private func drain(_ connection: Int32) {
    var byte: UInt8 = 0
    while uninterrupted({ recv(connection, &byte, 1, 0) }) > 0 {}
}

func closeSocket(_ connection: Int32) { close(connection) }
