import OxfordEndpoints
import OxfordTransport

/// A URL, split into its API path, its parameters, and the rest.
struct APIURL {
    /// The address of the server, split at its slashes.
    private let server: ArraySlice<String>

    /// The path from `/api` on, such as `/api/v2/search/en-gb`, or `nil` if this is not the URL of an API request.
    private let path: String?

    let parameters: [(name: String, value: String, text: String)]

    init(_ url: String) {
        let (address, query) = url.halves(at: "#").first.halves(at: "?")
        let segments = address.parts(between: UInt8(ascii: "/"))
        let start = Self.start(in: segments)
        server = segments[..<(start ?? segments.endIndex)]
        path = start.map { "/" + segments[$0...].joined(separator: "/") }
        parameters = (query?.parts(between: UInt8(ascii: "&")) ?? []).map { text in
            let (name, value) = text.halves(at: "=")
            return (PercentEncoded.decode(name), value ?? "", text)
        }
    }

    /// The decoded names of the parameters.
    var names: [String] { parameters.map(\.name) }

    /// Returns the API path and the parameters, such as `/api/v2/search/en-gb?q=ace`.
    ///
    /// The target identifies a request, no matter which server receives it.
    ///
    /// - Parameter names: The names of the parameters to keep, or `nil` to keep all.
    /// - Returns: `nil` if the URL has no API path.
    func target(keeping names: Set<String>? = nil) -> String? {
        let kept = parameters.filter { names?.contains($0.name) ?? true }.map(\.text).joined(separator: "&")
        return path.map { kept.isEmpty ? $0 : $0 + "?" + kept }
    }

    /// Returns the secrets that the URL may contain outside of the target.
    ///
    /// The user name with its password, and every parameter that is not kept, may be credentials of the client. The
    /// path of the server is not searched for, because it consists of names such as `examples`.
    func secrets(outside names: Set<String>) -> [String] {
        let values = parameters.filter { !names.contains($0.name) }.map(\.value)
        // A server that decodes a parameter may read `+` as a space.
        let spaced = values.map { $0.parts(between: UInt8(ascii: "+")).joined(separator: " ") }
        let user = server.dropFirst(2).first?.parts(between: UInt8(ascii: "@")).dropLast().joined(separator: "@")
        return ([user ?? ""] + values + spaced).flatMap(SecretSearch.parts)
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
    fileprivate var isNumberedVersion: Bool { hasPrefix("v") && count > 1 && dropFirst().allSatisfy(\.isNumber) }
}
