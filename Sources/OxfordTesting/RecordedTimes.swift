/// The start and the duration of an exchange.
///
/// Transports record no times, so that equal exchanges have equal bytes. HARs of other programs have them.
struct RecordedTimes: Hashable, Sendable {
    /// The start in ISO 8601.
    let start: String

    let milliseconds: Double

    /// A placeholder, because HAR 1.2 requires both values.
    static let unknown = RecordedTimes()

    private init() {
        start = "1970-01-01T00:00:00.000Z"
        milliseconds = 0
    }

    /// Creates times from a HAR; invalid values become ``unknown``.
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
