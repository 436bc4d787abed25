#if os(Linux) && canImport(Glibc)
    import CurlTypes

    /// A libcurl multi handle, which manages a set of transfers and their connections.
    ///
    /// The type is `@unchecked Sendable` because only the event loop's thread uses the handle, the TLS sessions and the
    /// sockets. Other threads only call ``wake()``, which is thread-safe. The handle is freed only when this object is
    /// deinitialized, so no thread can wake a freed handle.
    @safe final class MultiHandle: @unchecked Sendable {
        private let curl: LibCurl
        private let handle: OpaquePointer
        /// The TLS sessions of earlier connections, which make new connections to the same server faster.
        let sessions: OpaquePointer?
        /// The sockets of the connections, which libcurl closes at the latest when this object frees the handle.
        let sockets = Sockets()

        init?(_ curl: LibCurl, connectionsPerHost: Int) {
            guard let handle = unsafe curl.multiInit() else { return nil }
            // Test whether the handle can be woken. If the process has no free file descriptors, libcurl creates a
            // handle that no thread can wake.
            guard unsafe curl.multiWakeup(handle) == 0 else {
                _ = unsafe curl.multiCleanup(handle)
                return nil
            }
            self.curl = curl
            unsafe self.handle = handle
            unsafe sessions = curl.shareInit()
            _ = unsafe oxford_curl_set_shared(curl.shareSetOption, sessions, OxfordCurlSharedTLSSessions)
            // Keep connections open. By default, libcurl closes some of them when there are fewer transfers.
            _ = unsafe oxford_curl_set_multi_number(
                curl.multiSetOption, handle, OxfordCurlMultiOptionMaxConnects, min(connectionsPerHost, Int(Int32.max)))
        }

        deinit {
            ExitGate.pass { _ = unsafe (curl.multiCleanup(handle), curl.shareCleanup(sessions)) }
        }

        func add(_ transfer: Transfer) -> Bool {
            unsafe curl.multiAdd(handle, transfer.handle) == 0
        }

        func remove(_ transfer: Transfer) {
            _ = unsafe curl.multiRemove(handle, transfer.handle)
        }

        /// Sends and receives as much as possible without blocking.
        ///
        /// - Returns: Zero, or libcurl's error code.
        func perform() -> Int32 {
            var running: Int32 = 0
            return unsafe curl.multiPerform(handle, &running)
        }

        /// Waits until data can be sent or received, or ``wake()`` is called, for at most one minute.
        ///
        /// - Returns: Zero, or libcurl's error code.
        func wait() -> Int32 {
            unsafe curl.multiPoll(handle, nil, 0, 60_000, nil)
        }

        func wake() {
            _ = unsafe curl.multiWakeup(handle)
        }

        func nextResult() -> (transfer: Transfer, result: OxfordCurlResult)? {
            var left: Int32 = 0
            while let message = unsafe curl.multiReadMessage(handle, &left)?.pointee {
                guard unsafe message.message == Int32(OxfordCurlValueDone.rawValue) else { continue }
                if let easy = unsafe message.easy, let transfer = unsafe Transfer.of(easy, curl) {
                    return unsafe (transfer, message.data.result)
                }
            }
            return nil
        }
    }
#endif
