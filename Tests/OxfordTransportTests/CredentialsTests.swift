import OxfordTransport
import TestSupport
import Testing

@Suite struct CredentialRules {
    @Test("Credentials are read from the environment") func environment() throws {
        let variables = ["OXFORD_APP_ID": "the-app-id", "OXFORD_APP_KEY": "the-app-key", "HOME": "/"]
        #expect(try Credentials.environment(variables) == Credentials(appID: "the-app-id", appKey: "the-app-key"))
    }

    @Test(arguments: [
        (["OXFORD_APP_ID": "a"], "app key"),
        (["OXFORD_APP_KEY": "a", "OXFORD_APP_ID": ""], "app ID"),
    ])
    func errorNamesTheMissingVariable(_ variables: [String: String], _ part: String) {
        let error = #expect(throws: InvalidCredentials.self) { try Credentials.environment(variables) }
        #expect(error?.parts == [part])
        #expect(error?.reason == .unset)
    }

    @Test(
        arguments: [
            ("", InvalidCredentials.Reason.tooShort), ("SECRET\n", .invalidCharacter), ("SEC\0RET", .invalidCharacter),
            ("SECRÉT", .invalidCharacter), (" SECRET", .surroundingSpace), ("SECRET ", .surroundingSpace),
            ("SECRET1", .tooShort), ("\"SECRET\"", .invalidCharacter),
        ], ["app ID", "app key"])
    func errorForInvalidCredentialsHidesThem(
        _ invalid: (text: String, reason: InvalidCredentials.Reason), _ part: String
    ) {
        let error = #expect(throws: InvalidCredentials.self) {
            try Credentials(
                appID: part == "app ID" ? invalid.text : "1a2b3c4d",
                appKey: part == "app key" ? invalid.text : "01234567")
        }
        #expect(error?.parts == [part])
        #expect(error?.reason == invalid.reason)
        #expect(error?.description.contains("SEC") == false)
    }

    @Test("No description, dump or mirror shows credentials") func credentialsAreHidden() throws {
        let credentials = try Credentials(appID: "SECRET-1", appKey: "SECRET-2")
        #expect(!(texts(of: credentials) + texts(of: [credentials])).contains("SECRET"))
        #expect(!(credentials is any Encodable))
    }
}
