/// The parts of a module's symbol graph that tests read.
public struct SymbolGraph: Decodable, Sendable {
    /// A declaration.
    public struct Symbol: Decodable, Sendable {
        /// A fragment of a declaration's text.
        public struct Fragment: Decodable, Sendable {
            /// The kind, such as `keyword` or `identifier`.
            public let kind: String
            /// The text.
            public let spelling: String
        }

        /// The unique identifier, which is the same in every graph that contains the symbol.
        public var id: String { identifier.precise }
        /// The kind, such as `swift.struct`.
        public var kindID: String { kind.identifier }
        /// The names from the outermost type down to the symbol, such as `V1`, `EntriesRequest`, `init(_:in:filters:)`.
        public let pathComponents: [String]
        /// The text of the declaration.
        public let declarationFragments: [Fragment]
        /// The URL of the source file, or `nil` if the compiler derived the symbol.
        public var file: String? { location?.uri }
        /// The line in the source file, or 0 if the compiler derived the symbol.
        public var line: Int { location?.position.line ?? 0 }
        /// The lines of the documentation comment.
        public var documentation: [String] { docComment?.lines.map(\.text) ?? [] }
        /// The constraints of the extension that contains the symbol.
        public var extensionConstraints: [Constraint] { swiftExtension?.constraints ?? [] }
        /// The constraints of the symbol's own generic parameters.
        public var genericConstraints: [Constraint] { swiftGenerics?.constraints ?? [] }

        /// Whether the symbol comes from a protocol extension.
        public var isInherited: Bool { id.contains("::SYNTHESIZED::") }

        private struct Identifier: Decodable { let precise: String }
        private struct Kind: Decodable { let identifier: String }
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
        private let location: Location?
        private let docComment: Comment?
        private let swiftExtension: Generics?
        private let swiftGenerics: Generics?
    }

    /// A constraint of an extension or a generic declaration.
    public struct Constraint: Decodable, Hashable, Sendable {
        /// The kind: `sameType`, `conformance` or `superclass`.
        public let kind: String
        /// The constrained type.
        public let lhs: String
        /// The protocol or the other type.
        public let rhs: String
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
