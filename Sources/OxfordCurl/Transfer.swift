#if os(Linux) && canImport(Glibc)
    import CurlTypes
    import Glibc
    import OxfordTransport

    /// A libcurl easy handle, which sends a request and receives its response.
    @safe final class Transfer {
        let handle: OpaquePointer
        let job: CurlJob
        private let curl: LibCurl
        private let multi: MultiHandle
        private let maximumBodySize: Int
        /// Whether libcurl must not use a connection that it has kept open.
        private let overNewConnection: Bool
        /// The headers of the request as a list in libcurl's format, which libcurl does not copy.
        private var headers: OpaquePointer?
        /// The buffer for libcurl's error message.
        private let message: UnsafeMutablePointer<CChar>
        private var head = ResponseHead()
        private var body: [UInt8] = []
        private var failure: TransportError?
        /// Whether libcurl calls ``maySend(from:)`` each time before it sends a request.
        ///
        /// Versions before 7.80 don't call it.
        private var reportsSends = false
        /// What became of the request, or `nil` if libcurl has opened a connection and doesn't report what it sends.
        private var departure: TransportError.Departure? = .notSent
        /// Whether libcurl chose a connection on which something has arrived, so that the request was not sent.
        private(set) var needsNewConnection = false
        /// Whether libcurl may still be looking up the host name.
        private(set) var isLookingUp = true

        init?(_ job: CurlJob, _ curl: LibCurl, _ multi: MultiHandle, maximumBodySize: Int, overNewConnection: Bool) {
            guard let handle = unsafe curl.easyInit() else { return nil }
            unsafe self.handle = handle
            self.job = job
            self.curl = curl
            self.multi = multi
            self.maximumBodySize = maximumBodySize
            self.overNewConnection = overNewConnection
            unsafe message = .allocate(capacity: Int(OxfordCurlValueErrorSize.rawValue))
            unsafe message.initialize(repeating: 0, count: Int(OxfordCurlValueErrorSize.rawValue))
            guard setCallbacks() && setHeaders() && setOptions() else { return nil }
        }

        deinit {
            unsafe curl.easyCleanup(handle)
            unsafe curl.listFree(headers)
            unsafe message.deallocate()
        }

        /// Returns the transfer that a libcurl handle belongs to.
        static func of(_ handle: OpaquePointer, _ curl: LibCurl) -> Transfer? {
            var context: UnsafeMutableRawPointer?
            _ = unsafe oxford_curl_get_pointer(curl.easyGetInfo, handle, OxfordCurlInfoPrivate, &context)
            return unsafe context.map { unsafe of($0) }
        }

        private func setCallbacks() -> Bool {
            let context = unsafe Unmanaged.passUnretained(self).toOpaque()
            reportsSends =
                unsafe set(OxfordCurlOptionPreRequestData, context)
                && oxford_curl_set_pre_request(
                    curl.easySetOption, handle, OxfordCurlOptionPreRequestFunction,
                    { context, _, _, _, port in unsafe Transfer.of(context).maySend(from: port) ? 0 : 1 }) == 0
            let asksToContinue = unsafe oxford_curl_set_progress(
                curl.easySetOption, handle, OxfordCurlOptionProgressFunction,
                { context, _, _, _, _ in unsafe Transfer.of(context).mayContinue ? 0 : 1 })
            let opensSockets = unsafe oxford_curl_set_open_socket(
                curl.easySetOption, handle, OxfordCurlOptionOpenSocketFunction,
                { context, _, address in unsafe Transfer.of(context).openSocket(address) })
            let closesSockets = unsafe oxford_curl_set_close_socket(
                curl.easySetOption, handle, OxfordCurlOptionCloseSocketFunction,
                { context, socket in
                    guard let context = unsafe context else { return close(socket) }
                    return unsafe Unmanaged<Sockets>.fromOpaque(context).takeUnretainedValue().close(socket)
                })
            let contexts = [
                OxfordCurlOptionProgressData, OxfordCurlOptionOpenSocketData,
                OxfordCurlOptionPrivate, OxfordCurlOptionHeaderData, OxfordCurlOptionWriteData,
            ]
            return unsafe [asksToContinue, opensSockets, closesSockets].allSatisfy { $0 == 0 }
                && contexts.allSatisfy { unsafe set($0, context) }
                && set(OxfordCurlOptionCloseSocketData, Unmanaged.passUnretained(multi.sockets).toOpaque())
                && set(OxfordCurlOptionErrorBuffer, message)
                && set(OxfordCurlOptionHeaderFunction) { bytes, size, count, context in
                    unsafe Transfer.of(context).receiveLine(UnsafeRawBufferPointer(start: bytes, count: size * count))
                        ? size * count : 0
                }
                && set(OxfordCurlOptionWriteFunction) { bytes, size, count, context in
                    unsafe Transfer.of(context).receive(UnsafeRawBufferPointer(start: bytes, count: size * count))
                        ? size * count : 0
                }
        }

        private func setOptions() -> Bool {
            // libcurl rejects this option if its TLS library, such as rustls, does not support a certificate folder.
            // Ignore the result, because libcurl then trusts no folder anyway.
            if curl.usesCertificateFileOnly { _ = set(OxfordCurlOptionCAPath, nil) }
            let isSecure = job.url.origin.isSecure
            let proxy = isSecure ? Self.proxy : ""
            // Do not keep a connection open if nobody can look at it before libcurl reuses it. libcurl does not show
            // what the TLS session with a proxy holds.
            let keepsConnection = reportsSends && !proxy.lowercased().hasPrefix("https:")
            let numbers = [
                (OxfordCurlOptionHTTPVersion, Int(OxfordCurlValueHTTP11.rawValue)), (OxfordCurlOptionNoProgress, 0),
                (OxfordCurlOptionNoSignal, 1), (OxfordCurlOptionFollowLocation, 0), (OxfordCurlOptionHTTP09, 0),
                (OxfordCurlOptionVerifyPeer, 1),
                (OxfordCurlOptionVerifyHost, Int(OxfordCurlValueMatchingHost.rawValue)),
                (OxfordCurlOptionDisallowUserName, 1), (OxfordCurlOptionPathAsIs, 1),
                (OxfordCurlOptionSuppressConnectHeaders, 1),
                (OxfordCurlOptionProtocols, Int((isSecure ? OxfordCurlValueHTTPS : OxfordCurlValueHTTP).rawValue)),
                (OxfordCurlOptionForbidReuse, keepsConnection ? 0 : 1),
                (OxfordCurlOptionFreshConnect, overNewConnection ? 1 : 0),
                (OxfordCurlOptionConnectTimeout, job.connectTimeout),
            ]
            // Request only gzip. Every server that compresses responses supports it, and libcurl takes longer to write
            // a longer list.
            return unsafe numbers.allSatisfy { set($0, $1) } && set(OxfordCurlOptionAcceptEncoding, "gzip")
                && multi.sessions.map { unsafe set(OxfordCurlOptionShare, UnsafeMutableRawPointer($0)) } != false
                && set(OxfordCurlOptionURL, job.url.text) && set(OxfordCurlOptionProxy, proxy)
        }

        private func setHeaders() -> Bool {
            for field in job.headers {
                // A header with an empty value ends in a semicolon. If it ended in a colon, libcurl would not send the
                // header.
                let line = field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)"
                guard let longer = unsafe curl.listAppend(headers, line) else { return false }
                unsafe headers = longer
            }
            return unsafe oxford_curl_set_list(curl.easySetOption, handle, OxfordCurlOptionHTTPHeader, headers) == 0
        }

        private static func of(_ context: UnsafeMutableRawPointer?) -> Transfer {
            guard let context = unsafe context else {
                preconditionFailure("libcurl passed no transfer to its callback")
            }
            return unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
        }

        /// The proxy for HTTPS requests, or an empty string if there is none.
        ///
        /// The transport sets libcurl's proxy option for every request. For an unencrypted `http` URL, the option is an
        /// empty string, which tells libcurl to use no proxy. If the option were not set, libcurl would read a proxy
        /// from environment variables such as `all_proxy`, and this proxy could read the credentials in the request.
        ///
        /// The transport does not have to check `no_proxy`, because libcurl checks it even if the proxy option is set.
        private static var proxy: String {
            let values = ["https_proxy", "HTTPS_PROXY"].map { (name: String) in
                unsafe getenv(name).map { unsafe String(cString: $0) } ?? ""
            }
            return values.first { !$0.isEmpty } ?? ""
        }

        /// Lets libcurl continue with the name lookup of a request whose caller has left.
        ///
        /// When the lookup has ended, ``openSocket(_:)`` ends the request.
        func finishLookup() {
            _ = set(OxfordCurlOptionConnectTimeout, Int(Int32.max))
        }

        private func openSocket(_ address: UnsafePointer<OxfordCurlAddress>?) -> Int32 {
            isLookingUp = false
            guard let address = unsafe address?.pointee, !job.isOver else { return -1 }
            if !reportsSends { departure = nil }
            return multi.sockets.open(address)
        }

        /// Whether libcurl should continue with the request.
        ///
        /// libcurl asks often, even while it reads the response of a proxy that refuses to connect. If that response
        /// never ended, libcurl would otherwise read it forever, and all other requests would have to wait.
        private var mayContinue: Bool { isLookingUp || !job.isOver && proxyRefusal == nil }

        /// Returns whether libcurl may send the request over the connection on a local port.
        ///
        /// libcurl calls this method each time before it sends the request. libcurl sends a request again if a reused
        /// connection closes before the first byte of the response arrives. This method does not allow that, because
        /// each call needs its place in the rate limit and its call of the budget.
        ///
        /// libcurl up to 7.88 reuses a connection even if a response has arrived over it that nobody asked for. The
        /// request then has to be sent over a new connection.
        private func maySend(from port: Int32) -> Bool {
            isLookingUp = false
            if departure == .sent { failure = .closedKeptConnection }
            guard departure != .sent, !job.isOver else { return false }
            needsNewConnection = !isClean(port)
            if !needsNewConnection { departure = .sent }
            return !needsNewConnection
        }

        /// Returns whether a request can be sent over the connection with a local port.
        ///
        /// If anything has arrived over a kept connection since its last response, then the next request would mistake
        /// it for its own response. A new connection is safe, even if the server has already sent TLS session tickets
        /// over it.
        private func isClean(_ port: Int32) -> Bool {
            let isNew = overNewConnection || number(OxfordCurlInfoConnectionsOpened) > 0
            return isNew || multi.sockets.areQuiet(on: port) && !hasDecryptedBytes
        }

        /// Whether the TLS library has read and decrypted bytes that libcurl has not read yet.
        ///
        /// This property is `true` if the TLS library is neither OpenSSL nor GnuTLS, so that cannot be known.
        private var hasDecryptedBytes: Bool {
            guard job.url.origin.isSecure else { return false }
            var pointer: UnsafeMutableRawPointer?
            _ = unsafe oxford_curl_get_pointer(curl.easyGetInfo, handle, OxfordCurlInfoTLSSession, &pointer)
            guard let tls = unsafe pointer?.load(as: OxfordCurlTLSSession.self) else { return true }
            return switch unsafe tls.library {
            case OxfordCurlTLSLibraryOpenSSL: unsafe curl.openSSLHasPending?(tls.session) != 0
            case OxfordCurlTLSLibraryGnuTLS: unsafe curl.gnuTLSPending?(tls.session) != 0
            default: true
            }
        }

        func outcome(of result: OxfordCurlResult) -> Outcome {
            let message = unsafe String(cString: message)
            if let error = failure ?? proxyRefusal ?? TransportError(result, message: message, head) {
                return failed(because: job.isOver ? .cancelled : error)
            }
            return .success(TransportResponse(status: head.status, headers: Headers(received: head.fields), body: body))
        }

        /// Returns the outcome of the request for an error, and whether it was sent by then.
        func failed(because error: TransportError) -> Outcome {
            .failure(TransportError(error.reason, detail: error.detail, departure: error.departure ?? departure))
        }

        /// The error for a proxy that refused to connect to the server, or `nil` if no proxy refused.
        ///
        /// If a proxy refuses to connect, libcurl returns the same result code as for a lost connection. This property
        /// therefore checks the status of the proxy's response instead of the result code.
        private var proxyRefusal: TransportError? {
            let status = number(OxfordCurlInfoProxyStatus)
            if status == 0 || 200..<300 ~= status { return nil }
            return TransportError(.cannotConnect, detail: "the proxy responded with status \(status)")
        }

        /// Receives a header or trailer line of the response, and returns whether libcurl should continue.
        private func receiveLine(_ line: UnsafeRawBufferPointer) -> Bool {
            if unsafe head.receive(Array(line)) { return true }
            failure = .invalidHTTP
            return false
        }

        private func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
            guard bytes.count <= maximumBodySize - body.count else {
                failure = .tooLarge(limit: maximumBodySize)
                body = []
                return false
            }
            unsafe body.append(contentsOf: bytes)
            return true
        }
    }

    extension Transfer {
        private func set(_ option: OxfordCurlOption, _ number: Int) -> Bool {
            unsafe oxford_curl_set_number(curl.easySetOption, handle, option, number) == 0
        }

        private func set(_ option: OxfordCurlOption, _ text: String?) -> Bool {
            unsafe oxford_curl_set_text(curl.easySetOption, handle, option, text) == 0
        }

        private func set(_ option: OxfordCurlOption, _ pointer: UnsafeMutableRawPointer) -> Bool {
            unsafe oxford_curl_set_pointer(curl.easySetOption, handle, option, pointer) == 0
        }

        private func set(_ option: OxfordCurlOption, _ callback: OxfordCurlCallback) -> Bool {
            unsafe oxford_curl_set_callback(curl.easySetOption, handle, option, callback) == 0
        }

        private func number(_ info: OxfordCurlInfo) -> Int {
            var number = 0
            _ = unsafe oxford_curl_get_number(curl.easyGetInfo, handle, info, &number)
            return number
        }
    }
#endif
