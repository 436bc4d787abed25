import Foundation
import OxfordTesting
import OxfordTransport
import Testing

@Suite("Writing HARs") struct WrittenHARs {
    @Test("An entry is one line with all required members of HAR 1.2")
    func exactBytes() async throws {
        try await withPath { path in
            let request = TransportRequest(
                url: "https://example.com/t/s3cr3t/api/v2/a?q=a%20b&app_key=0123456789&limit",
                headers: try Headers(validating: ["Accept": "application/json", "app_id": "1a2b3c4d"]))
            let response = TransportResponse(
                status: 404, headers: try Headers(validating: ["Content-Type": "text/plain", "Set-Cookie": "a=1"]),
                body: Array("é/\n".utf8))
            try await record([.success(response), .failure(TransportError(.offline))], of: request, to: path)
            let version = LibraryVersion.current
            let start =
                #""request":{"bodySize":0,"cookies":[],"headers":[],"headersSize":-1,"httpVersion":"","method":"GET","#
                + #""queryString":[{"name":"q","value":"a b"},{"name":"limit","value":""}],"#
                + #""url":"https://server.invalid/api/v2/a?q=a%20b&limit"},"response":"#
            let end =
                #""startedDateTime":"1970-01-01T00:00:00.000Z","time":0,"timings":{"receive":0,"send":0,"wait":0}}"#
            #expect(
                try String(contentsOfFile: path, encoding: .utf8) == """
                    {"log":{"version":"1.2","creator":{"name":"OxfordDictionaries","version":"\(version)"},"entries":[
                    {"cache":{},\(start){"bodySize":-1,"content":{"mimeType":"text/plain","size":4,"text":"é/\\n"},\
                    "cookies":[],"headers":[{"name":"Content-Type","value":"text/plain"}],"headersSize":-1,\
                    "httpVersion":"","redirectURL":"","status":404,"statusText":""},\(end),
                    {"cache":{},\(start){"_error":"offline","bodySize":-1,"content":{"mimeType":"x-unknown","size":0,\
                    "text":""},"cookies":[],"headers":[],"headersSize":-1,"httpVersion":"","redirectURL":"",\
                    "status":0,"statusText":""},\(end)
                    ]}}

                    """)
        }
    }
}
