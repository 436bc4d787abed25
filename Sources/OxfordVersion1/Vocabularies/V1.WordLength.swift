import OxfordEndpoints

extension V1 {
    /// The number of letters in the words of a word list, as a number or a range.
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
    /// Numbers less than 1 are raised to 1.
    public struct WordLength: Hashable, Sendable {
        /// The value of the parameter, such as `>5,<10`.
        public let rawValue: String

        /// Creates an exact length.
        public init(_ count: Int) {
            rawValue = String(max(count, 1))
        }

        /// Creates a range of lengths.
        public init(_ counts: ClosedRange<Int>) {
            rawValue = ">\(below(counts.lowerBound)),<\(above(counts.upperBound))"
        }

        /// Creates a minimum length.
        public init(_ counts: PartialRangeFrom<Int>) {
            rawValue = ">\(below(counts.lowerBound))"
        }

        /// Creates a maximum length.
        public init(_ counts: PartialRangeThrough<Int>) {
            rawValue = "<\(above(counts.upperBound))"
        }
    }
}

// The parameter excludes its bounds.
private func below(_ count: Int) -> Int { max(count, 1) - 1 }
private func above(_ count: Int) -> Int { count < .max ? max(count, 1) + 1 : count }
