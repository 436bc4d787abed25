import TestSupport
import Testing

@testable import oxford

@Suite struct ManualPage {
    @Test("Everything that the help lists is documented")
    func contents() async throws {
        let page = try await Oxford.run("--man")
        #expect(page.status == 0 && page.errors == "")
        let version = try await Oxford.run("--version").output.dropLast()
        #expect(page.output.hasPrefix(#".TH OXFORD 1 "" "\#(version)" "User Commands""# + "\n"))
        let text = page.output.replacing(#"\-"#, with: "-").replacing("...", with: "…")
        let help = try await Oxford.run("--help").output
        let usages = help.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
            .map { $0.dropFirst(2).split(separator: "  ")[0] }
        #expect(usages.count > 50)
        for usage in usages where !usage.contains(" --") || usage.hasPrefix("oxford") {
            #expect(text.contains(usage), "\(usage)")
        }
        for endpoint in Endpoint.all {
            #expect(text.contains(#"\fB\#(endpoint.usage)\fR"#))
            for parameter in endpoint.parameters { #expect(text.contains("--\(parameter.name)")) }
        }
        #expect(text.contains("OXFORD_APP_ID") && text.contains(#"\fB130\fR"#))
    }

    @Test("The page is ASCII, and no text line is a roff request")
    func form() async throws {
        let page = try await Oxford.run("--man").output
        #expect(page.utf8.allSatisfy { $0 < 0x80 })
        #expect(page.matches(of: /[^\\]-/).isEmpty, "roff breaks lines at an unescaped hyphen")
        let requests = Set(page.matches(of: /(?m)^[.']\S*/).map(\.0))
        #expect(requests == [".TH", ".SH", ".TP", ".PP", ".br", ".nf", ".fi"])
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
        #expect(result.output.contains("ENVIRONMENT") && result.output.contains("--fields"))
    }
}
