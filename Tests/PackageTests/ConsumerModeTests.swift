import Foundation
import TestSupport
import Testing

@Suite struct ConsumerModes {
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

    @Test("The samples of apps, and of own transports, middleware and endpoints, work", arguments: Mode.all)
    func samples(mode: Mode) async throws {
        let docs = "Docs/OxfordDictionaries.docc/"
        let files = [
            "Sources/OxfordTransport/Messages/Transport.swift", docs + "FromTheTutorial.md", docs + "InAnApp.md",
            docs + "LimitsAndBatches.md", docs + "SendingRequests.md", docs + "Symbols/OxfordEndpointRequest.md",
            docs + "Symbols/TransportMiddleware.md",
        ]
        let samples = try Sample.all().filter { files.contains($0.file) }
        #expect(Set(samples.map(\.file)).count == files.count)
        try await expectHold(samples, language: mode.options + ["-warnings-as-errors"])
    }

    @Test("Passing main-actor code to a client is a compile-time error") func wrongIsolation() async throws {
        let file = Package.root.appendingPathComponent("Tests/PackageTests/Consumers/WrongIsolation.swift")
        let result = try await Compiler.verify(file.path, language: Mode.swift6OnMainActor.options)
        #expect(result.status == 0, "\(result.errors)")
    }
}
