// swift-tools-version: 6.2
// The programs that `Scripts/measure weight` compares. Some use the library, and one prints the same with Foundation
// only.
import PackageDescription

func program(_ name: String, product: String? = nil) -> Target {
    .executableTarget(
        name: name, dependencies: product.map { [.product(name: $0, package: "OxfordDictionaries")] } ?? [], path: ".",
        sources: ["\(name).swift"])
}

let package = Package(
    name: "Weight",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "OxfordDictionaries", path: "../..")],
    targets: [
        program("core", product: "OxfordEndpoints"),
        program("sends", product: "OxfordDictionaries"),
        program("sends-by-curl", product: "OxfordCurl"),
        program("plain"),
    ]
)
