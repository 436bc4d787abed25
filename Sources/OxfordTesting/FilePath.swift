#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension String {
    /// Whether a file at this path cannot be created because its folder does not exist.
    var isInMissingFolder: Bool { !folder.isEmpty && !FileManager.default.fileExists(atPath: String(folder)) }

    private var folder: Substring { lastIndex(of: "/").map { self[...$0] } ?? "" }
}
