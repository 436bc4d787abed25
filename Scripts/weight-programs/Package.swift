// swift-tools-version: 6.2
// Programs that use the library, and equivalents that use only Foundation, for Scripts/weight.
import PackageDescription

func program(_ name: String, products: [String]) -> Target {
    .executableTarget(
        name: name, dependencies: products.map { .product(name: $0, package: "OxfordDictionaries") })
}

let package = Package(
    name: "Weight",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "OxfordDictionaries", path: "../..")],
    targets: [
        program("composes", products: ["OxfordEndpoints"]),
        program("reads", products: ["OxfordEndpoints"]),
        program("sends", products: ["OxfordDictionaries"]),
        program("sends-by-curl", products: ["OxfordCurl"]),
        .target(name: "PlainEntries"),
        .executableTarget(name: "plain-composes", dependencies: ["PlainEntries"]),
        .executableTarget(name: "plain-reads", dependencies: ["PlainEntries"]),
        .executableTarget(name: "plain-sends", dependencies: ["PlainEntries"]),
    ]
)
