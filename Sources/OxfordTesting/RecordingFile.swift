#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

import Synchronization

/// A file that exchanges are added to, each a line.
struct RecordingFile: Sendable {
    /// One for all files, because several transports may record to the same.
    private static let writing = Mutex(())

    private let path: String

    init(creating path: String) throws(RecordingError) {
        self.path = path
        try add(Data())
    }

    func add(_ exchange: RecordedExchange) throws(RecordingError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let line = try? encoder.encode(exchange) else { throw RecordingError(.unwritable, path: path) }
        try add(line + Data("\n".utf8))
    }

    // The essentials of Foundation cannot append, so the file is written whole, and is so at any moment.
    private func add(_ line: Data) throws(RecordingError) {
        let isWritten = Self.writing.withLock { _ in
            let files = FileManager.default
            var text = Data()
            if files.fileExists(atPath: path) {
                guard files.isWritableFile(atPath: path), let before = files.contents(atPath: path) else {
                    return false
                }
                text = before
                if let end = text.last, end != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
            }
            text.append(line)
            return (try? text.write(to: URL(filePath: path), options: .atomic)) != nil
        }
        guard isWritten else { throw RecordingError(.unwritable, path: path) }
    }
}
