#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A file that exchanges are added to.
struct RecordingFile: Sendable {
    private let path: String
    private let form: RecordingForm

    /// Creates the file if it does not exist.
    init(creating path: String) throws(RecordingError) {
        self.path = path
        form = RecordingForm(ofFileNamed: path)
        try add(Data())
    }

    /// Adds an exchange.
    func add(_ exchange: RecordedExchange) throws(RecordingError) {
        guard let bytes = try? form.encode(exchange) else { throw RecordingError(.unwritable, path: path) }
        try add(bytes)
    }

    /// Adds an encoded exchange, or none if there are no bytes.
    private func add(_ exchange: Data) throws(RecordingError) {
        // A HAR has bytes after the last exchange, which a file in append mode could not replace.
        try SharedFile.update(path, appending: form == .lines) { file throws(RecordingError) in
            switch form {
            case .lines: try append(exchange, to: &file)
            case .har: try insert(exchange, in: &file)
            }
        }
    }

    /// Appends a line.
    ///
    /// The line is a single write to a file in append mode, so lines of other tasks and other processes neither
    /// overwrite it nor end up inside it.
    private func append(_ line: Data, to file: inout SharedFile) throws(RecordingError) {
        guard !line.isEmpty else { return }
        let size = file.size
        // After a crash, or in a file that somebody edited, the last line may have no end.
        let isWithinLine = size > 0 && file.bytes(1, at: size - 1) != Array("\n".utf8)
        try put(Array((isWithinLine ? "\n" : "").utf8) + line + Array("\n".utf8), at: size, of: &file)
    }

    /// Inserts an entry at the end of a HAR.
    ///
    /// The file is locked meanwhile, because tasks and processes that record to it must agree on its end.
    private func insert(_ entry: Data, in file: inout SharedFile) throws(RecordingError) {
        let size = file.size
        guard size > 0 else {
            let start = RecordingForm.harStart + (entry.isEmpty ? "" : "\n")
            return try put(Array(start.utf8) + entry + Array(RecordingForm.harEnd.utf8), at: 0, of: &file)
        }
        let (start, end) = (Array(RecordingForm.ownHARStart.utf8), Array(RecordingForm.harEnd.utf8))
        // One more byte tells whether there is an entry already.
        let last = file.bytes(end.count + 1, at: size - end.count - 1)
        guard file.bytes(start.count, at: 0) == start, last.dropFirst().elementsEqual(end) else {
            throw RecordingError(
                .unwritable, path: path,
                detail: "another program wrote or edited it; record to a copy written with Recording.write(to:)")
        }
        guard !entry.isEmpty else { return }
        let separator = last.first == UInt8(ascii: "[") ? "\n" : ",\n"
        try put(Array(separator.utf8) + entry + end, at: size - end.count, of: &file)
    }

    private func put(_ bytes: [UInt8], at offset: Int, of file: inout SharedFile) throws(RecordingError) {
        guard file.put(bytes, at: offset) else { throw RecordingError(.unwritable, path: path) }
    }
}
