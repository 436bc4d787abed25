/// Why text makes no request: every mistake that was found.
///
/// ```swift
/// do {
///     _ = try EntriesRequest(arguments: ["en-gb", "a/.."], parameters: [("strictmatch", "true")])
/// } catch {
///     for mistake in error.mistakes { print(mistake.place, mistake) }
/// }
/// // argument(1) word does not take "a/..": ".." as a part between slashes would lead to another URL
/// // parameter(0) entries takes no parameter "strictmatch"; did you mean strictMatch? It takes strictMatch, fields, grammaticalFeatures, lexicalCategory, domains and registers
/// ```
public struct RequestTextError: Error, Hashable, Sendable {
    /// The mistakes, at least one: those of the arguments, then those of the parameters.
    public let mistakes: [Mistake]

    init(_ mistakes: [Mistake]) {
        self.mistakes = mistakes
    }

    init(_ mistake: Mistake) {
        mistakes = [mistake]
    }

    init(_ refused: [RefusedValue], at place: Mistake.Place) {
        mistakes = refused.map { Mistake($0, at: place) }
    }
}

extension RequestTextError: CustomStringConvertible {
    /// What is wrong and what to write, in one line.
    public var description: String { mistakes.map(\.description).joined(separator: "; ") }
}
