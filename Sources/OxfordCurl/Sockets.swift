#if os(Linux) && canImport(Glibc)
    import CurlTypes
    import Glibc

    /// The open sockets of a transport's connections.
    ///
    /// Only the event loop's thread uses this object.
    final class Sockets {
        /// The open sockets, and whether the connection of each has carried a request.
        private var areUsed: [Int32: Bool] = [:]

        /// Opens a socket that programs started by this process do not inherit, and returns its number or -1.
        func open(_ address: OxfordCurlAddress) -> Int32 {
            let socket = socket(address.family, address.type | Int32(SOCK_CLOEXEC.rawValue), address.protocol)
            if socket >= 0 { areUsed[socket] = false }
            return socket
        }

        func close(_ socket: Int32) -> Int32 {
            areUsed[socket] = nil
            return Glibc.close(socket)
        }

        /// Returns the sockets with a local port whose connections have carried a request, or `nil` if no socket has that
        /// port.
        ///
        /// Connections to different servers can have the same local port.
        func used(on port: Int32) -> [Int32]? {
            let sockets = sockets(on: port)
            return sockets.isEmpty ? nil : sockets.filter { areUsed[$0] == true }
        }

        /// Notes that the connection with a local port carries a request.
        func use(_ port: Int32) {
            for socket in sockets(on: port) { areUsed[socket] = true }
        }

        /// Returns whether a socket's connection is open and nothing has arrived that has not been read.
        static func isQuiet(_ socket: Int32) -> Bool {
            var byte: UInt8 = 0
            return unsafe recv(socket, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) < 0 && errno == EAGAIN
        }

        private func sockets(on port: Int32) -> [Int32] {
            areUsed.keys.filter { socket in
                var (address, size) = (sockaddr_in6(), socklen_t(MemoryLayout<sockaddr_in6>.size))
                // The port is at the same place in the addresses of IPv4 and IPv6.
                return unsafe withUnsafeMutableBytes(of: &address) { bytes in
                    unsafe getsockname(socket, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), &size)
                } == 0 && Int32(UInt16(bigEndian: address.sin6_port)) == port
            }
        }
    }
#endif
