#if os(Linux) && canImport(Glibc)
    import CurlTypes
    import Glibc

    /// The open sockets of a transport's connections.
    ///
    /// Only the event loop's thread uses this object.
    final class Sockets {
        private struct Socket {
            /// The local port, or `nil` until it is known.
            var port: Int32?
            /// Whether the connection has carried a request.
            var isUsed = false
        }

        private var open: [Int32: Socket] = [:]

        /// Opens a socket that programs started by this process do not inherit, and returns its number or -1.
        func open(_ address: OxfordCurlAddress) -> Int32 {
            let socket = socket(address.family, address.type | Int32(SOCK_CLOEXEC.rawValue), address.protocol)
            if socket >= 0 { open[socket] = Socket() }
            return socket
        }

        func close(_ socket: Int32) -> Int32 {
            open[socket] = nil
            return Glibc.close(socket)
        }

        /// Returns the sockets with a local port whose connections have carried a request, or `nil` if no socket has
        /// that port.
        ///
        /// Connections to different servers can have the same local port.
        func used(on port: Int32) -> [Int32]? {
            let sockets = sockets(on: port)
            return sockets.isEmpty ? nil : sockets.filter { open[$0]?.isUsed == true }
        }

        /// Notes that the connection with a local port carries a request.
        func use(_ port: Int32) {
            for socket in sockets(on: port) { open[socket]?.isUsed = true }
        }

        /// Returns whether a socket's connection is open and nothing has arrived that has not been read.
        static func isQuiet(_ socket: Int32) -> Bool {
            var byte: UInt8 = 0
            return unsafe recv(socket, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) < 0 && errno == EAGAIN
        }

        private func sockets(on port: Int32) -> [Int32] {
            // A socket has no port until it begins to connect.
            for (socket, known) in open where known.port == nil { open[socket]?.port = Self.localPort(of: socket) }
            return open.keys.filter { open[$0]?.port == port }
        }

        private static func localPort(of socket: Int32) -> Int32? {
            var (address, size) = (sockaddr_in6(), socklen_t(MemoryLayout<sockaddr_in6>.size))
            let error = unsafe withUnsafeMutableBytes(of: &address) { bytes in
                unsafe getsockname(socket, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), &size)
            }
            // The port is at the same place in the addresses of IPv4 and IPv6.
            let port = Int32(UInt16(bigEndian: address.sin6_port))
            return error == 0 && port > 0 ? port : nil
        }
    }
#endif
