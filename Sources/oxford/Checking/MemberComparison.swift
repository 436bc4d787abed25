#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import OxfordTransport

/// A comparison of a response's JSON with the decoded answer, which finds the JSON members that the answer type
/// ignores.
///
/// A JSON member is identified by its path, which consists of member names without list indices. A member that occurs
/// in several elements of a list therefore has the same path in all of them.
struct MemberComparison {
    private typealias Path = [String]

    /// The paths of the JSON values that the answer type decodes, in sorted order.
    let read: [String]

    /// The paths of the JSON members that the answer type ignores, in sorted order.
    ///
    /// The members inside an ignored member are not listed separately.
    let ignored: [String]

    /// The maximum size, in bytes, of a response body that the tool compares.
    ///
    /// The comparison decodes the body at least twice more, which would take too long for a larger body.
    private static let longestBody = 2_000_000

    /// Compares a response body with the answer decoded from it, to find the members that the answer type ignores.
    ///
    /// Returns `nil` if the body is larger than `longestBody`, if the answer cannot be encoded, or if the comparison
    /// does not end in time.
    init?(_ body: [UInt8], readAs answer: some OxfordAnswer, until end: ContinuousClock.Instant) {
        guard body.count <= Self.longestBody, let bodyTree = try? JSONTree(reading: body),
            let answerTree = Self.encoded(answer)
        else { return nil }
        let (bodyPaths, answerPaths) = (Paths(in: bodyTree), Paths(in: answerTree))
        // The encoded answer lacks these members, but may store the value of some under another name. To find out,
        // decode the body without them. If the answer stays the same, the answer type ignores all of them. Otherwise,
        // try each half of them.
        var ignored: Set<Path> = []
        var untried = [
            bodyPaths.members.subtracting(answerPaths.members).sorted { $0.lexicographicallyPrecedes($1) }[...]
        ]
        while let paths = untried.popLast() {
            guard ContinuousClock.now < end else { return nil }
            let rest = bodyTree.removing(Set(paths)).bytes
            if let reread = try? type(of: answer).init(json: rest), Self.encoded(reread) == answerTree {
                ignored.formUnion(paths)
            } else if paths.count > 1 {
                let middle = paths.startIndex + paths.count / 2
                untried += [paths[..<middle], paths[middle...]]
            }
        }
        func isInsideIgnored(_ path: Path) -> Bool {
            (1..<max(1, path.count)).contains { ignored.contains(Array(path.prefix($0))) }
        }
        read = bodyPaths.values.filter { !ignored.contains($0) && !isInsideIgnored($0) }.map(Self.text).sorted()
        self.ignored = ignored.filter { !isInsideIgnored($0) }.map(Self.text).sorted()
    }

    private static func text(_ path: Path) -> String { path.joined(separator: ".") }

    private static func encoded(_ answer: some OxfordAnswer) -> JSONTree? {
        guard let answer = answer as? any Encodable, let json = try? JSONEncoder().encode(answer) else { return nil }
        return try? JSONTree(reading: Array(json))
    }

    private struct Paths {
        private(set) var members: Set<Path> = []
        private(set) var values: Set<Path> = []

        init(in tree: JSONTree) { add(tree) }

        private mutating func add(_ tree: JSONTree, at path: Path = []) {
            switch tree {
            case .null: break
            case .list(let elements): for element in elements { add(element, at: path) }
            case .object(let object): for (name, value) in object { add(value, at: path + [name]) }
            case .boolean, .number, .text:
                guard values.insert(path).inserted else { break }
                // This leaves out members without a value, that is, `null` and empty lists and objects. The encoded
                // answer lacks them, so such a member would look as if the answer type ignored it.
                for end in path.indices { members.insert(Array(path[...end])) }
            }
        }
    }
}

extension JSONTree {
    /// Returns the tree, which is at `path`, without the members at the given paths.
    fileprivate func removing(_ paths: Set<[String]>, at path: [String] = []) -> JSONTree {
        switch self {
        case .list(let elements): .list(elements.map { $0.removing(paths, at: path) })
        case .object(let members):
            .object(
                members.filter { !paths.contains(path + [$0.key]) }
                    .reduce(into: [:]) { $0[$1.key] = $1.value.removing(paths, at: path + [$1.key]) })
        default: self
        }
    }
}
