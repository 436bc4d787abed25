import TestSupport
import Testing

@Suite struct Configurations {
    @Test("The nginx configurations in the documentation equal the tested files")
    func nginx() throws {
        let page = try Package.text(of: "Docs/OxfordDictionaries.docc/ManyMachines.md")
        let shown = page.matches(of: /```nginx\n((?s).*?)```/).map { String($0.1) }
        let files = try Package.files(below: "Docs/Gateway", ending: ".conf").map { try Package.text(of: $0) }
        #expect(files.count == 3)
        #expect(shown.sorted() == files.sorted())
    }
}
