#if os(Linux) && canImport(Glibc)
    import CurlTypes
    import OxfordTransport

    /// The headers of a request as a list in libcurl's format.
    @safe final class HeaderList {
        let headers: Headers

        private(set) var list: OpaquePointer?

        private let curl: LibCurl

        init?(_ curl: LibCurl, _ headers: Headers) {
            self.curl = curl
            self.headers = headers
            for field in headers {
                // A header with an empty value ends in a semicolon. If it ended in a colon, libcurl would not send the
                // header.
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
