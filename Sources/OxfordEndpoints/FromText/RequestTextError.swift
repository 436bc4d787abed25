/// An error that lists every mistake in the text of a request.
///
/// ```swift
/// do {
///     _ = try EntriesRequest(
///         arguments: ["en-gb", "a/.."], parameters: [("strictmatch", "true")])
/// } catch {
///     for mistake in error.mistakes {
///         print(mistake.place, mistake.reason, mistake.text)
///     }
/// }
/// // argument(1) unacceptableValue a/..
/// // parameter(0) unknownParameter strictmatch
/// ```
public struct RequestTextError: Error, Hashable, Sendable {
    /// The mistakes (at least one): first those in the arguments, then those in the parameters.
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
    /// The mistakes and their corrections, in one line.
    public var description: String { mistakes.map(\.description).joined(separator: "; ") }
}
