/// Why text makes no request: every mistake that was found.
///
/// ```swift
/// do {
///     _ = try EntriesRequest(arguments: ["en-gb", "a/.."], parameters: [("strictmatch", "true")])
/// } catch {
///     for mistake in error.mistakes { print(mistake.place, mistake) }
/// }
/// // argument(1) invalid value "a/.." for word: ".." between slashes would change the URL's path; write the word without it
/// // parameter(0) unknown parameter "strictmatch" for entries; did you mean strictMatch?
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
