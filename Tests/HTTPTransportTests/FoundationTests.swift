import Foundation
import OxfordDictionaries
import TestSupport
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Conversion to Foundation types") struct FoundationTypes {
    @Test("Foundation parses every golden URL unchanged") func goldenURLs() throws {
        let files = try Package.files(below: "Tests/OxfordEndpointsTests/Golden", ending: ".txt")
        var count = 0
        for file in files {
            for line in try Package.text(of: file).split(separator: "\n") {
                guard let text = line.split(separator: "\t").last.map(String.init), text.hasPrefix("https") else {
                    continue
                }
                #expect(URL(string: text, encodingInvalidCharacters: false)?.absoluteString == text)
                count += 1
            }
        }
        #expect(count > 1000)
    }

    @Test("A request converts to a URL on its server") func url() throws {
        let request = EntriesRequest("日本語/100%", in: .britishEnglish)
        #expect(request.url(on: .sandbox).absoluteString == request.urlString(on: .sandbox))
    }

    @Test("A URLRequest has the client's headers") func requestHeaders() throws {
        let client = OxfordClient(
            credentials: try Credentials(appID: "1a2b3c4d", appKey: "01234567"),
            headers: try Headers(validating: ["Authorization": "Bearer token"]))
        let request = try #require(URLRequest(client.transportRequest(for: .lemmas("mice", in: .english))))
        #expect(request.url?.absoluteString == LemmasRequest("mice", in: .english).urlString())
        #expect(request.httpMethod == "GET")
        #expect(request.value(forHTTPHeaderField: "app_id") == "1a2b3c4d")
        #expect(request.value(forHTTPHeaderField: "app_key") == "01234567")
        #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer token")
        #expect(request.value(forHTTPHeaderField: "Accept") == "application/json")
        #expect(URLRequest(TransportRequest(url: "no URL at all")) == nil)
    }
}
