#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension String {
    /// Whether a file at this path cannot be created because its folder does not exist.
    var isInMissingFolder: Bool { !folder.isEmpty && !FileManager.default.fileExists(atPath: String(folder)) }

    /// The path of a file with this name in the folder of another file.
    func beside(_ path: String) -> String { path.folder + self }

    private var folder: Substring { lastIndex(of: "/").map { self[...$0] } ?? "" }
}
