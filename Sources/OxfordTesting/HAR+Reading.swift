#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

import OxfordEndpoints
import OxfordTransport

extension HAR {
    /// Reads a recording from a file.
    ///
    /// Members that the standard does not define are ignored. A file of another program may contain everything that a
    /// page loaded, so only requests whose URL has an API version such as `v2` are read from it.
    static func recording(
        in file: [UInt8], at path: String, keeping names: [String] = [], leavingOut others: [String] = []
    ) throws(RecordingError) -> Recording {
        let isOwn = file.starts(with: ownStart.utf8)
        let (entries, leftOut): ([HARValue], [String])
        do throws(HARProblem) {
            guard let tree = try? JSONTree(reading: file) else { throw HARProblem(text: "not JSON") }
            let log = try HARValue(tree: tree).member("log")
            entries = try log.member("entries").elements()
            let names = try isOwn ? log["_leftOut"]?.elements() ?? [] : []
            leftOut = try names.map { name throws(HARProblem) in try name.text() }
        } catch {
            throw RecordingError(.malformed, path: path, problem: error.text + "; record or export it again")
        }
        var rules = RecordingRules(keeping: names, like: Recording([], leavingOut: Set(others + leftOut)))
        var exchanges: [ScriptedStep] = []
        for (index, entry) in entries.enumerated() {
            func refusal(_ problem: String) -> RecordingError {
                RecordingError(.malformedEntry, path: path, index: index, problem: problem)
            }
            let exchange: (request: TransportRequest, outcome: Outcome)?
            do throws(HARProblem) {
                exchange = try HARValue(tree: entry.tree).exchange(isOwn: isOwn)
            } catch {
                throw refusal(error.text + "; correct the entry, remove it, or export it again with response bodies")
            }
            guard let (request, outcome) = exchange else { continue }
            if !isOwn, let problem = rules.problem(with: request) { throw refusal(problem) }
            exchanges.append(rules.exchange(request, outcome))
        }
        return Recording(exchanges, leavingOut: rules.leftOut)
    }
}

/// A description of a problem without any values from the file, because the file may contain secrets.
private struct HARProblem: Error {
    let text: String
}

/// A value in a file.
private struct HARValue {
    let tree: JSONTree
    /// The names of the members that lead to the value, each followed by a period.
    var path = ""

    /// Returns a member, or `nil` if it is absent or `null`.
    subscript(name: String) -> HARValue? {
        get throws(HARProblem) {
            guard case .object(let members) = tree else { throw problem("has the wrong type") }
            return members[name].flatMap { $0 == .null ? nil : HARValue(tree: $0, path: path + name + ".") }
        }
    }

    func member(_ name: String) throws(HARProblem) -> HARValue {
        guard let member = try self[name] else { throw HARProblem(text: "\"\(path)\(name)\" is missing") }
        return member
    }

    func text() throws(HARProblem) -> String {
        guard case .text(let text) = tree else { throw problem("has the wrong type") }
        return text
    }

    func number() throws(HARProblem) -> Int {
        guard case .number(let text) = tree else { throw problem("has the wrong type") }
        guard let number = Double(text).flatMap(Int.init(exactly:)) else { throw problem("cannot be read") }
        return number
    }

    func elements() throws(HARProblem) -> [HARValue] {
        guard case .list(let elements) = tree else { throw problem("has the wrong type") }
        return elements.map { HARValue(tree: $0, path: path) }
    }

    private func problem(_ text: String) -> HARProblem {
        HARProblem(text: path.isEmpty ? "not a JSON object" : "\"\(path.dropLast())\" \(text)")
    }
}

// The parts of an entry.
extension HARValue {
    /// Returns the request and its outcome, or `nil` if the request is not one to the API.
    func exchange(isOwn: Bool) throws(HARProblem) -> (request: TransportRequest, outcome: Outcome)? {
        let request = try member("request")
        let (method, url) = (try request.member("method").text(), try request.member("url").text())
        guard method == "GET", isOwn || APIURL(url).target()?.hasPrefix("/api/v") == true else { return nil }
        let message = TransportRequest(
            url: isOwn ? url : url.rewritten, headers: try request.headers(cookies: "Cookie"))
        return (message, try member("response").outcome(isOwn: isOwn))
    }

    /// Returns the response, or the error instead of it.
    ///
    /// Other programs write the status 0 for a request without a response, and may write anything in `_error`.
    private func outcome(isOwn: Bool) throws(HARProblem) -> Outcome {
        let status = try member("status").number()
        let reason = try? self["_error"]?.text()
        if isOwn ? reason != nil : status <= 0 {
            let isName = isOwn || reason?.first?.isLowercase == true && reason?.allSatisfy(\.isLetter) == true
            return .failure(TransportError(isName ? TransportError.Reason(rawValue: reason ?? "") : .other))
        }
        let headers = try headers(cookies: "Set-Cookie")
        let body = try self["content"]?.body() ?? []
        return .success(TransportResponse(status: status, headers: headers, body: body))
    }

    /// Returns the headers.
    ///
    /// A program may list the cookies only separately.
    private func headers(cookies: String) throws(HARProblem) -> Headers {
        let fields = try self["headers"]?.fields() ?? []
        let cookies = try self["cookies"]?.fields().map { (name: cookies, value: "\($0.name)=\($0.value)") } ?? []
        return Headers(received: fields + cookies)
    }

    private func fields() throws(HARProblem) -> [(name: String, value: String)] {
        try elements().map { field throws(HARProblem) in
            (name: try field.member("name").text(), value: try field.member("value").text())
        }
    }

    private func body() throws(HARProblem) -> [UInt8] {
        // A program leaves the text out if it is empty or unknown.
        let isEmpty = try self["size"]?.number() ?? 0 <= 0
        let text = try isEmpty ? self["text"]?.text() ?? "" : member("text").text()
        switch try self["encoding"]?.text() {
        case nil, "": return Array(text.utf8)
        case "base64":
            guard let data = Data(base64Encoded: text) else { throw try member("text").problem("cannot be read") }
            return Array(data)
        default: throw try member("encoding").problem("cannot be read")
        }
    }
}

extension String {
    /// This URL with the escapes that this library writes, so that it has the target of the same request.
    ///
    /// A browser can write `+` for a space and `;` between parameters, and can leave an apostrophe as it is. The
    /// separators of lists, and of the filters in the path of version 1, stay as they are.
    fileprivate var rewritten: String {
        func encoded(_ text: String) -> String { PercentEncoded(PercentEncoded.decode(text)).text }
        let (url, fragment) = halves(at: "#")
        let api = APIURL(url)
        let segments = api.segments.map { $0.contains { ",;=".contains($0) } ? $0 : encoded($0) }
        let path = (api.server + segments).joined(separator: "/")
        let parameters = (url.halves(at: "?").second ?? "").split { "&;".contains($0) }.map { parameter in
            let (name, value) = String(parameter).replacing("+", with: "%20").halves(at: "=")
            let values = value?.parts(between: UInt8(ascii: ",")).map(encoded).joined(separator: ",")
            return encoded(name) + (values.map { "=" + $0 } ?? "")
        }
        let query = parameters.isEmpty ? "" : "?" + parameters.joined(separator: "&")
        return path + query + (fragment.map { "#" + $0 } ?? "")
    }
}
