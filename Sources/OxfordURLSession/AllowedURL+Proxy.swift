#if canImport(FoundationNetworking)
    import Foundation
    import OxfordTransport

    extension AllowedURL {
        /// Throws an error if `URLSession` would send an HTTP request, credentials included, to a proxy.
        ///
        /// On Linux, `URLSession` ignores `connectionProxyDictionary`, and its libcurl reads these variables. Refusing
        /// the request is therefore the only way to keep it from the proxy.
        func refuseProxy() throws(TransportError) {
            guard !origin.isSecure else { return }
            let variables = ProcessInfo.processInfo.environment.filter { !$0.value.isEmpty }
            guard let proxy = ["http_proxy", "all_proxy", "ALL_PROXY"].first(where: { variables[$0] != nil }) else {
                return
            }
            let exempt = variables["no_proxy"] ?? variables["NO_PROXY"] ?? ""
            let host = url.host()?.lowercased() ?? ""
            // Versions of libcurl differ in what else exempts a host, such as an address range.
            let isExempt = exempt.split(separator: ",").contains {
                $0.trimmingCharacters(in: .whitespaces).lowercased() == host
            }
            guard !isExempt && exempt != "*" else { return }
            throw TransportError(
                .refusedURL,
                detail:
                    "the proxy in \(proxy) would receive it in plain text; unset \(proxy), or add \(host) to no_proxy")
        }
    }
#endif
