/// A class without annotations, which is on the main actor by default.
final class Tally {
    private var counts: [String: Int] = [:]

    subscript(text: String) -> Int { counts[text, default: 0] }

    func add(_ text: String) {
        counts[text, default: 0] += 1
    }
}
