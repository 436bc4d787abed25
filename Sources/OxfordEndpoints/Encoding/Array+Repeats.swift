extension Array where Element: Hashable {
    /// The elements without duplicates, in order of first appearance.
    package var withoutRepeats: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
