import Foundation
import TestSupport
import Testing

@Suite struct ConsumerModes {
    private static let folder = "Tests/PackageTests/Consumers"

    struct Mode: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let options: [String]

        init(_ name: String, _ options: [String], features: [String] = []) {
            testDescription = name
            self.options = options + features.flatMap { ["-enable-upcoming-feature", $0] }
        }

        /// The features of approachable concurrency that Swift 6 does not include.
        private static let approachable = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]

        static let swift6OnMainActor = Mode(
            "Swift 6, main actor by default", ["-swift-version", "6", "-default-isolation", "MainActor"],
            features: approachable + ["ExistentialAny", "InternalImportsByDefault"])

        static let all = [
            Mode("Swift 5", ["-swift-version", "5"]),
            Mode("Swift 5, complete concurrency checking", ["-swift-version", "5", "-strict-concurrency=complete"]),
            Mode(
                "Swift 5, main actor by default, as in new Xcode projects",
                ["-swift-version", "5", "-default-isolation", "MainActor"],
                features: approachable + [
                    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
                ]),
            swift6OnMainActor,
        ]
    }

    @Test("An app with a custom transport, endpoint and observer compiles and works", arguments: Mode.all)
    func app(mode: Mode) async throws {
        let files = try Package.files(below: "\(Self.folder)/App", ending: ".swift")
        let sources = try files.map { (URL(fileURLWithPath: $0).lastPathComponent, try Package.text(of: $0)) }
        try await withTemporaryFolder { folder in
            let program = folder.appendingPathComponent("app")
            let built = try await Compiler.build(
                Dictionary(uniqueKeysWithValues: sources), with: Sample.modules, as: program,
                language: mode.options + ["-warnings-as-errors"])
            #expect(built.status == 0, "\(built.errors)")
            guard built.status == 0 else { return }
            let ran = try await Program.run(program.path, [])
            #expect(
                ran.output == """
                    found("ace")
                    failed(notInSample)
                    [aceing] 3 of 3 done, 1 failed, 3 calls
                    ["ace", "ache", "acorn", "acrobat"]
                    ["art", "tar"]
                    3

                    """, "\(ran.errors)")
        }
    }

    @Test("Passing main-actor code to a client is a compile-time error") func wrongIsolation() async throws {
        let file = Package.root.appendingPathComponent("\(Self.folder)/WrongIsolation.swift")
        let result = try await Compiler.verify(file.path, language: Mode.swift6OnMainActor.options)
        #expect(result.status == 0, "\(result.errors)")
    }
}
