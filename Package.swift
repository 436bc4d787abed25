// swift-tools-version: 6.2
// Strict memory safety, which limits unsafe code to the files that need it, requires 6.2.
import PackageDescription

let strict: [SwiftSetting] = [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let applePlatforms: [Platform] = [.macOS, .macCatalyst, .iOS, .tvOS, .watchOS, .visionOS]

let package = Package(
    name: "OxfordDictionaries",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "OxfordDictionaries", targets: ["OxfordDictionaries"]),
        .library(name: "OxfordEndpoints", targets: ["OxfordEndpoints"]),
        .library(name: "OxfordVersion1", targets: ["OxfordVersion1"]),
        .library(name: "OxfordTransport", targets: ["OxfordTransport"]),
        .library(name: "OxfordCurl", targets: ["OxfordCurl"]),
        .library(name: "OxfordSamples", targets: ["OxfordSamples"]),
        .library(name: "OxfordTesting", targets: ["OxfordTesting"]),
        .executable(name: "oxford", targets: ["oxford"]),
    ],
    targets: [
        .target(name: "OxfordEndpoints", swiftSettings: strict),
        .target(name: "OxfordVersion1", dependencies: ["OxfordEndpoints"], swiftSettings: strict),
        .target(name: "OxfordTransport", dependencies: ["OxfordEndpoints"], swiftSettings: strict),
        .target(name: "OxfordURLSession", dependencies: ["OxfordEndpoints", "OxfordTransport"], swiftSettings: strict),
        .target(name: "CurlTypes"),
        .target(name: "OxfordCurl", dependencies: ["CurlTypes", "OxfordTransport"], swiftSettings: strict),
        .target(
            name: "OxfordDictionaries",
            dependencies: ["OxfordCurl", "OxfordEndpoints", "OxfordTransport", "OxfordURLSession"],
            swiftSettings: strict),
        .target(name: "OxfordSamples", dependencies: ["OxfordEndpoints", "OxfordTransport"], swiftSettings: strict),
        .target(name: "OxfordTesting", dependencies: ["OxfordEndpoints", "OxfordTransport"], swiftSettings: strict),
        .executableTarget(
            name: "oxford",
            dependencies: [
                "OxfordCurl", "OxfordEndpoints", "OxfordSamples", "OxfordTransport",
                // On Linux, this target would load FoundationNetworking, which the tool does not need.
                .target(name: "OxfordURLSession", condition: .when(platforms: applePlatforms)),
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "benchmarks",
            dependencies: ["LoopbackServer", "OxfordDictionaries", "OxfordEndpoints", "OxfordSamples"],
            path: "Sources/Benchmarks"),

        .target(
            name: "TestSupport", dependencies: ["OxfordEndpoints", "OxfordTransport"], path: "Tests/TestSupport"),
        .target(name: "LoopbackServer", path: "Tests/LoopbackServer"),
        .testTarget(
            name: "HTTPTransportTests",
            dependencies: ["LoopbackServer", "OxfordCurl", "OxfordDictionaries", "TestSupport"],
            exclude: ["Servers"]),
        .testTarget(
            name: "OxfordEndpointsTests",
            dependencies: ["OxfordEndpoints", "OxfordTesting", "OxfordVersion1", "TestSupport"],
            exclude: ["Fixtures", "Golden", "Undocumented"]),
        .testTarget(
            name: "OxfordTransportTests",
            dependencies: ["OxfordEndpoints", "OxfordTesting", "OxfordTransport", "OxfordVersion1", "TestSupport"],
            exclude: ["Golden", "Messages"]),
        .testTarget(
            name: "SimulationTests",
            dependencies: ["OxfordEndpoints", "OxfordTesting", "OxfordTransport", "TestSupport"]),
        .testTarget(
            name: "OxfordSamplesTests",
            dependencies: ["OxfordEndpoints", "OxfordSamples", "OxfordTesting", "OxfordTransport"],
            exclude: ["DocumentedMembers.txt", "Golden"]),
        .testTarget(
            name: "OxfordTestingTests",
            dependencies: ["OxfordEndpoints", "OxfordTesting", "OxfordTransport", "OxfordVersion1", "TestSupport"],
            exclude: ["Fixtures"]),
        .testTarget(
            name: "ConsumerTests", dependencies: ["OxfordDictionaries", "OxfordEndpoints", "OxfordTesting"],
            exclude: ["Golden", "Recordings"]),
        .testTarget(
            name: "CommandTests",
            dependencies: ["LoopbackServer", "OxfordEndpoints", "OxfordTransport", "TestSupport", "oxford"],
            exclude: ["Golden", "Screens"]),
        .testTarget(
            name: "PackageTests",
            dependencies: [
                "OxfordDictionaries", "OxfordEndpoints", "OxfordSamples", "OxfordTesting", "OxfordVersion1",
                "TestSupport",
            ],
            exclude: ["CompileFailures", "Consumers", "StandIns"]),
    ],
    swiftLanguageModes: [.v6]
)
