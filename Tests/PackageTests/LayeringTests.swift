import Foundation
import TestSupport
import Testing

@Suite struct Layering {
    /// The modules that each target imports.
    private let rooms: [String: Set<String>] = [
        "OxfordEndpoints": [],
        "OxfordVersion1": ["OxfordEndpoints"],
        "OxfordTransport": [
            "Darwin", "Foundation", "FoundationEssentials", "Glibc", "Musl", "Android", "OxfordEndpoints",
            "Synchronization", "os",
        ],
        "OxfordURLSession": [
            "Dispatch", "Foundation", "FoundationNetworking", "OxfordEndpoints", "OxfordTransport", "Synchronization",
        ],
        "OxfordCurl": ["CurlTypes", "Glibc", "OxfordTransport", "Synchronization"],
        "OxfordDictionaries": ["OxfordCurl", "OxfordTransport", "OxfordURLSession"],
        "OxfordSamples": ["OxfordEndpoints", "OxfordTransport"],
        "OxfordTesting": [
            "Darwin", "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Musl", "Android", "OxfordEndpoints",
            "OxfordTransport", "Synchronization",
        ],
        "oxford": [
            "Android", "Darwin", "Dispatch", "Glibc", "Musl", "OxfordCurl", "OxfordSamples", "OxfordTransport",
            "OxfordURLSession", "Synchronization",
        ],
    ]

    @Test("A target imports the modules that its layer allows, and no others")
    func imports() throws {
        for (target, allowed) in rooms {
            var imported: Set<String> = []
            for file in try Package.files(below: "Sources/\(target)", ending: ".swift") {
                // Attributes and an access level may precede the word, and the kind of a declaration may follow it.
                let lines = try Package.text(of: file).matches(of: /(?m)^ *(?:[@a-z]\S* )*import (?:[a-z]+ )?(\w+)/)
                imported.formUnion(lines.map { String($0.1) })
            }
            #expect(imported == allowed, "\(target)")
        }
    }

    @Test("The package has no dependencies")
    func dependencies() throws {
        #expect(try !Package.text(of: "Package.swift").contains(".package("))
    }

    @Test("Unsafe code is in the listed files, and in no others")
    func unsafeCode() throws {
        let allowed: Set = [
            "Sources/OxfordCurl/LibCurl.swift", "Sources/OxfordCurl/Loop+Thread.swift",
            "Sources/OxfordCurl/MultiHandle.swift", "Sources/OxfordCurl/Sockets.swift",
            "Sources/OxfordCurl/Transfer.swift",
            "Sources/OxfordEndpoints/JSON/PlainText.swift",
            "Sources/OxfordEndpoints/Text/URLBuffer.swift",
            "Sources/OxfordTesting/Files.swift",
            "Sources/oxford/System/Input.swift",
            "Sources/oxford/System/System.swift",
        ]
        let files = try Package.files(below: "Sources", ending: ".swift").filter { file in
            try Package.text(of: file).split { !$0.isLetter }.contains { $0 == "unsafe" || $0.contains("Unsafe") }
        }
        #expect(Set(files) == allowed)
    }

    #if os(Linux)
        @Test(
            "A program loads only the libraries that its modules need",
            arguments: [
                // Composing URLs needs no Foundation.
                (
                    #"""
                    import OxfordEndpoints
                    print(EntriesRequest("ace", in: .britishEnglish).urlString())
                    """#, ["OxfordEndpoints"], "https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace",
                    ["Foundation", "libicu"]
                ),
                // Sending requests needs only FoundationEssentials.
                (
                    #"""
                    import OxfordTransport
                    let client = OxfordClient(
                        transport: ClosureTransport { _ in TransportResponse(body: #"{"results": [{"word": "ace"}]}"#) },
                        credentials: try Credentials(appID: "1a2b3c4d", appKey: "01234567"))
                    print(try await client.send(.entries("ace", in: .britishEnglish)).results.count)
                    """#, ["OxfordEndpoints", "OxfordTransport"], "1", heavy
                ),
                // libcurl is loaded on the first request.
                (
                    #"""
                    import OxfordCurl
                    let client = OxfordClient(transport: CurlTransport())
                    print(client.server == .live)
                    """#, ["CurlTypes", "OxfordCurl", "OxfordEndpoints", "OxfordTransport"], "true", heavy + ["libcurl"]
                ),
            ])
        func program(source: String, targets: [String], text: String, unwanted: [String]) async throws {
            try await withTemporaryFolder { folder in
                let program = folder.appendingPathComponent("program")
                let built = try await Compiler.build(["main.swift": source], with: targets, as: program)
                try #require(built.status == 0, "\(built.errors)")
                let libraries = try await Program.run("ldd", [program.path]).output
                #expect(libraries.contains("libswiftCore"))
                let linked = unwanted.filter { libraries.contains($0) }
                #expect(linked == [], "linked by an object file of an earlier build? Try swift package clean")
                let ran = try await Program.run(program.path, [])
                #expect(ran.output == text + "\n", "\(ran.errors)")
            }
        }

        private static let heavy = [
            "libFoundation.so", "libFoundationNetworking", "libFoundationInternationalization", "ICU",
        ]

        @Test("The tool loads neither Foundation's networking nor its internationalization")
        func tool() async throws {
            let tool = try Package.products().appendingPathComponent("oxford").path
            let libraries = try await Program.run("ldd", [tool]).output
            #expect(libraries.contains("libFoundationEssentials"))
            #expect((Self.heavy + ["libcurl"]).filter { libraries.contains($0) } == [])
        }

        @Test(
            "Modules have no warnings where all of Foundation is imported, as on Apple's systems",
            arguments: ["OxfordTesting", "OxfordTransport"])
        func wholeFoundation(module: String) async throws {
            try await withTemporaryFolder { folder in
                let files = try Package.files(below: "Sources/\(module)", ending: ".swift").enumerated()
                    .map { number, file in
                        let copy = folder.appendingPathComponent("\(number).swift")
                        try Data(
                            Package.text(of: file).replacing("canImport(FoundationEssentials)", with: "false").utf8
                        )
                        .write(to: copy)
                        return copy.path
                    }
                // SwiftPM names the package after its folder.
                let package = Package.root.lastPathComponent.lowercased().replacing("-", with: "_")
                let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
                let modules = try Package.products().appendingPathComponent("Modules").path
                let result = try await Program.run(
                    "swiftc",
                    ["-typecheck", "-warnings-as-errors", "-package-name", package, "-module-name", module]
                        + Compiler.swift6 + ["-I", modules]
                        + features.flatMap { ["-enable-upcoming-feature", $0] } + files)
                #expect(result.status == 0, "\(result.errors.split(separator: "\n").filter { $0.contains("error:") })")
            }
        }
    #endif
}
