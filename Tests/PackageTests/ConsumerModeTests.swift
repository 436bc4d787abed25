import Foundation
import TestSupport
import Testing

@Suite struct ConsumerModes {
    /// Returns the options that enable upcoming features, including the features of approachable concurrency that
    /// Swift 6 does not enable.
    private static func approachable(with features: String...) -> [String] {
        (["InferIsolatedConformances", "NonisolatedNonsendingByDefault"] + features).flatMap {
            ["-enable-upcoming-feature", $0]
        }
    }

    private static let swift6OnMainActor =
        ["-swift-version", "6", "-default-isolation", "MainActor"]
        + approachable(with: "ExistentialAny", "InternalImportsByDefault")

    /// The options of the compiler, by the name of the mode.
    private static let modes = [
        "Swift 5": ["-swift-version", "5"],
        "Swift 5, complete concurrency checking": ["-swift-version", "5", "-strict-concurrency=complete"],
        "Swift 5, main actor by default, as in new Xcode projects":
            ["-swift-version", "5", "-default-isolation", "MainActor"]
            + approachable(
                with: "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures"),
        "Swift 6, main actor by default": swift6OnMainActor,
    ]

    @Test("The samples of apps, and of own transports, middleware and endpoints, work", arguments: modes.keys.sorted())
    func samples(mode: String) async throws {
        let files = [
            "Sources/OxfordTransport/Messages/Transport.swift", "Docs/OxfordVersion1.docc/FromTheTutorial.md",
            "Docs/OxfordDictionaries.docc/InAnApp.md", "Docs/OxfordDictionaries.docc/SendingRequests.md",
            "Docs/OxfordEndpoints.docc/Symbols/OxfordEndpointRequest.md",
            "Docs/OxfordTransport.docc/LimitsAndBatches.md", "Docs/OxfordTransport.docc/Symbols/TransportMiddleware.md",
        ]
        let samples = try Sample.all().filter { files.contains($0.file) }
        #expect(Set(samples.map(\.file)).count == files.count)
        try await expectHold(samples, language: try #require(Self.modes[mode]) + ["-warnings-as-errors"])
    }

    @Test("Passing main-actor code to a client is a compile-time error") func wrongIsolation() async throws {
        let file = Package.root.appendingPathComponent("Tests/PackageTests/Consumers/WrongIsolation.swift")
        let result = try await Compiler.verify(file.path, language: Self.swift6OnMainActor)
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test("Calling next after its middleware has returned is a compile-time error") func escapingNext() async throws {
        let file = Package.root.appendingPathComponent("Tests/PackageTests/Consumers/EscapingNext.swift")
        let result = try await Compiler.verify(file.path, stage: ["-emit-sil", "-o", "/dev/null"])
        #expect(result.status == 0, "\(result.errors)")
    }
}
