/// A URL of the API, as a transport gets it, split into its path, its parameters, and the rest.
package struct APIURL {
    /// The address of the server, split at its slashes.
    package let server: ArraySlice<String>

    /// The segments of the path from `api` on, such as `api`, `v2`, `search` and `en-gb`, or an empty list if this is
    /// not the URL of an API request.
    package let segments: ArraySlice<String>

    /// The parameters, with their decoded names, their values as in the URL, and their whole text.
    package let parameters: [(name: String, value: String, text: String)]

    package init(_ url: String) {
        let (address, query) = url.halves(at: "#").first.halves(at: "?")
        let segments = address.parts(between: UInt8(ascii: "/"))
        let start = Self.start(in: segments) ?? segments.endIndex
        server = segments[..<start]
        self.segments = segments[start...]
        parameters = (query?.parts(between: UInt8(ascii: "&")) ?? []).map { text in
            let (name, value) = text.halves(at: "=")
            return (PercentEncoded.decode(name), value ?? "", text)
        }
    }

    /// The decoded names of the parameters.
    package var names: [String] { parameters.map(\.name) }

    /// Returns the API path and the parameters, such as `/api/v2/search/en-gb?q=ace`.
    ///
    /// The target identifies a request, no matter which server receives it.
    ///
    /// - Parameter names: The names of the parameters to leave out.
    /// - Returns: `nil` if the URL has no API path.
    package func target(leavingOut names: Set<String> = []) -> String? {
        let kept = parameters.filter { !names.contains($0.name) }.map(\.text).joined(separator: "&")
        return segments.isEmpty ? nil : "/" + segments.joined(separator: "/") + (kept.isEmpty ? "" : "?" + kept)
    }

    /// Returns the index of the segment `api` with which the API path begins.
    ///
    /// The path of the server and the API path can contain the segment `api` as well. The right one is the first that a
    /// version such as `v2` follows, because in the API path a language code and a word can have the same texts. An
    /// endpoint may also have a version of another form. In that case, the first `api` is the right one, unless the
    /// server's path contains the segment, too.
    private static func start(in segments: [String]) -> Int? {
        // The first three segments are the scheme, an empty one, and the host. A path alone has only an empty one.
        let server = segments.first == "" ? 1 : 3
        let starts = segments.indices.dropFirst(server).dropLast().filter { segments[$0] == "api" }
        return starts.first { segments[$0 + 1].isNumberedVersion } ?? starts.first
    }
}

extension String {
    fileprivate var isNumberedVersion: Bool { hasPrefix("v") && count > 1 && dropFirst().allSatisfy(\.isNumber) }
}
