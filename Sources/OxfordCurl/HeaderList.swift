#if os(Linux) && canImport(Glibc)
    import CurlTypes
    import OxfordTransport

    @safe final class HeaderList {
        let headers: Headers

        private(set) var list: OpaquePointer?

        private let curl: LibCurl

        init?(_ curl: LibCurl, _ headers: Headers) {
            self.curl = curl
            self.headers = headers
            for field in headers {
                // An empty value needs a semicolon: with a colon, libcurl would remove the header.
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
