import Foundation
import LoopbackServer
import TestSupport
import Testing

@testable import oxford

/// The output in the documentation and the screens is what the tool prints.
@Suite(.timeLimit(.minutes(15))) struct Screens {
    private static let hint = "record the screens with Scripts/screens"

    @Test("The article shows the output of the tool, in 76 columns")
    func article() async throws {
        let page = try await ScreenPage("Docs/OxfordDictionaries.docc/CommandLine.md", width: 76)
        #expect(page.text == page.rewritten, "\(Self.hint)")
        #expect(page.text.contains("mice → mouse"))
    }

    @Test("The article's tables have the options and exit statuses of the help")
    func tables() throws {
        let page = try Package.text(of: "Docs/OxfordDictionaries.docc/CommandLine.md")
        let manual = ManualPage.text.replacing(#"\-"#, with: "-").replacing(#"\(aq"#, with: "'")
        for section in ["OPTIONS", "EXIT STATUS"] {
            let rows = manual.split(separator: ".SH ").first { $0.hasPrefix(section) }?.split(separator: ".TP\n")
                .dropFirst()
            #expect(rows?.isEmpty == false)
            for row in rows ?? [] {
                let lines = row.split(separator: "\n")
                let name = lines[0].replacing(#"\fB"#, with: "").replacing(#"\fR"#, with: "")
                let cell = name.contains("-") ? "`\(name.replacing("|", with: #"\|"#))`" : name
                let text = lines.dropFirst().prefix { !$0.hasPrefix(".") }.joined(separator: " ")
                #expect(page.contains("\n| \(cell) | \(text) |\n"), "\(name)")
            }
        }
    }

    @Test("Answers of every endpoint are laid out as text")
    func answers() async throws {
        let server = try LoopbackServer.start { request in
            let name = request.path.split { "/?".contains($0) }.dropFirst(2).first.map(String.init) ?? ""
            let fixture = name == "grammaticalFeatures" ? "grammatical-features" : name
            let text = try? Package.text(of: "Tests/OxfordEndpointsTests/Fixtures/v2-\(fixture).json")
            return [.answer(text ?? noEntry, status: text == nil ? 404 : 200)]
        }
        defer { server.stop() }
        let page = try await ScreenPage("Tests/CommandTests/Screens/Pages.md", environment: ["SERVER": server.base])
        #expect(page.text == page.rewritten, "\(Self.hint)")
        #expect(page.runs.count >= 12)
        for run in page.runs {
            #expect(run.status == 0, "\(run.command)")
            #expect(run.errors == "", "\(run.command)")
        }
    }

    @Test("Every endpoint has a sample answer")
    func sample() async throws {
        let page = try await ScreenPage("Tests/CommandTests/Screens/Sample.md")
        #expect(page.text == page.rewritten, "\(Self.hint)")
        let endpoints = Set(page.runs.compactMap { $0.command.split(separator: " ").dropFirst(2).first })
        #expect(endpoints.isSuperset(of: Endpoint.all.map { $0.name[...] }))
        for run in page.runs {
            #expect(run.output.isEmpty != run.errors.isEmpty, "\(run.command)")
        }
    }

    @Test("A check reports the result of each group")
    func check() async throws {
        let server = try LoopbackServer.start(CheckCommand.steps)
        defer { server.stop() }
        let keys = ["SERVER": server.base, "OXFORD_APP_ID": "SECRET-1", "OXFORD_APP_KEY": "SECRET-2"]
        let page = try await ScreenPage("Tests/CommandTests/Screens/Check.md", environment: keys)
        #expect(page.text == page.rewritten, "\(Self.hint)")
        #expect(!page.rewritten.lowercased().contains("secret"))
        #expect(page.runs.map(\.status) == [7, 7, 0, 7, 3, 2, 0])
    }

    @Test("Mistakes are reported on standard error only")
    func mistakes() async throws {
        let page = try await ScreenPage("Tests/CommandTests/Screens/Mistakes.md")
        #expect(page.text == page.rewritten, "\(Self.hint)")
        #expect(page.runs.count > 80)
        for run in page.runs {
            #expect(run.status == 2, "\(run.command)")
            #expect(run.output == "", "\(run.command)")
            let lines = run.errors.split(separator: "\n")
            #expect(!lines.isEmpty, "\(run.command)")
            #expect(lines.allSatisfy { $0.hasPrefix("oxford: ") }, "\(run.command)")
            #expect(!run.errors.contains("SECRET"), "\(run.command)")
        }
    }

    @Test("Unknown values are sent with a note")
    func notes() async throws {
        let page = try await ScreenPage("Tests/CommandTests/Screens/Notes.md")
        #expect(page.text == page.rewritten, "\(Self.hint)")
        for run in page.runs {
            #expect(run.status == 0, "\(run.command)")
            #expect(run.output.hasPrefix("https://"), "\(run.command)")
            #expect(run.output.count { $0 == "\n" } == 1, "\(run.command)")
            #expect(run.errors.hasPrefix("oxford: note: "), "\(run.command)")
        }
    }
}
