/// The parts of a module's symbol graph that tests read.
public struct SymbolGraph: Decodable, Sendable {
    /// A declaration.
    public struct Symbol: Decodable, Sendable {
        /// The unique identifier, which is the same in every graph that contains the symbol.
        public var id: String { identifier.precise }
        /// The kind, such as `swift.struct`.
        public var kindID: String { kind.identifier }
        /// The names from the outermost type down to the symbol, such as `V1`, `EntriesRequest`, `init(_:in:filters:)`.
        public let pathComponents: [String]
        /// The text of the declaration, in one line.
        public var declaration: String {
            let words = declarationFragments.map(\.spelling).joined().split(whereSeparator: \.isWhitespace)
            let text = words.joined(separator: " ").replacing(" : ", with: ": ")
            // The compiler prints `some Sequence<Word>` as `some Sequence`, and lists the type of its elements
            // separately.
            return genericConstraints.reduce(text) { text, constraint in
                guard let (sequence, element) = constraint.element else { return text }
                return text.replacing(sequence, with: "\(sequence)<\(element)>")
            }
        }
        /// The URL of the source file, or `nil` if the compiler derived the symbol.
        public var file: String? { location?.uri }
        /// The line in the source file, or 0 if the compiler derived the symbol.
        public var line: Int { location?.position.line ?? 0 }
        /// The first paragraph of the documentation comment, in one line.
        public var summary: String {
            let lines = docComment?.lines.map(\.text) ?? []
            return lines.prefix { !$0.allSatisfy(\.isWhitespace) }.joined(separator: " ")
        }
        /// The constraints of the extension that contains the symbol.
        public var extensionConstraints: [Constraint] { swiftExtension?.constraints ?? [] }
        /// The constraints of the symbol's own generic parameters.
        public var genericConstraints: [Constraint] { swiftGenerics?.constraints ?? [] }

        private struct Identifier: Decodable { let precise: String }
        private struct Kind: Decodable { let identifier: String }
        private struct Fragment: Decodable { let spelling: String }
        private struct Location: Decodable {
            struct Position: Decodable { let line: Int }
            let uri: String
            let position: Position
        }
        private struct Generics: Decodable { let constraints: [Constraint]? }
        private struct Comment: Decodable {
            struct Line: Decodable { let text: String }
            let lines: [Line]
        }

        private let identifier: Identifier
        private let kind: Kind
        private let declarationFragments: [Fragment]
        private let location: Location?
        private let docComment: Comment?
        private let swiftExtension: Generics?
        private let swiftGenerics: Generics?
    }

    /// A constraint of an extension or a generic declaration.
    public struct Constraint: Decodable, Equatable, Sendable {
        /// The constraint as code.
        public var text: String { kind == "sameType" ? "\(lhs) == \(rhs)" : "\(lhs): \(rhs)" }

        /// An opaque sequence and the type of its elements, or `nil` if the constraint is of another kind.
        fileprivate var element: (sequence: String, type: String)? {
            guard kind == "sameType", let end = rhs.firstRange(of: ").Element"), rhs.first == "(" else { return nil }
            return (String(rhs[..<end.lowerBound].dropFirst()), lhs)
        }

        private let kind: String
        private let lhs: String
        private let rhs: String
    }

    /// A relationship between two symbols.
    public struct Relationship: Decodable, Sendable {
        /// The kind, such as `conformsTo`.
        public let kind: String
        /// The ID of the first symbol.
        public let source: String
        /// The ID of the second symbol.
        public let target: String
        /// The name of the second symbol with its module, or `nil` if the symbol is in the same graph.
        public let targetFallback: String?
        /// The constraints under which the relationship holds, or `nil` if it always holds.
        public let swiftConstraints: [Constraint]?
    }

    /// The declarations.
    public let symbols: [Symbol]
    /// The relationships of the declarations.
    public let relationships: [Relationship]
}
