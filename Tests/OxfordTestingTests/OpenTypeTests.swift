import OxfordTesting
import Testing

/// Types that later versions may extend with constants.
@Suite struct OpenTypes {
    @Test("The description of a constant is its name")
    func descriptions() {
        let recording: [RecordingError.Reason] = [.unreadable, .unwritable, .malformed]
        #expect(recording.map(\.description) == ["unreadable", "unwritable", "malformed"])

        let golden: [GoldenError.Reason] = [.missing, .recordingRefused, .unwritable, .malformedRow, .repeatedLabel]
        let names = ["missing", "recordingRefused", "unwritable", "malformedRow", "repeatedLabel"]
        #expect(golden.map(\.description) == names)

        let changes: [GoldenDifference.Change.Kind] = [.changed, .added, .removed, .form]
        #expect(changes.map(\.description) == ["changed", "added", "removed", "form"])
    }
}
