#if canImport(FoundationNetworking)
    import Foundation
    import OxfordTransport

    extension AllowedURL {
        /// Throws an error if `URLSession` would send an HTTP request, including its credentials, to a proxy.
        ///
        /// On Linux, `URLSession` sends requests with libcurl, which reads the proxy from environment variables. The
        /// transport cannot turn this proxy off, because `URLSession` on Linux ignores `connectionProxyDictionary`. The
        /// proxy could read the credentials in an unencrypted request, so the transport refuses to send such a request.
        func refuseProxy() throws(TransportError) {
            guard !origin.isSecure else { return }
            let variables = ProcessInfo.processInfo.environment.filter { !$0.value.isEmpty }
            guard let proxy = ["http_proxy", "all_proxy", "ALL_PROXY"].first(where: { variables[$0] != nil }) else {
                return
            }
            let exempt = variables["no_proxy"] ?? variables["NO_PROXY"] ?? ""
            let host = url.host()?.lowercased() ?? ""
            // Recognize only host names. Versions of libcurl differ in what else exempts a host, such as an address
            // range.
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
