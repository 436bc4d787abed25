import Foundation
import TestSupport
import Testing

/// Evaluates conditional compilation for platforms on which the tests cannot run.
@Suite struct Portability {
    @Test("No source imports a module that the platform lacks", arguments: Platform.all)
    func imports(platform: Platform) throws {
        // The tests need processes and sockets, which WASI lacks.
        for folder in platform.os == "WASI" ? ["Sources"] : ["Sources", "Tests"] {
            for file in try Package.files(below: folder, ending: ".swift") {
                let missing = Set(try imports(of: file, on: platform)).intersection(Platform.modulesThatVary)
                    .subtracting(platform.modules)
                #expect(missing.isEmpty, "\(file) imports \(missing.sorted()) on \(platform)")
            }
        }
    }

    @Test("A file that calls the C library imports it on every POSIX platform")
    func cLibrary() throws {
        var files: [String: [String]] = [:]
        for file in try Package.files(below: "Sources", ending: ".swift") {
            for platform in Platform.all {
                let imported = try imports(of: file, on: platform).filter(Platform.cLibraries.contains)
                #expect(imported.count < 2, "\(file) imports \(imported) on \(platform)")
                if !imported.isEmpty { files[file, default: []].append(platform.name) }
            }
        }
        let posix = Platform.all.filter { $0.os != "Windows" && $0.os != "WASI" }.map(\.name)
        #expect(
            files == [
                "Sources/OxfordCurl/ExitGate.swift": ["Linux"],
                "Sources/OxfordCurl/LibCurl.swift": ["Linux"],
                "Sources/OxfordCurl/Loop.swift": ["Linux"],
                "Sources/OxfordCurl/LoopThread.swift": ["Linux"],
                "Sources/OxfordCurl/Transfer.swift": ["Linux"],
                "Sources/OxfordTesting/RecordingFile.swift": posix.filter { !["Android", "FreeBSD"].contains($0) },
                "Sources/oxford/System+POSIX.swift": posix,
            ])
    }

    @Test("Code compiled for WASI uses neither URLSession nor Dispatch")
    func wasi() throws {
        let names = ["URLSession", "URLRequest", "Dispatch", "dispatch"]
        let wasi = try #require(Platform.all.first { $0.os == "WASI" })
        for file in try Package.files(below: "Sources", ending: ".swift") where !file.contains("/Benchmarks/") {
            let missing = try wasi.code(of: Package.text(of: file)).filter { line in
                // Regular expressions are slow in debug builds, so read only the lines that may have a word.
                guard names.contains(where: line.contains) else { return false }
                return line.replacing(/\/\/.*|"(\\.|[^"\\])*"/, with: "").split { !$0.isLetter && !$0.isNumber }
                    .contains { word in word != "Dispatch" && names.contains(where: word.hasPrefix) }
            }
            #expect(missing.isEmpty, "\(file): \(missing)")
        }
    }

    private func imports(of file: String, on platform: Platform) throws -> [String] {
        // Generated tables are long and have no imports.
        if file.contains("/Generated/") { return [] }
        return platform.code(of: try Package.text(of: file)).compactMap { line in
            guard line.contains("import ") else { return nil }
            return line.wholeMatch(of: /\s*(?:@\w+ |public |package |internal |private )*import (?:func )?(\w+)[.\w]*/)
                .map { String($0.1) }
        }
    }
}

/// A platform that Swift supports, with its platform-specific modules.
struct Platform: Sendable, CustomTestStringConvertible, CustomStringConvertible {
    let name: String
    let os: String
    let modules: Set<String>

    var description: String { name }
    var testDescription: String { name }

    static let cLibraries: Set = [
        "Android", "Bionic", "CRT", "Darwin", "FreeBSD", "Glibc", "Musl", "WASILibc", "WinSDK", "ucrt",
    ]

    static let modulesThatVary = cLibraries.union(["Dispatch", "FoundationEssentials", "FoundationNetworking"])

    private static let foundation: Set = ["Dispatch", "FoundationEssentials", "FoundationNetworking"]

    static let all = [
        Platform(name: "macOS", os: "macOS", modules: ["Darwin", "Dispatch"]),
        Platform(name: "iOS", os: "iOS", modules: ["Darwin", "Dispatch"]),
        Platform(name: "Linux", os: "Linux", modules: foundation.union(["Glibc"])),
        Platform(name: "Linux with Musl", os: "Linux", modules: foundation.union(["Musl"])),
        Platform(name: "Android", os: "Android", modules: foundation.union(["Android", "Bionic"])),
        Platform(name: "FreeBSD", os: "FreeBSD", modules: foundation.union(["FreeBSD"])),
        Platform(name: "FreeBSD with Glibc's name", os: "FreeBSD", modules: foundation.union(["Glibc"])),
        Platform(name: "OpenBSD", os: "OpenBSD", modules: foundation.union(["Glibc"])),
        Platform(name: "Windows", os: "Windows", modules: foundation.union(["CRT", "WinSDK", "ucrt"])),
        Platform(name: "WASI", os: "WASI", modules: ["FoundationEssentials", "WASILibc"]),
    ]

    /// Returns the lines of a source that are compiled on the platform.
    func code(of source: String) -> [Substring] {
        var lines: [Substring] = []
        // For each open `#if`: whether the current branch is compiled, and whether any branch so far was.
        var open: [(isActive: Bool, hadActive: Bool)] = []
        for line in source.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
            guard line.utf8.first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "#") else {
                if open.allSatisfy(\.isActive) { lines.append(line) }
                continue
            }
            let words = line.split(separator: " ", maxSplits: 1)
            switch words.first {
            case "#if":
                let holds = holds(words[1])
                open.append((holds, holds))
            case "#elseif", "#else":
                guard let last = open.popLast() else { continue }
                let holds = !last.hadActive && (words[0] == "#else" || holds(words[1]))
                open.append((holds, last.hadActive || holds))
            case "#endif": _ = open.popLast()
            default: break
            }
        }
        return lines
    }

    /// Returns whether a condition without nested parentheses is true.
    ///
    /// Conditions other than `os` and `canImport`, such as `compiler`, count as true.
    private func holds(_ condition: Substring) -> Bool {
        condition.split(separator: " || ").contains { alternative in
            alternative.split(separator: " && ").allSatisfy { term in
                let isNegated = term.hasPrefix("!")
                guard let match = term.firstMatch(of: /(os|canImport)\((\w+)\)/) else { return !isNegated }
                let name = String(match.2)
                let isCommon = !Self.modulesThatVary.contains(name)
                return (match.1 == "os" ? name == os : isCommon || modules.contains(name)) != isNegated
            }
        }
    }
}
