#if os(Linux) && canImport(Glibc)
    import CurlTypes
    import Glibc
    import OxfordTransport

    /// The functions of the system's libcurl, which is loaded at run time.
    ///
    /// The type is `@unchecked Sendable` because its stored properties, which are function pointers and flags, never
    /// change.
    @safe struct LibCurl: @unchecked Sendable {
        let easyInit: oxford_curl_easy_init
        let easySetOption: UnsafeMutableRawPointer
        let easyGetInfo: UnsafeMutableRawPointer
        let easyCleanup: oxford_curl_easy_cleanup
        let multiInit: oxford_curl_multi_init
        let multiSetOption: UnsafeMutableRawPointer
        let multiAdd: oxford_curl_multi_add_handle
        let multiRemove: oxford_curl_multi_remove_handle
        let multiPerform: oxford_curl_multi_perform
        let multiPoll: oxford_curl_multi_poll
        let multiWakeup: oxford_curl_multi_wakeup
        let multiReadMessage: oxford_curl_multi_info_read
        let multiCleanup: oxford_curl_multi_cleanup
        let shareInit: oxford_curl_share_init
        let shareSetOption: UnsafeMutableRawPointer
        let shareCleanup: oxford_curl_share_cleanup
        let listAppend: oxford_curl_slist_append
        let listFree: oxford_curl_slist_free_all
        /// The functions that tell whether a TLS library has decrypted bytes that libcurl has not read.
        ///
        /// Each is `nil` if libcurl doesn't load that TLS library.
        let openSSLHasPending: oxford_SSL_has_pending?
        let gnuTLSPending: oxford_gnutls_record_check_pending?

        /// Whether requests trust only libcurl's default certificate file, and not its default certificate folder.
        ///
        /// libcurl can read certificates from a file and from a folder. If it uses the folder too, it parses the file
        /// again for each new connection. On Debian, parsing takes 20 ms, during which all other requests have to wait.
        /// Debian's folder contains the same certificates as its file, so the folder isn't needed.
        let usesCertificateFileOnly: Bool

        static let shared = Result { () throws(TransportError) in try LibCurl() }

        private init() throws(TransportError) {
            let names = ["libcurl.so.4", "libcurl-gnutls.so.4"]
            guard let library = unsafe names.lazy.compactMap({ unsafe dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else {
                throw Self.missing("libcurl.so.4 not found")
            }
            func function<Function>(_ name: String) throws(TransportError) -> Function {
                guard let address = unsafe dlsym(library, name) else {
                    throw Self.missing("libcurl is older than 7.68")
                }
                return unsafe unsafeBitCast(address, to: Function.self)
            }
            let versionInfo: oxford_curl_version_info = unsafe try function("curl_version_info")
            let now = Int32(OxfordCurlValueVersionNow.rawValue)
            guard let info = unsafe versionInfo(now)?.pointee, unsafe info.number >= 0x07_44_00 else {
                throw Self.missing("libcurl is older than 7.68")
            }
            let tellsFile = unsafe info.age >= Int32(OxfordCurlValueVersionSeventh.rawValue)
            let file = unsafe tellsFile ? info.certificate_file : nil
            usesCertificateFileOnly = unsafe file.map { unsafe access($0, R_OK) == 0 } ?? false
            let globalInit: oxford_curl_global_init = try function("curl_global_init")
            guard globalInit(Int(OxfordCurlValueGlobalDefault.rawValue)) == 0 else {
                throw TransportError(.other, detail: "libcurl failed to initialize")
            }
            ExitGate.closeAtExit()
            unsafe easyInit = try function("curl_easy_init")
            unsafe easySetOption = try function("curl_easy_setopt")
            unsafe easyGetInfo = try function("curl_easy_getinfo")
            unsafe easyCleanup = try function("curl_easy_cleanup")
            unsafe multiInit = try function("curl_multi_init")
            unsafe multiSetOption = try function("curl_multi_setopt")
            unsafe multiAdd = try function("curl_multi_add_handle")
            unsafe multiRemove = try function("curl_multi_remove_handle")
            unsafe multiPerform = try function("curl_multi_perform")
            unsafe multiPoll = try function("curl_multi_poll")
            unsafe multiWakeup = try function("curl_multi_wakeup")
            unsafe multiReadMessage = try function("curl_multi_info_read")
            unsafe multiCleanup = try function("curl_multi_cleanup")
            unsafe shareInit = try function("curl_share_init")
            unsafe shareSetOption = try function("curl_share_setopt")
            unsafe shareCleanup = try function("curl_share_cleanup")
            unsafe listAppend = try function("curl_slist_append")
            unsafe listFree = try function("curl_slist_free_all")
            unsafe openSSLHasPending = try? function("SSL_has_pending")
            unsafe gnuTLSPending = try? function("gnutls_record_check_pending")
        }

        private static func missing(_ problem: String) -> TransportError {
            TransportError(.other, detail: "\(problem); install libcurl 7.68 or later (package libcurl4 or libcurl)")
        }
    }
#endif
