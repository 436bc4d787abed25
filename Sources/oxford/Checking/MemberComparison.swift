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
    /// To find out whether the library ignores a JSON member, the tool removes the member and decodes the rest of the
    /// body again. It has to do so for every member, which would take too long for a body of more than 2 MB.
    private static let longestBody = 2_000_000

    /// The maximum number of JSON members that the comparison checks.
    ///
    /// The library ignores members that it does not know. To find out whether a member is ignored, the tool decodes the
    /// response body again without that member. If a response contained thousands of unknown members, this would take
    /// minutes, so the tool checks only this many.
    private static let mostMembers = 100

    /// Compares a response body with the answer decoded from it, to find the members that the answer type ignores.
    ///
    /// Returns `nil` if the body is larger than `longestBody`, or if the answer cannot be encoded.
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
            // The encoded answer lacks the member, but may store its value under another name. To find out, decode the
            // body without the member. If the answer stays the same, the answer type ignores the member.
            let rest = bodyTree.removing(path[...]).bytes
            guard let reread = try? Self.reread(rest, as: answer), reread == answerTree else { continue }
            ignored.append(path)
        }
        read = bodyPaths.values.filter { path in !ignored.contains(where: path.starts(with:)) }.map(Self.text).sorted()
        self.ignored = ignored.map(Self.text).sorted()
    }

    /// Orders shorter paths first, so that an object comes before the members inside it.
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

    private struct Paths {
        private(set) var members: Set<Path> = []
        private(set) var values: Set<Path> = []

        mutating func add(_ tree: JSONTree, at path: Path = []) {
            switch tree {
            // Skip `null`. The encoded answer leaves out a known member whose value is `null`, so the member would look
            // as if the answer type ignored it.
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
