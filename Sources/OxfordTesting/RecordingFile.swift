#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct RecordingFile: Sendable {
    private let path: String
    private let form: RecordingForm

    init(creating path: String) throws(RecordingError) {
        self.path = path
        form = RecordingForm(ofFileNamed: path)
        // If another recorder has locked the file, that recorder checks its contents.
        _ = try addIfUnlocked(Data())
    }

    /// Adds an exchange, and waits while another task or process has locked the file.
    func add(_ exchange: RecordedExchange) async throws(RecordingError) {
        guard let bytes = try? form.encode(exchange) else { throw RecordingError(.unwritable, path: path) }
        var pause = Duration.milliseconds(1)
        while try !addIfUnlocked(bytes) {
            // The exchange is recorded even if the caller cancels, so the pause is a task that is never cancelled.
            await Task { [pause] in try? await Task.sleep(for: pause) }.value
            pause = min(pause * 2, .milliseconds(100))
        }
    }

    /// Adds an encoded exchange, or only creates the file if there are no bytes.
    ///
    /// - Returns: Whether the file was not locked.
    private func addIfUnlocked(_ exchange: Data) throws(RecordingError) -> Bool {
        // An entry replaces the end of a HAR, which append mode cannot do.
        try SharedFile.updateIfUnlocked(path, appending: form == .lines) { file throws(RecordingError) in
            switch form {
            case .lines: try append(exchange, to: &file)
            case .har: try insert(exchange, in: &file)
            }
        }
    }

    /// Appends a line with a single write, so that other tasks and processes cannot overwrite or split it.
    private func append(_ line: Data, to file: inout SharedFile) throws(RecordingError) {
        guard !line.isEmpty else { return }
        let size = file.size
        // After a crash or an edit by hand, the last line may lack its line break.
        let isWithinLine = size > 0 && file.bytes(1, at: size - 1) != Array("\n".utf8)
        try put(Array((isWithinLine ? "\n" : "").utf8) + line + Array("\n".utf8), at: size, of: &file)
    }

    /// Inserts an entry at the end of a HAR, which `SharedFile` locks.
    private func insert(_ entry: Data, in file: inout SharedFile) throws(RecordingError) {
        let size = file.size
        guard size > 0 else {
            let start = RecordingForm.harStart + (entry.isEmpty ? "" : "\n")
            return try put(Array(start.utf8) + entry + Array(RecordingForm.harEnd.utf8), at: 0, of: &file)
        }
        let (start, end) = (Array(RecordingForm.ownHARStart.utf8), Array(RecordingForm.harEnd.utf8))
        // The byte before the end shows whether the HAR already has an entry.
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
