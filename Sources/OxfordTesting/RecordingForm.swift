#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

import OxfordTransport

/// A file format of recordings.
enum RecordingForm {
    /// One JSON object per line.
    case lines
    /// HAR 1.2, which browsers and proxies read and write.
    case har

    /// Selects the format to write from the file's name.
    init(ofFileNamed path: String) {
        self = path.lowercased().hasSuffix(".har") ? .har : .lines
    }

    /// Detects the format from the contents: a HAR is an object whose first member is `log`.
    init(of file: Data) {
        var rest = file[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        func skipSpaces() { rest = rest.drop { " \t\r\n".utf8.contains($0) } }
        skipSpaces()
        let isObject = rest.popFirst() == UInt8(ascii: "{")
        skipSpaces()
        self = isObject && rest.starts(with: #""log""#.utf8) ? .har : .lines
    }

    /// Encodes an exchange as one line, with equal bytes for equal exchanges.
    func encode(_ exchange: RecordedExchange) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return switch self {
        case .lines: try encoder.encode(exchange)
        case .har: try encoder.encode(HAREntry(exchange))
        }
    }

    func encode(_ exchanges: [RecordedExchange]) throws -> Data {
        let encoded = try exchanges.map(encode)
        return switch self {
        case .lines: Data(encoded.map { $0 + Data("\n".utf8) }.joined())
        case .har:
            Data(Self.harStart.utf8) + Data(encoded.map { Data("\n".utf8) + $0 }.joined(separator: Data(",".utf8)))
                + Data(Self.harEnd.utf8)
        }
    }

    /// The start of every HAR written by any version of this library.
    static let ownHARStart = #"{"log":{"version":"1.2","creator":{"name":"\#(HARLog.ownName)","version":""#

    static let harStart = ownHARStart + LibraryVersion.current + #""},"entries":["#

    static let harEnd = "\n]}}\n"
}
