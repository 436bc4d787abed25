extension TransportRequest {
    /// The curl command that sends the same request.
    ///
    /// It reads the credentials from the shell variables `OXFORD_APP_ID` and `OXFORD_APP_KEY`, and contains `…` for any
    /// other value that may be secret.
    ///
    /// ```swift
    /// let headers = try Headers(
    ///     validating: ["Accept": "application/json", "app_key": "01234567"])
    /// let request = TransportRequest(
    ///     LemmasRequest("mice", in: .english), headers: headers)
    /// print(request.curl)
    /// // curl -H 'Accept: application/json' -H "app_key: $OXFORD_APP_KEY"
    /// //     'https://od-api.oxforddictionaries.com/api/v2/lemmas/en/mice'
    /// ```
    public var curl: String {
        let options = headers.map { field in
            switch field.name.lowercased() {
            case "app_id": #"-H "app_id: $OXFORD_APP_ID""#
            case "app_key": #"-H "app_key: $OXFORD_APP_KEY""#
            // curl drops a header that ends in its colon, and sends one that ends in a semicolon as an empty header.
            default: "-H " + (field.value.isBlank ? "\(field.name);" : field.description).quotedForShell
            }
        }
        // Otherwise curl would parse text that begins with a hyphen as an option.
        let target = (url.hasPrefix("-") ? "--url " : "") + url.quotedForShell
        return (["curl"] + options + [target]).joined(separator: " ")
    }
}

extension String {
    fileprivate var isBlank: Bool { utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }

    /// The text in single quotes, without NUL, which no argument can contain.
    ///
    /// Works on bytes: as one `Character`, a quote with a combining accent would not be escaped.
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
