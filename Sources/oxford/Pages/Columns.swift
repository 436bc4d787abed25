extension StringProtocol {
    /// The number of terminal columns that the text occupies.
    ///
    /// Terminals disagree about some sequences of emoji. For these, this property is the largest number.
    var columns: Int {
        utf8.allSatisfy { $0 < 0x80 } ? utf8.count : unicodeScalars.reduce(0) { $0 + $1.columns }
    }
}

extension Unicode.Scalar {
    /// The ranges of the characters that are wide or full-width according to Unicode Standard Annex #11.
    ///
    /// The list leaves emoji out, because the property `isEmojiPresentation` finds them.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE10...0xFE1F, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FF,
        0x1F200...0x1F265, 0x20000...0x3FFFD,
    ]

    fileprivate var columns: Int {
        // This selector asks for the emoji form of the character before it, which is wider by one column.
        if value == 0xFE0F { return 1 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: return properties.isEmojiPresentation || Self.wide.contains { $0.contains(value) } ? 2 : 1
        }
    }
}
