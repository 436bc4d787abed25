import OxfordEndpoints

/// A URL, split into its API path, its parameters, and the rest.
struct APIURL {
    /// The path from `/api` on, such as `/api/v2/search/en-gb`, or `nil` if this is not the URL of an API request.
    private let path: String?

    private let parameters: [(name: String, text: String)]

    init(_ url: String) {
        let (address, query) = url.halves(at: "#").first.halves(at: "?")
        let segments = address.parts(between: UInt8(ascii: "/"))
        path = Self.start(in: segments).map { "/" + segments[$0...].joined(separator: "/") }
        parameters = (query?.parts(between: UInt8(ascii: "&")) ?? []).map { text in
            (PercentEncoded.decode(text.halves(at: "=").first), text)
        }
    }

    /// The API path and the parameters, such as `/api/v2/search/en-gb?q=ace`, or `nil` if there is no API path.
    ///
    /// The target identifies a request, no matter which server receives it.
    var target: String? {
        path.map { path in
            parameters.isEmpty ? path : path + "?" + parameters.map(\.text).joined(separator: "&")
        }
    }

    /// Returns the index of the segment `api` with which the API path begins.
    ///
    /// The path of the server and a word in the API path can be `api` as well. A version such as `v2` follows only the
    /// right one. An endpoint may also have a version of another form. In that case, the first `api` is the right one,
    /// unless the server's path contains the segment, too.
    private static func start(in segments: [String]) -> Int? {
        // The first three segments are the scheme, an empty one, and the host.
        let starts = segments.indices.dropFirst(3).dropLast().filter { segments[$0] == "api" }
        return starts.last { segments[$0 + 1].isNumberedVersion } ?? starts.first
    }
}

extension String {
    /// Returns the text before and after the first separator, which is compared as a byte.
    fileprivate func halves(at separator: Unicode.Scalar) -> (first: String, second: String?) {
        let parts = utf8.split(separator: UInt8(ascii: separator), maxSplits: 1, omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        return (parts[0], parts.count > 1 ? parts[1] : nil)
    }

    fileprivate var isNumberedVersion: Bool { hasPrefix("v") && count > 1 && dropFirst().allSatisfy(\.isNumber) }
}
