// The part of the package swift-log that the samples use.

struct Logger: Sendable {
    enum Level: String { case trace, debug, info, notice, warning, error, critical }

    enum MetadataValue: ExpressibleByStringInterpolation, Sendable {
        case string(String)

        init(stringLiteral value: String) { self = .string(value) }
    }

    struct Message: ExpressibleByStringInterpolation {
        let text: String

        init(stringLiteral value: String) { text = value }
    }

    typealias Metadata = [String: MetadataValue]

    let label: String

    func log(
        level: Level, _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil
    ) {
        print(level.rawValue, message().text, metadata() ?? [:])
    }
}
