extension Array where Element: Hashable {
    /// The elements in the order in which they are first seen, each once.
    package var withoutRepeats: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
