#if os(Linux) && canImport(Glibc)
    import CurlTypes

    /// libcurl's set of transfers, with their connections.
    ///
    /// Sendable without a check by the compiler: other threads than the loop's only call ``wake()``, which libcurl allows
    /// from any thread. The set is released with its last reference, so it exists as long as a thread can wake it.
    @safe final class MultiHandle: @unchecked Sendable {
        private let curl: LibCurl
        private let handle: OpaquePointer

        /// Creates a set, or `nil` if libcurl cannot.
        init?(_ curl: LibCurl, connectionsPerHost: Int) {
            guard let handle = unsafe curl.multiInit() else { return nil }
            // Without file descriptors for it, libcurl creates a set that no thread can wake.
            guard unsafe curl.multiWakeup(handle) == 0 else {
                _ = unsafe curl.multiCleanup(handle)
                return nil
            }
            self.curl = curl
            unsafe self.handle = handle
            let connections = min(connectionsPerHost, Int(Int32.max))
            set(OxfordCurlMultiOptionMaxHostConnections, connections)
            // By default libcurl keeps fewer connections when there are fewer transfers, and has to open them again.
            set(OxfordCurlMultiOptionMaxConnects, connections)
        }

        deinit {
            ExitGate.pass { _ = unsafe curl.multiCleanup(handle) }
        }

        private func set(_ option: OxfordCurlMultiOption, _ number: Int) {
            _ = unsafe oxford_curl_set_multi_number(curl.multiSetOption, handle, option, number)
        }

        func add(_ transfer: Transfer) -> Bool {
            unsafe curl.multiAdd(handle, transfer.handle) == 0
        }

        func remove(_ transfer: Transfer) {
            _ = unsafe curl.multiRemove(handle, transfer.handle)
        }

        /// Sends and receives what is possible without waiting; returns zero, or the number of an error.
        func perform() -> Int32 {
            var running: Int32 = 0
            return unsafe curl.multiPerform(handle, &running)
        }

        /// Waits until there is something to do, or another thread wakes it; returns zero, or the number of an error.
        func wait() -> Int32 {
            unsafe curl.multiPoll(handle, nil, 0, 60_000, nil)
        }

        func wake() {
            _ = unsafe curl.multiWakeup(handle)
        }

        /// The next transfer that has ended, or `nil` if there is none.
        func nextResult() -> (id: Transfer.ID, result: OxfordCurlResult)? {
            var left: Int32 = 0
            while let message = unsafe curl.multiReadMessage(handle, &left)?.pointee {
                guard unsafe message.message == Int32(OxfordCurlValueDone.rawValue) else { continue }
                return unsafe (Transfer.ID(bitPattern: message.easy), message.data.result)
            }
            return nil
        }
    }
#endif
