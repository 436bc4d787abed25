import OxfordTransport
import TestSupport
import Testing

@testable import oxford

@Suite struct ManualPages {
    @Test("Everything that the help lists is documented")
    func contents() async throws {
        let page = try await Oxford.run(["--man"])
        #expect(page.status == 0)
        #expect(page.output.hasPrefix(#".TH OXFORD 1 "" "oxford \#(LibraryVersion.current)" "User Commands""# + "\n"))
        let text = page.output.replacing(#"\-"#, with: "-").replacing("...", with: "…")
            .replacing(#"\(aq"#, with: "'").replacing(/\\f[BR]/, with: "")
        for row in ([Help.commands] + Help.sections).flatMap(\.rows) {
            #expect(text.contains(row.usage), "\(row.usage)")
            #expect(row.text.isEmpty || text.replacing("\n", with: " ").contains(row.text), "\(row.text)")
        }
        for endpoint in Endpoint.all {
            #expect(text.contains(endpoint.usage()))
            for parameter in endpoint.parameters { #expect(text.contains("--\(parameter.name)")) }
        }
        #expect(text.contains("OXFORD_APP_ID"))
        #expect(text.contains("\n130\n"))
    }

    @Test("The page is ASCII, and no text line is a roff request")
    func form() {
        let page = ManualPage.text
        #expect(page.utf8.allSatisfy { $0 < 0x80 })
        #expect(page.matches(of: /[^\\]-/).isEmpty, "roff breaks lines at an unescaped hyphen")
        let requests = Set(page.matches(of: /(?m)^[.']\S*/).map(\.0))
        #expect(requests == [".TH", ".SH", ".TP", ".PP", ".br"])
    }

    @Test("groff formats the page without warnings")
    func formatting() async throws {
        // Passes if groff is not installed.
        let result = try await Oxford.shell(
            """
            command -v groff >/dev/null || { echo "ENVIRONMENT --fields"; exit 0; }
            oxford --man | groff -man -ww -Tutf8 -P-cbou
            """)
        #expect(result.status == 0)
        #expect(result.errors == "")
        #expect(result.output.contains("ENVIRONMENT"))
        #expect(result.output.contains("--fields"))
    }
}
