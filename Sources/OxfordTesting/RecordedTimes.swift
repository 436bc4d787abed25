/// When an exchange began, and how long it took.
///
/// Transports record no times, so that recording the same exchanges again writes the same bytes. A HAR of another program
/// has them.
struct RecordedTimes: Hashable, Sendable {
    /// The date in ISO 8601.
    let start: String

    let milliseconds: Double

    /// A HAR needs a date and a duration even where none is known.
    static let unknown = RecordedTimes()

    private init() {
        start = "1970-01-01T00:00:00.000Z"
        milliseconds = 0
    }

    /// Takes the times of a HAR, or none if they are not what HAR 1.2 allows.
    init(start: String?, milliseconds: Double?) {
        let date = /[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?(Z|[+-][0-9]{2}:?[0-9]{2})/
        guard let start, let milliseconds, start.wholeMatch(of: date) != nil,
            milliseconds.isFinite, milliseconds >= 0
        else {
            self = .unknown
            return
        }
        self.start = start
        self.milliseconds = milliseconds
    }
}
