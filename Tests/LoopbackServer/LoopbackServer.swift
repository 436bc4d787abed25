import Foundation
import Synchronization

/// A server on this machine that does what a test tells it, byte by byte: a well-behaved one and a broken one alike.
public final class LoopbackServer: Sendable {
    /// What a client sent.
    ///
    /// The text is read on demand, so that a server that needs none of it is fast.
    public struct Request: Sendable {
        fileprivate let bytes: [UInt8]

        /// Everything before the empty line.
        public var head: String { String(decoding: bytes, as: UTF8.self) }

        /// The path with the query, as it was sent.
        public var path: String {
            head.split(separator: " ", maxSplits: 2).dropFirst().first.map(String.init) ?? ""
        }

        /// The value of a header, whatever the letter case of its name.
        public func header(_ name: String) -> String? {
            let prefix = name.lowercased() + ":"
            return head.split(separator: "\r\n").first { $0.lowercased().hasPrefix(prefix) }
                .map { $0.dropFirst(prefix.count).trimmingCharacters(in: .whitespaces) }
        }
    }

    /// One thing after the other that an answer does.
    ///
    /// A connection stays for the next request unless one ends it.
    public enum Step: Sendable {
        /// Sends bytes.
        case send([UInt8])
        /// Waits so many seconds.
        case pause(Double)
        /// Closes the connection in good order.
        case close
        /// Breaks the connection off.
        case reset
        /// Says nothing more until the other side has gone.
        case wait
    }

    /// The port that it listens to.
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

    /// Starts a server that answers by a function; by default it keeps what was asked, and listens on any free port.
    public static func start(
        port: UInt16 = 0, recording: Bool = true, _ answer: @escaping @Sendable (Request) -> [Step]
    ) throws -> LoopbackServer {
        _ = withoutProxy
        let server = try LoopbackServer(port: port, answer)
        // A thread has no reference to the server that would keep it from being stopped when nobody uses it.
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
        // Another server can have the port while connections of this one are closing.
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

    /// What stands before the path in its URLs.
    public var base: String { "http://127.0.0.1:\(port)" }

    /// What it was asked, in order.
    public var requests: [Request] { state.withLock(\.requests) }

    /// How many connections it was sent.
    public var connectionCount: Int { state.withLock(\.accepted) }

    /// How many connections it had at a time, at the most.
    public var mostConnections: Int { state.withLock(\.most) }

    /// Stops listening, and ends every connection.
    public func stop() {
        if end() { hasClosed.wait() }
    }

    /// Begins to stop, unless that has begun before.
    ///
    /// Descriptors are closed by the threads that wait on them, and by no other: a number that is free is soon another's.
    private func end() -> Bool {
        let wasRunning = state.withLock { state in
            defer { state.isStopped = true }
            state.connections.forEach(shutDown)
            return !state.isStopped
        }
        guard wasRunning else { return false }
        // One more connection wakes the thread that waits for them.
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

    /// Whether the connection goes on.
    private func take(_ step: Step, on connection: Int32) -> Bool {
        switch step {
        case .send(let bytes): return sendAll(bytes, to: connection)
        case .pause(let seconds):
            Thread.sleep(forTimeInterval: seconds)
            return true
        case .close:
            // Unread bytes would turn the orderly end into a broken one.
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

    /// The offset of the empty line.
    ///
    /// A generic search would take longer than everything else that the server does.
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

/// The variables by which Foundation on Linux would ask somebody else, taken away once.
private let withoutProxy: Void = {
    for name in ["http_proxy", "https_proxy", "all_proxy", "ALL_PROXY", "HTTPS_PROXY"]
    where ProcessInfo.processInfo.environment[name] != nil { unsetenv(name) }
}()

/// Calls again what a signal has interrupted, such as that of a program that has ended.
private func uninterrupted(_ call: () -> Int) -> Int {
    while true {
        let result = call()
        if result >= 0 || errno != EINTR { return result }
    }
}

/// Lends the address of a port of this machine.
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

/// Keeps a program that a test starts from inheriting a socket, which would stay open after the server has closed it.
private func keepFromOtherPrograms(_ socket: Int32) { _ = fcntl(socket, F_SETFD, FD_CLOEXEC) }

private func shutDown(_ connection: Int32) { shutdown(connection, Int32(SHUT_RDWR)) }

private func shutDownWriting(_ connection: Int32) {
    shutdown(connection, Int32(SHUT_WR))
    var byte: UInt8 = 0
    while uninterrupted({ recv(connection, &byte, 1, 0) }) > 0 {}
}

private func closeSocket(_ connection: Int32) { close(connection) }
