import OxfordTransport
import Testing

@Suite struct CredentialRules {
    private let variables = ["OXFORD_APP_ID": "the-id", "OXFORD_APP_KEY": "the-key", "HOME": "/"]

    @Test("Credentials are read from the environment") func environment() throws {
        #expect(try Credentials.environment(variables) == Credentials(appID: "the-id", appKey: "the-key"))
    }

    @Test(arguments: [
        ([:], "OXFORD_APP_ID and OXFORD_APP_KEY are not set"), (["OXFORD_APP_ID": "a"], "OXFORD_APP_KEY is not set"),
        (["OXFORD_APP_KEY": "a", "OXFORD_APP_ID": ""], "OXFORD_APP_ID is not set"),
    ])
    func errorNamesTheMissingVariables(_ variables: [String: String], _ text: String) {
        let error = #expect(throws: InvalidCredentials.self) { try Credentials.environment(variables) }
        #expect(
            error?.description == text + "; get an app ID and key at https://developer.oxforddictionaries.com")
    }

    @Test(arguments: [
        ("", "is empty"), ("SECRET\n", "line break"), ("SECRET\r", "line break"), ("SEC\0RET", "line break"),
        ("SECRÉT", "printable ASCII"), ("\u{1}SECRET", "printable ASCII"), (" SECRET", "with a space"),
        ("SECRET ", "with a space"),
    ])
    func errorForInvalidCredentialsHidesThem(_ text: String, _ reason: String) {
        for (id, key, name) in [(text, "fine", "the app ID"), ("fine", text, "the app key")] {
            let error = #expect(throws: InvalidCredentials.self) { try Credentials(appID: id, appKey: key) }
            #expect(error?.description.hasPrefix(name) == true)
            #expect(error?.description.contains(reason) == true)
            #expect(error?.description.contains("SEC") == false)
        }
    }

    @Test("No description, dump or mirror shows credentials") func credentialsAreHidden() throws {
        let credentials = try Credentials(appID: "SECRET1", appKey: "SECRET2")
        var dumped = ""
        dump(credentials, to: &dumped)
        dump([credentials], to: &dumped)
        let texts = [
            dumped, "\(credentials)", String(reflecting: credentials), "\(Optional(credentials) as Any)",
            "\(Mirror(reflecting: credentials).children.map { "\($0)" })",
        ]
        for text in texts { #expect(!text.contains("SECRET")) }
        #expect(!(credentials is any Encodable))
    }
}
