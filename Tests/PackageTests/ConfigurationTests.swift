import TestSupport
import Testing

@Suite struct Configurations {
    @Test("The configurations of nginx on the page are the files that the gateway is tested with")
    func areTheFiles() throws {
        let page = try Package.text(of: "Docs/OxfordDictionaries.docc/ManyMachines.md")
        let shown = page.matches(of: /```nginx\n((?s).*?)```/).map { String($0.1) }
        let files = try Package.files(below: "Docs/Gateway", ending: ".conf").map { try Package.text(of: $0) }
        #expect(files.count == 3)
        #expect(shown.sorted() == files.sorted())
    }
}
