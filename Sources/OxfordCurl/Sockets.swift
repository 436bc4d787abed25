#if os(Linux) && canImport(Glibc)
    import CurlTypes
    import Glibc

    /// The open sockets of a transport's connections.
    ///
    /// Only the event loop's thread uses this object.
    final class Sockets {
        /// The local port of each socket, which is 0 until it is known.
        private var ports: [Int32: Int32] = [:]

        /// Opens a socket that programs started by this process do not inherit, and returns its number or -1.
        func open(_ address: OxfordCurlAddress) -> Int32 {
            let socket = socket(address.family, address.type | Int32(SOCK_CLOEXEC.rawValue), address.protocol)
            if socket >= 0 { ports[socket] = 0 }
            return socket
        }

        func close(_ socket: Int32) -> Int32 {
            ports[socket] = nil
            return Glibc.close(socket)
        }

        /// Returns whether the connection on a local port is open and has no unread data.
        ///
        /// Connections to different servers can have the same local port. This method checks all of them.
        func areQuiet(on port: Int32) -> Bool {
            // A socket has no port until it begins to connect.
            for (socket, known) in ports where known == 0 { ports[socket] = Self.localPort(of: socket) }
            let sockets = ports.filter { $0.value == port }.keys
            return !sockets.isEmpty && sockets.allSatisfy(Self.isQuiet)
        }

        private static func isQuiet(_ socket: Int32) -> Bool {
            var byte: UInt8 = 0
            return unsafe recv(socket, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) < 0 && errno == EAGAIN
        }

        private static func localPort(of socket: Int32) -> Int32 {
            var (address, size) = (sockaddr_in6(), socklen_t(MemoryLayout<sockaddr_in6>.size))
            let error = unsafe withUnsafeMutableBytes(of: &address) { bytes in
                unsafe getsockname(socket, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), &size)
            }
            // The port is at the same place in the addresses of IPv4 and IPv6.
            return error == 0 ? Int32(UInt16(bigEndian: address.sin6_port)) : 0
        }
    }
#endif
