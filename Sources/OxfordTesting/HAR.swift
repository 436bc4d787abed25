#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

import OxfordEndpoints
import OxfordTransport

/// A namespace for the functions that read and write HTTP archives (HAR 1.2).
///
/// Each entry is on its own line of the file, so that a diff shows which entries changed. Equal exchanges always
/// produce identical bytes.
enum HAR {
    /// The text at the start of every HAR file that this library writes, up to but not including the library's version.
    ///
    /// If a HAR file does not begin with this text, another program wrote or edited the file, so a recorder refuses to
    /// add entries to it.
    static let ownStart = #"{"log":{"version":"1.2","creator":{"name":"OxfordDictionaries","version":""#

    /// The address that replaces the server's address.
    ///
    /// The URL in a HAR must be complete. No server can have this address, because the top-level domain is reserved.
    private static let server = "https://server.invalid"

    /// Returns the text of a file.
    static func text(of recording: Recording) -> [UInt8] {
        let entries = recording.exchanges.map { "\n" + entry($0) }.joined(separator: ",")
        // The standard allows own members that begin with an underscore.
        let names = recording.leftOut.sorted().map(json).joined(separator: ",")
        let leftOut = names.isEmpty ? "" : #","_leftOut":[\#(names)]"#
        return Array("\(ownStart)\(LibraryVersion.current)\"}\(leftOut),\"entries\":[\(entries)\n]}}\n".utf8)
    }

    /// Encodes an exchange as an entry with all members that HAR 1.2 requires, in alphabetical order.
    ///
    /// A member that is not recorded has the value that the standard defines for an unknown one. The times are always
    /// the same, so that recording the same exchange again produces the same bytes.
    private static func entry(_ exchange: ScriptedStep) -> String {
        let parameters = APIURL(exchange.target).parameters.map { name, value, _ in
            field(name, PercentEncoded.decode(value))
        }
        return #"{"cache":{},"request":{"bodySize":0,"cookies":[],"headers":[],"headersSize":-1,"httpVersion":"","#
            + #""method":"GET","queryString":[\#(parameters.joined(separator: ","))],"#
            + #""url":\#(json(server + exchange.target))},"response":{\#(response(exchange.outcome))},"#
            + #""startedDateTime":"1970-01-01T00:00:00.000Z","time":0,"timings":{"receive":0,"send":0,"wait":0}}"#
    }

    private static func response(_ outcome: Outcome) -> String {
        let response = (try? outcome.get()) ?? TransportResponse(status: 0)
        // The standard has no member for the reason why there was no response.
        var start = ""
        if case .failure(let error) = outcome { start = #""_error":\#(json(error.reason.rawValue)),"# }
        let text = String(validating: response.body, as: UTF8.self)
        let content = json(text ?? Data(response.body).base64EncodedString())
        let headers = response.headers.map { field($0.name, $0.value) }
        return start + #""bodySize":-1,"content":{"# + (text == nil ? #""encoding":"base64","# : "")
            + #""mimeType":\#(json(response.headers["Content-Type"] ?? "x-unknown")),"size":\#(response.body.count),"#
            + #""text":\#(content)},"cookies":[],"headers":[\#(headers.joined(separator: ","))],"headersSize":-1,"#
            + #""httpVersion":"","redirectURL":"","status":\#(response.status),"statusText":"""#
    }

    private static func field(_ name: String, _ value: String) -> String {
        #"{"name":\#(json(name)),"value":\#(json(value))}"#
    }

    private static func json(_ text: String) -> String { String(decoding: JSONTree.text(text).bytes, as: UTF8.self) }
}
