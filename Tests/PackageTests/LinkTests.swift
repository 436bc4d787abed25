import Foundation
import TestSupport
import Testing

@Suite("Links") struct Links {
    private static let modules = [
        "OxfordDictionaries", "OxfordEndpoints", "OxfordTransport", "OxfordURLSession", "OxfordCurl", "OxfordVersion1",
        "OxfordSamples", "OxfordTesting",
    ]

    private static func pages() throws -> [String] {
        try ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"] + Package.files(below: "Docs", ending: ".md")
    }

    @Test("Relative links lead to files", arguments: try pages())
    func relativeLinksResolve(page: String) throws {
        let folder = Package.root.appendingPathComponent(page).deletingLastPathComponent()
        for link in try proseText(of: page).matches(of: /\]\(([^)#\s]+)(?:#[^)]*)?\)|(?:src|srcset)="([^"]+)"/) {
            guard let target = link.1 ?? link.2, !target.contains("://") else { continue }
            let file = folder.appendingPathComponent(String(target))
            #expect(FileManager.default.fileExists(atPath: file.path), "\(page) links to \(target)")
        }
    }

    @Test("Article links lead to an article or heading of the same archive")
    func articleLinksResolve() throws {
        for page in try Self.pages() where page.hasPrefix("Docs/") {
            let folder = page.prefix { $0 != "." } + ".docc/"
            for link in try proseText(of: page).matches(of: /<doc:([^>#]*)(?:#([^>]*))?>/) {
                let target = link.1.isEmpty ? page : folder + link.1 + ".md"
                guard let text = try? Package.text(of: target) else {
                    Issue.record("\(page) links to \(link.1)")
                    continue
                }
                guard let heading = link.2 else { continue }
                let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }
                    .map { String($0.drop { $0 == "#" || $0 == " " }.replacing(" ", with: "-")) }
                #expect(headings.contains(String(heading)), "\(page) links to the heading \(heading)")
            }
        }
    }

    @Test("Symbol links lead to public symbols")
    func symbolLinksResolve() async throws {
        var known = Set(Self.modules.map { [$0] })
        var comments: [(path: [String], text: String)] = []
        for module in Self.modules {
            #if !os(Linux)
                // The module is empty on other platforms.
                guard module != "OxfordCurl" else {
                    known.insert(["CurlTransport"])
                    continue
                }
            #endif
            for symbol in try await PublicSymbols.graphs(of: module).flatMap(\.symbols) {
                known.insert(symbol.pathComponents)
                guard !symbol.isInherited else { continue }
                comments.append((symbol.pathComponents, prose(in: symbol.documentation.joined(separator: "\n"))))
            }
        }
        for page in try Self.pages() where page.hasPrefix("Docs/") {
            let text = try proseText(of: page)
            // The page of a symbol, which has a link as its title, links to the symbol's members by their names.
            let title = text.prefixMatch(of: /# ``([^`]+)``/).map { components(of: $0.1) } ?? []
            comments.append((title, text))
        }
        var count = 0
        for (context, text) in comments {
            for link in text.matches(of: /``([^`]+)``/) {
                count += 1
                let target = components(of: link.1)
                // The symbol itself, the types that it is nested in, and the module, from the inside out.
                let places = (0...context.count).reversed().map { context.prefix($0) + target }
                #expect(
                    places.contains { known.contains(Array($0)) },
                    "\(context.joined(separator: ".")) links to \(link.1)")
            }
        }
        #expect(count > 500)
    }

    private func proseText(of page: String) throws -> String {
        prose(in: try Package.text(of: page))
    }

    /// Returns text without its code blocks.
    private func prose(in text: String) -> String {
        text.replacing(/(?ms)^```.*?^```/, with: "")
    }

    /// Returns the names in a link, without its module and without the suffixes that tell equal names apart.
    private func components(of link: Substring) -> [String] {
        let names = link.split(separator: "/").map {
            String($0.replacing(/-swift\.[a-z.]+$|-[0-9a-z]{4,5}$|-\(.*\)$/, with: ""))
        }
        return names.count > 1 && Self.modules.contains(names[0]) ? Array(names.dropFirst()) : names
    }
}
