import Foundation
import LoopbackServer
import OxfordEndpoints
import TestSupport
import Testing

/// What pages show of the tool is what it prints.
@Suite(.timeLimit(.minutes(15))) struct Screens {
    private static let hint = "record the screens with Scripts/screens"

    @Test func ofTheDocumentationAreWhatTheToolPrints() async throws {
        let page = try await ScreenPage("Docs/OxfordDictionaries.docc/CommandLine.md")
        #expect(page.text == page.rewritten, "\(Self.hint)")
        #expect(page.text.contains("running → run"))
    }

    @Test func answersOfEveryKindAreLaidOut() async throws {
        let server = try LoopbackServer.start { request in
            let name = request.path.split { "/?".contains($0) }.dropFirst(2).first.map(String.init) ?? ""
            let fixture = name == "grammaticalFeatures" ? "grammatical-features" : name
            let text = try? Package.text(of: "Tests/OxfordEndpointsTests/Fixtures/v2-\(fixture).json")
            return [.answer(text ?? "", status: text == nil ? 404 : 200)]
        }
        defer { server.stop() }
        let page = try await ScreenPage("Tests/CommandTests/Screens/Pages.md", environment: ["SERVER": server.base])
        #expect(page.text == page.rewritten, "\(Self.hint)")
        #expect(page.runs.count >= 12)
        for (command, result) in page.runs { #expect(result.status == 0 && result.errors == "", "\(command)") }
    }

    @Test("Every endpoint has an answer without a key")
    func sample() async throws {
        let page = try await ScreenPage("Tests/CommandTests/Screens/Sample.md")
        #expect(page.text == page.rewritten, "\(Self.hint)")
        let endpoints = Set(page.runs.compactMap { $0.command.split(separator: " ").dropFirst(2).first })
        #expect(endpoints.isSuperset(of: EndpointCatalog.version2.endpoints.map { $0.name[...] }))
        for (command, result) in page.runs {
            let note = "oxford: the sample dictionary answers, because no key is set\n"
            #expect(result.errors.hasPrefix(note), "\(command)")
            #expect(result.output.isEmpty == (result.errors != note), "\(command)")
        }
    }

    @Test("A check reports each group as the server answers")
    func check() async throws {
        let server = try LoopbackServer.start(CheckCommand.steps)
        defer { server.stop() }
        let keys = ["SERVER": server.base, "OXFORD_APP_ID": "SECRET1", "OXFORD_APP_KEY": "SECRET2"]
        let page = try await ScreenPage("Tests/CommandTests/Screens/Check.md", environment: keys)
        #expect(page.text == page.rewritten, "\(Self.hint)")
        #expect(!page.rewritten.lowercased().contains("secret"))
        #expect(page.runs.map(\.result.status) == [7, 7, 0, 7, 3, 2, 0])
    }

    @Test func everyMistakeIsToldOnStandardErrorAlone() async throws {
        let page = try await ScreenPage("Tests/CommandTests/Screens/Mistakes.md")
        #expect(page.text == page.rewritten, "\(Self.hint)")
        #expect(page.runs.count > 80)
        for (command, result) in page.runs {
            #expect(result.status == 2, "\(command)")
            #expect(result.output == "", "\(command)")
            let lines = result.errors.split(separator: "\n")
            #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("oxford: ") }, "\(command)")
            #expect(!result.errors.contains("SECRET"), "\(command)")
        }
    }

    @Test func whatIsNotKnownIsTakenWithANote() async throws {
        let page = try await ScreenPage("Tests/CommandTests/Screens/Notes.md")
        #expect(page.text == page.rewritten, "\(Self.hint)")
        for (command, result) in page.runs {
            #expect(result.status == 0, "\(command)")
            #expect(result.output.hasPrefix("https://") && result.output.count { $0 == "\n" } == 1, "\(command)")
            #expect(result.errors.hasPrefix("oxford: note: "), "\(command)")
        }
    }
}
