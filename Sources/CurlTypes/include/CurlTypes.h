// The part of libcurl's binary interface that OxfordCurl uses.
//
// OxfordCurl opens libcurl at run time, so building it does not require libcurl's headers. The names differ from
// libcurl's names, so that a program can include both headers.

#ifndef OXFORD_CURL_TYPES_H
#define OXFORD_CURL_TYPES_H

#include <stddef.h>
#include <stdint.h>

typedef struct OxfordCurlEasy OxfordCurlEasy;    // CURL
typedef struct OxfordCurlMulti OxfordCurlMulti;  // CURLM
typedef struct OxfordCurlList OxfordCurlList;    // struct curl_slist
typedef struct OxfordCurlShare OxfordCurlShare;  // CURLSH

// CURLoption
enum OxfordCurlOption {
    OxfordCurlOptionNoProgress = 43,             // CURLOPT_NOPROGRESS
    OxfordCurlOptionFollowLocation = 52,         // CURLOPT_FOLLOWLOCATION
    OxfordCurlOptionVerifyPeer = 64,             // CURLOPT_SSL_VERIFYPEER
    OxfordCurlOptionVerifyHost = 81,             // CURLOPT_SSL_VERIFYHOST
    OxfordCurlOptionFreshConnect = 74,           // CURLOPT_FRESH_CONNECT
    OxfordCurlOptionForbidReuse = 75,            // CURLOPT_FORBID_REUSE
    OxfordCurlOptionHTTPVersion = 84,            // CURLOPT_HTTP_VERSION
    OxfordCurlOptionNoSignal = 99,               // CURLOPT_NOSIGNAL
    OxfordCurlOptionConnectTimeout = 156,        // CURLOPT_CONNECTTIMEOUT_MS
    OxfordCurlOptionProtocols = 181,             // CURLOPT_PROTOCOLS
    OxfordCurlOptionPathAsIs = 234,              // CURLOPT_PATH_AS_IS
    OxfordCurlOptionSuppressConnectHeaders = 265,  // CURLOPT_SUPPRESS_CONNECT_HEADERS
    OxfordCurlOptionDisallowUserName = 278,      // CURLOPT_DISALLOW_USERNAME_IN_URL
    OxfordCurlOptionHTTP09 = 285,                // CURLOPT_HTTP09_ALLOWED
    OxfordCurlOptionWriteData = 10001,           // CURLOPT_WRITEDATA
    OxfordCurlOptionURL = 10002,                 // CURLOPT_URL
    OxfordCurlOptionProxy = 10004,               // CURLOPT_PROXY
    OxfordCurlOptionErrorBuffer = 10010,         // CURLOPT_ERRORBUFFER
    OxfordCurlOptionHTTPHeader = 10023,          // CURLOPT_HTTPHEADER
    OxfordCurlOptionHeaderData = 10029,          // CURLOPT_HEADERDATA
    OxfordCurlOptionProgressData = 10057,        // CURLOPT_XFERINFODATA
    OxfordCurlOptionCAPath = 10097,              // CURLOPT_CAPATH
    OxfordCurlOptionShare = 10100,               // CURLOPT_SHARE
    OxfordCurlOptionAcceptEncoding = 10102,      // CURLOPT_ACCEPT_ENCODING
    OxfordCurlOptionPrivate = 10103,             // CURLOPT_PRIVATE
    OxfordCurlOptionOpenSocketData = 10164,      // CURLOPT_OPENSOCKETDATA
    OxfordCurlOptionCloseSocketData = 10209,     // CURLOPT_CLOSESOCKETDATA
    OxfordCurlOptionPreRequestData = 10313,      // CURLOPT_PREREQDATA
    OxfordCurlOptionWriteFunction = 20011,       // CURLOPT_WRITEFUNCTION
    OxfordCurlOptionHeaderFunction = 20079,      // CURLOPT_HEADERFUNCTION
    OxfordCurlOptionOpenSocketFunction = 20163,  // CURLOPT_OPENSOCKETFUNCTION
    OxfordCurlOptionCloseSocketFunction = 20208,  // CURLOPT_CLOSESOCKETFUNCTION
    OxfordCurlOptionProgressFunction = 20219,    // CURLOPT_XFERINFOFUNCTION
    OxfordCurlOptionPreRequestFunction = 20312,  // CURLOPT_PREREQFUNCTION
};

// CURLMoption
enum OxfordCurlMultiOption {
    OxfordCurlMultiOptionMaxConnects = 6,        // CURLMOPT_MAXCONNECTS
};

// CURLSHoption
enum OxfordCurlShareOption {
    OxfordCurlShareOptionShare = 1,              // CURLSHOPT_SHARE
};

// curl_lock_data
enum OxfordCurlShared {
    OxfordCurlSharedTLSSessions = 4,             // CURL_LOCK_DATA_SSL_SESSION
};

// CURLINFO
enum OxfordCurlInfo {
    OxfordCurlInfoPrivate = 0x100015,            // CURLINFO_PRIVATE
    OxfordCurlInfoConnectionsOpened = 0x20001A,  // CURLINFO_NUM_CONNECTS
    OxfordCurlInfoProxyStatus = 0x200016,        // CURLINFO_HTTP_CONNECTCODE
    OxfordCurlInfoTLSSession = 0x40002D,         // CURLINFO_TLS_SSL_PTR
};

// Values of options
enum OxfordCurlValue {
    OxfordCurlValueHTTP = 1,                     // CURLPROTO_HTTP
    OxfordCurlValueHTTPS = 2,                    // CURLPROTO_HTTPS
    OxfordCurlValueHTTP11 = 2,                   // CURL_HTTP_VERSION_1_1
    OxfordCurlValueMatchingHost = 2,             // the strict value of CURLOPT_SSL_VERIFYHOST
    OxfordCurlValueGlobalDefault = 3,            // CURL_GLOBAL_DEFAULT
    OxfordCurlValueVersionNow = 10,              // CURLVERSION_NOW of libcurl 7.88; later ones work too
    OxfordCurlValueVersionSeventh = 6,           // CURLVERSION_SEVENTH, the first with the default certificate file
    OxfordCurlValueDone = 1,                     // CURLMSG_DONE
    OxfordCurlValueErrorSize = 256,              // CURL_ERROR_SIZE
};

// CURLcode
enum OxfordCurlResult {
    OxfordCurlResultOK = 0,                      // CURLE_OK
    OxfordCurlResultUnsupportedProtocol = 1,     // CURLE_UNSUPPORTED_PROTOCOL
    OxfordCurlResultMalformedURL = 3,            // CURLE_URL_MALFORMAT
    OxfordCurlResultProxyNotFound = 5,           // CURLE_COULDNT_RESOLVE_PROXY
    OxfordCurlResultHostNotFound = 6,            // CURLE_COULDNT_RESOLVE_HOST
    OxfordCurlResultCannotConnect = 7,           // CURLE_COULDNT_CONNECT
    OxfordCurlResultWeirdReply = 8,              // CURLE_WEIRD_SERVER_REPLY
    OxfordCurlResultPartialFile = 18,            // CURLE_PARTIAL_FILE
    OxfordCurlResultWriteError = 23,             // CURLE_WRITE_ERROR
    OxfordCurlResultOutOfMemory = 27,            // CURLE_OUT_OF_MEMORY, also for a header that is too long
    OxfordCurlResultTimedOut = 28,               // CURLE_OPERATION_TIMEDOUT
    OxfordCurlResultTLSConnectError = 35,        // CURLE_SSL_CONNECT_ERROR
    OxfordCurlResultBadFunctionArgument = 43,    // CURLE_BAD_FUNCTION_ARGUMENT, also for a header without a colon
    OxfordCurlResultGotNothing = 52,             // CURLE_GOT_NOTHING
    OxfordCurlResultSendError = 55,              // CURLE_SEND_ERROR
    OxfordCurlResultReceiveError = 56,           // CURLE_RECV_ERROR
    OxfordCurlResultCertificateProblem = 58,     // CURLE_SSL_CERTPROBLEM
    OxfordCurlResultCipher = 59,                 // CURLE_SSL_CIPHER
    OxfordCurlResultPeerNotVerified = 60,        // CURLE_PEER_FAILED_VERIFICATION
    OxfordCurlResultBadContentEncoding = 61,     // CURLE_BAD_CONTENT_ENCODING
    OxfordCurlResultBadCertificateFile = 77,     // CURLE_SSL_CACERT_BADFILE
    OxfordCurlResultIssuerError = 83,            // CURLE_SSL_ISSUER_ERROR
    OxfordCurlResultProxy = 97,                  // CURLE_PROXY
    OxfordCurlResultClientCertificate = 98,      // CURLE_SSL_CLIENTCERT
    OxfordCurlResultTooLarge = 100,              // CURLE_TOO_LARGE
};

// curl_sslbackend
enum OxfordCurlTLSLibrary {
    OxfordCurlTLSLibraryOpenSSL = 1,             // CURLSSLBACKEND_OPENSSL
    OxfordCurlTLSLibraryGnuTLS = 2,              // CURLSSLBACKEND_GNUTLS
};

// curl_tlssessioninfo
typedef struct {
    enum OxfordCurlTLSLibrary library;
    void *session;
} OxfordCurlTLSSession;

// CURLMsg
typedef struct {
    int message;
    OxfordCurlEasy *easy;
    union {
        void *whatever;
        enum OxfordCurlResult result;
    } data;
} OxfordCurlMessage;

// The first fields of curl_version_info_data
typedef struct {
    int age;
    const char *version;
    unsigned int number;
    const char *host;
    int features;
    const char *tls;
    long tls_number;
    const char *zlib;
    const char *const *protocols;
    const char *ares;
    int ares_number;
    const char *idn;
    int iconv;
    const char *ssh;
    unsigned int brotli_number;
    const char *brotli;
    unsigned int http2_number;
    const char *http2;
    const char *quic;
    const char *certificate_file;
} OxfordCurlVersion;

// The first fields of curl_sockaddr
typedef struct {
    int family;
    int type;
    int protocol;
} OxfordCurlAddress;

typedef size_t (*OxfordCurlCallback)(char *bytes, size_t size, size_t count, void *context);

typedef int (*OxfordCurlPreRequest)(void *context, char *remote, char *local, int remote_port, int local_port);

typedef int (*OxfordCurlOpenSocket)(void *context, int purpose, OxfordCurlAddress *address);

typedef int (*OxfordCurlProgress)(
    void *context, int64_t all_in, int64_t received, int64_t all_out, int64_t sent);

typedef int (*OxfordCurlCloseSocket)(void *context, int socket);

// The types of libcurl's functions, named after the functions
typedef int (*oxford_curl_global_init)(long flags);
typedef OxfordCurlVersion *(*oxford_curl_version_info)(int age);
typedef OxfordCurlEasy *(*oxford_curl_easy_init)(void);
typedef int (*oxford_curl_easy_setopt)(OxfordCurlEasy *easy, int option, ...);
typedef int (*oxford_curl_easy_getinfo)(OxfordCurlEasy *easy, int info, ...);
typedef void (*oxford_curl_easy_cleanup)(OxfordCurlEasy *easy);
typedef OxfordCurlMulti *(*oxford_curl_multi_init)(void);
typedef int (*oxford_curl_multi_setopt)(OxfordCurlMulti *multi, int option, ...);
typedef int (*oxford_curl_multi_add_handle)(OxfordCurlMulti *multi, OxfordCurlEasy *easy);
typedef int (*oxford_curl_multi_remove_handle)(OxfordCurlMulti *multi, OxfordCurlEasy *easy);
typedef int (*oxford_curl_multi_perform)(OxfordCurlMulti *multi, int *running);
typedef int (*oxford_curl_multi_poll)(OxfordCurlMulti *multi, void *more, unsigned int count, int timeout, int *ready);
typedef int (*oxford_curl_multi_wakeup)(OxfordCurlMulti *multi);
typedef OxfordCurlMessage *(*oxford_curl_multi_info_read)(OxfordCurlMulti *multi, int *left);
typedef int (*oxford_curl_multi_cleanup)(OxfordCurlMulti *multi);
typedef OxfordCurlShare *(*oxford_curl_share_init)(void);
typedef int (*oxford_curl_share_setopt)(OxfordCurlShare *share, int option, ...);
typedef int (*oxford_curl_share_cleanup)(OxfordCurlShare *share);
typedef OxfordCurlList *(*oxford_curl_slist_append)(OxfordCurlList *list, const char *text);
typedef void (*oxford_curl_slist_free_all)(OxfordCurlList *list);

// The types of functions of TLS libraries, named after the functions
typedef int (*oxford_SSL_has_pending)(const void *session);
typedef size_t (*oxford_gnutls_record_check_pending)(void *session);

// Wrappers for libcurl's variadic functions. Swift cannot call variadic functions, and a pointer to one must not be
// called as if it took fixed arguments, because some platforms pass variadic arguments differently.

static inline int oxford_curl_set_number(
    void *setopt, OxfordCurlEasy *easy, enum OxfordCurlOption option, long value) {
    return ((oxford_curl_easy_setopt)setopt)(easy, (int)option, value);
}

static inline int oxford_curl_set_text(
    void *setopt, OxfordCurlEasy *easy, enum OxfordCurlOption option, const char *value) {
    return ((oxford_curl_easy_setopt)setopt)(easy, (int)option, value);
}

static inline int oxford_curl_set_pointer(
    void *setopt, OxfordCurlEasy *easy, enum OxfordCurlOption option, void *value) {
    return ((oxford_curl_easy_setopt)setopt)(easy, (int)option, value);
}

static inline int oxford_curl_set_list(
    void *setopt, OxfordCurlEasy *easy, enum OxfordCurlOption option, OxfordCurlList *value) {
    return ((oxford_curl_easy_setopt)setopt)(easy, (int)option, value);
}

static inline int oxford_curl_set_callback(
    void *setopt, OxfordCurlEasy *easy, enum OxfordCurlOption option, OxfordCurlCallback value) {
    return ((oxford_curl_easy_setopt)setopt)(easy, (int)option, value);
}

static inline int oxford_curl_set_pre_request(
    void *setopt, OxfordCurlEasy *easy, enum OxfordCurlOption option, OxfordCurlPreRequest value) {
    return ((oxford_curl_easy_setopt)setopt)(easy, (int)option, value);
}

static inline int oxford_curl_set_open_socket(
    void *setopt, OxfordCurlEasy *easy, enum OxfordCurlOption option, OxfordCurlOpenSocket value) {
    return ((oxford_curl_easy_setopt)setopt)(easy, (int)option, value);
}

static inline int oxford_curl_set_progress(
    void *setopt, OxfordCurlEasy *easy, enum OxfordCurlOption option, OxfordCurlProgress value) {
    return ((oxford_curl_easy_setopt)setopt)(easy, (int)option, value);
}

static inline int oxford_curl_set_close_socket(
    void *setopt, OxfordCurlEasy *easy, enum OxfordCurlOption option, OxfordCurlCloseSocket value) {
    return ((oxford_curl_easy_setopt)setopt)(easy, (int)option, value);
}

static inline int oxford_curl_get_number(
    void *getinfo, OxfordCurlEasy *easy, enum OxfordCurlInfo info, long *value) {
    return ((oxford_curl_easy_getinfo)getinfo)(easy, (int)info, value);
}

static inline int oxford_curl_get_pointer(
    void *getinfo, OxfordCurlEasy *easy, enum OxfordCurlInfo info, void **value) {
    return ((oxford_curl_easy_getinfo)getinfo)(easy, (int)info, value);
}

static inline int oxford_curl_set_shared(
    void *setopt, OxfordCurlShare *share, enum OxfordCurlShared data) {
    return ((oxford_curl_share_setopt)setopt)(share, (int)OxfordCurlShareOptionShare, (int)data);
}

static inline int oxford_curl_set_multi_number(
    void *setopt, OxfordCurlMulti *multi, enum OxfordCurlMultiOption option, long value) {
    return ((oxford_curl_multi_setopt)setopt)(multi, (int)option, value);
}

#endif
