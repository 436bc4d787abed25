#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import OxfordEndpoints

/// The members of a response's JSON that its typed answer has, and the members that it ignores.
///
/// A path is the names of the members that lead to a value. Lists add nothing to it, so the elements of a list share
/// their paths.
struct MemberComparison {
    private typealias Path = [String]

    /// The paths of the values that the answer has, sorted.
    let read: [String]

    /// The paths of the members that the answer ignores, sorted, without the members inside them.
    let ignored: [String]

    /// The number of bytes of a body that is compared, as each member in question costs another reading.
    private static let longestBody = 2_000_000

    /// The number of members that are examined; a server can send any number.
    private static let mostMembers = 100

    /// Compares a body with the answer that was read from it.
    ///
    /// Returns `nil` if the answer cannot be encoded or the body is too long.
    init?(_ body: [UInt8], readAs answer: some OxfordAnswer) {
        guard body.count <= Self.longestBody, let bodyTree = try? JSONTree(reading: body),
            let answerTree = Self.encoded(answer)
        else { return nil }
        var bodyPaths = Paths()
        bodyPaths.add(bodyTree)
        var answerPaths = Paths()
        answerPaths.add(answerTree)
        var ignored: [Path] = []
        for path in bodyPaths.members.subtracting(answerPaths.members).sorted(by: Self.precedes).prefix(
            Self.mostMembers)
        where !ignored.contains(where: path.starts(with:)) {
            // The answer may have the value under another name, or in another place.
            let rest = bodyTree.removing(path[...]).bytes
            guard let reread = try? Self.reread(rest, as: answer), reread == answerTree else { continue }
            ignored.append(path)
        }
        read = bodyPaths.values.filter { path in !ignored.contains(where: path.starts(with:)) }.map(Self.text).sorted()
        self.ignored = ignored.map(Self.text).sorted()
    }

    /// Shorter paths first, so that an object precedes its members.
    private static func precedes(_ one: Path, _ other: Path) -> Bool {
        one.count == other.count ? one.lexicographicallyPrecedes(other) : one.count < other.count
    }

    private static func text(_ path: Path) -> String { path.joined(separator: ".") }

    private static func reread<Answer: OxfordAnswer>(_ body: [UInt8], as _: Answer) throws(AnswerError) -> JSONTree? {
        encoded(try Answer(json: body))
    }

    private static func encoded(_ answer: some OxfordAnswer) -> JSONTree? {
        guard let answer = answer as? any Encodable, let json = try? JSONEncoder().encode(answer) else { return nil }
        return try? JSONTree(reading: Array(json))
    }

    /// The paths of a tree.
    private struct Paths {
        private(set) var members: Set<Path> = []
        /// The paths that lead to more than lists and objects.
        private(set) var values: Set<Path> = []

        mutating func add(_ tree: JSONTree, at path: Path = []) {
            switch tree {
            // A known member that is `null` is not in the answer, so it looks like an unknown one.
            case .null: return
            case .list(let elements): for element in elements { add(element, at: path) }
            case .object(let object): for (name, value) in object { add(value, at: path + [name]) }
            case .boolean, .number, .text: values.insert(path)
            }
            members.insert(path)
        }
    }
}

extension JSONTree {
    /// The tree without the members at a path.
    fileprivate func removing(_ path: ArraySlice<String>) -> JSONTree {
        switch self {
        case .list(let elements): return .list(elements.map { $0.removing(path) })
        case .object(var members):
            guard let name = path.first else { return self }
            members[name] = path.count == 1 ? nil : members[name]?.removing(path.dropFirst())
            return .object(members)
        default: return self
        }
    }
}
