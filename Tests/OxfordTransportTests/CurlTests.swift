import OxfordEndpoints
import OxfordTransport
import Testing

@Suite struct CurlText {
    @Test func isACommandWithVariablesForTheCredentials() throws {
        let client = OxfordClient(
            credentials: try Credentials(appID: "SECRET1", appKey: "SECRET2"),
            transport: ClosureTransport { _ in TransportResponse(status: 200) },
            headers: try Headers(validating: ["User-Agent": "it's; `me` $HOME", "Authorization": "SECRET3"]))
        let request = client.transportRequest(
            for: .entries("and/or", in: .britishEnglish, filters: .fields(.definitions)))
        #expect(
            request.curl == """
                curl -H 'Accept: application/json' -H 'User-Agent: it'\\''s; `me` $HOME' -H 'Authorization: …' \
                -H "app_id: $OXFORD_APP_ID" -H "app_key: $OXFORD_APP_KEY" \
                'https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/and%2For?fields=definitions'
                """)
        #expect(!"\(request)".contains("SECRET"))
        var dumped = ""
        dump(request, to: &dumped)
        #expect(!dumped.contains("SECRET"))
    }

    @Test func anyTextStaysInItsQuotes() {
        let request = TransportRequest(url: "https://example.com/'; rm -rf $HOME; echo '")
        #expect(request.curl == #"curl 'https://example.com/'\''; rm -rf $HOME; echo '\'''"#)
    }
}
