import OxfordEndpoints

extension V1 {
    /// How many letters the words of a word list have.
    ///
    /// ```swift
    /// print(V1.WordLength(6...9).rawValue)
    /// print(V1.WordLength(6...).rawValue)
    /// print(V1.WordLength(...9).rawValue)
    /// print(V1.WordLength(7).rawValue)
    /// // >5,<10
    /// // >5
    /// // <10
    /// // 7
    /// ```
    ///
    /// A word has a letter at least, so what is made from numbers is always a length that words can have.
    public struct WordLength: Hashable, Sendable {
        /// The text on the wire.
        public let rawValue: String

        /// Words of exactly so many letters.
        public init(_ count: Int) {
            rawValue = String(max(count, 1))
        }

        /// Words with so many letters as a range has.
        public init(_ counts: ClosedRange<Int>) {
            rawValue = ">\(below(counts.lowerBound)),<\(above(counts.upperBound))"
        }

        /// Words of so many letters or more.
        public init(_ counts: PartialRangeFrom<Int>) {
            rawValue = ">\(below(counts.lowerBound))"
        }

        /// Words of so many letters or fewer.
        public init(_ counts: PartialRangeThrough<Int>) {
            rawValue = "<\(above(counts.upperBound))"
        }

        /// Makes a length from its text on the wire, or nothing where the text is none.
        public init?(rawValue: String) {
            let bounds = rawValue.parts(between: UInt8(ascii: ",")).map(Bound.init)
            switch (bounds.first ?? nil, bounds.count > 1 ? bounds[1] : nil, bounds.count) {
            case (.exactly?, _, 1), (.above?, _, 1), (.below?, _, 1): break
            case (.above(let least)?, .below(let most)?, 2) where least < most - 1: break
            default: return nil
            }
            self.rawValue = rawValue
        }
    }
}

/// One side of a length, as it stands on the wire.
private enum Bound {
    case exactly
    case above(Int)
    case below(Int)

    init?(_ text: String) {
        let digits = text.hasPrefix(">") || text.hasPrefix("<") ? String(text.dropFirst()) : text
        guard digits.utf8.count < 10, digits.utf8.allSatisfy(\.isDigit), let number = Int(digits) else { return nil }
        self = text.hasPrefix(">") ? .above(number) : text.hasPrefix("<") ? .below(number) : .exactly
    }
}

// The wire excludes its bounds, and a length that no word can have is raised to one that some have.
private func below(_ count: Int) -> Int { max(count, 1) - 1 }
private func above(_ count: Int) -> Int { count < .max ? max(count, 1) + 1 : count }
