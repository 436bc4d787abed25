#if os(Linux) && canImport(Glibc)
    import CurlTypes
    import OxfordTransport

    /// Headers in libcurl's own list.
    @safe final class HeaderList {
        let headers: Headers

        /// The list, or `nil` if there are no headers.
        private(set) var list: OpaquePointer?

        private let curl: LibCurl

        /// Creates a list, or `nil` if libcurl is out of memory.
        init?(_ curl: LibCurl, _ headers: Headers) {
            self.curl = curl
            self.headers = headers
            for field in headers {
                // With a colon alone, libcurl would remove the header.
                let line = field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)"
                guard let longer = unsafe curl.listAppend(list, line) else { return nil }
                unsafe list = longer
            }
        }

        deinit {
            unsafe curl.listFree(list)
        }
    }
#endif
