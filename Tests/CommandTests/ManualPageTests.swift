import Testing

@testable import oxford

@Suite struct ManualPages {
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
