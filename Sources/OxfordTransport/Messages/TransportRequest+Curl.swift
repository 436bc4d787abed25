extension TransportRequest {
    /// The command that sends the same request, to run in a shell that has `OXFORD_APP_ID` and `OXFORD_APP_KEY` set.
    ///
    /// ```swift
    /// let client = OxfordClient(
    ///     credentials: try Credentials(appID: "1a2b3c4d", appKey: "0123456789abcdef"),
    ///     transport: ClosureTransport { _ in TransportResponse(status: 200) },
    ///     headers: try Headers(validating: ["User-Agent": "sample"]))
    /// print(client.transportRequest(for: .entries("ace", in: .britishEnglish)).curl)
    /// // curl -H 'Accept: application/json' -H 'User-Agent: sample' -H "app_id: $OXFORD_APP_ID" -H "app_key: $OXFORD_APP_KEY" 'https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace'
    /// ```
    ///
    /// The credentials stand in it as those variables, and any other header that may hold a secret with `…` as its
    /// value.
    public var curl: String {
        let options = headers.map { field in
            switch field.name.lowercased() {
            case "app_id": #"-H "app_id: $OXFORD_APP_ID""#
            case "app_key": #"-H "app_key: $OXFORD_APP_KEY""#
            default: "-H " + field.description.quotedForShell
            }
        }
        // Without --url, curl would take a text that begins with a hyphen for an option.
        let target = (url.hasPrefix("-") ? "--url " : "") + url.quotedForShell
        return (["curl"] + options + [target]).joined(separator: " ")
    }
}

extension String {
    /// The text in quotes that keep every byte of it, apart from NUL, which no argument can have.
    ///
    /// A shell reads bytes. As characters, a quote and the accent after it would be one that is no quote.
    fileprivate var quotedForShell: String {
        let bytes = utf8.flatMap { byte -> [UInt8] in
            switch byte {
            case UInt8(ascii: "'"): Array(#"'\''"#.utf8)
            case 0: []
            default: [byte]
            }
        }
        return "'" + String(decoding: bytes, as: UTF8.self) + "'"
    }
}
