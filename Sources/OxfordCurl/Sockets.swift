#if os(Linux) && canImport(Glibc)
    import CurlTypes
    import Glibc
    import OxfordTransport
    import Synchronization

    /// The open sockets of all transports.
    ///
    /// Socket numbers are unique within a process, so one table serves all transports.
    enum Sockets {
        /// The connection that a socket belongs to.
        struct Owner {
            /// The watchdog of the event loop that opened the socket.
            let loop: ObjectIdentifier
            let origin: Origin
        }

        private static let owners = Mutex<[Int32: Owner]>([:])

        /// Opens a socket that programs started by this process do not inherit, and returns its number or -1.
        static func open(_ address: OxfordCurlAddress, for owner: Owner) -> Int32 {
            let type = address.type | Int32(SOCK_CLOEXEC.rawValue)
            let socket = socket(address.family, type, address.protocol)
            if socket >= 0 { owners.withLock { $0[socket] = owner } }
            return socket
        }

        /// Closes a socket.
        ///
        /// The function removes the socket from the table first, because the number of a closed socket can belong to
        /// another file immediately afterwards.
        static func close(_ socket: Int32) -> Int32 {
            owners.withLock { _ = $0.removeValue(forKey: socket) }
            return Glibc.close(socket)
        }

        /// Ends the connections of certain sockets, so that libcurl stops reading from them.
        ///
        /// The sockets stay open until libcurl closes them.
        static func shutDown(where isIncluded: (Owner) -> Bool) {
            owners.withLock { owners in
                for (socket, owner) in owners where isIncluded(owner) { shutdown(socket, Int32(SHUT_RDWR)) }
            }
        }
    }
#endif
