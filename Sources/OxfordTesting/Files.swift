#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension String {
    /// Whether this is the path of a file whose folder does not exist.
    var isInMissingFolder: Bool { !folder.isEmpty && !folder.exists }

    /// Whether there is a file or a folder at this path.
    var exists: Bool { FileManager.default.fileExists(atPath: self) }

    /// Returns the path of the file that has this string as its name and is in the same folder as `source`.
    ///
    /// If `source` is `nil`, the method returns the name unchanged.
    func beside(_ source: String?) -> String { (source?.folder ?? "") + self }

    /// The part of this path up to and including the last slash, or an empty string if there is no slash.
    private var folder: String { lastIndex(of: "/").map { String(self[...$0]) } ?? "" }

    /// Whether the file at this path may be written.
    ///
    /// A superuser could write any file, so the permissions of the file are looked at, too.
    var isWritable: Bool {
        FileManager.default.isWritableFile(atPath: self) && (behindLinks.permissions ?? 0o200) & 0o222 != 0
    }

    private var permissions: Int? {
        let permissions = (try? FileManager.default.attributesOfItem(atPath: self))?[.posixPermissions]
        // Foundation and FoundationEssentials differ in the type.
        return permissions as? Int ?? (permissions as? UInt).map { Int($0) }
    }

    /// The contents of the file at this path, or `nil` if the file cannot be read.
    var contents: [UInt8]? { FileManager.default.contents(atPath: self).map(Array.init) }

    /// Writes a golden file or a recording, which has either the old or the new contents at any time.
    ///
    /// An atomic write replaces the file at a path. If the path is a symbolic link, the file behind the link must be
    /// replaced instead of the link.
    ///
    /// On its own, an atomic write would replace a read-only file, and give the new file the default permissions. This
    /// method therefore refuses to replace a read-only file, and keeps the permissions of other files.
    ///
    /// - Returns: Whether the file could be written.
    func write(_ contents: some Collection<UInt8>) -> Bool {
        let file = behindLinks
        let permissions = file.permissions
        if permissions != nil, !isWritable { return false }
        guard (try? Data(contents).write(to: URL(fileURLWithPath: file), options: .atomic)) != nil else { return false }
        guard let permissions else { return true }
        let attributes: [FileAttributeKey: Any] = [.posixPermissions: permissions]
        return (try? FileManager.default.setAttributes(attributes, ofItemAtPath: file)) != nil
    }

    /// The path of the file to which this path leads, if it is the path of a symbolic link.
    private var behindLinks: String {
        var path = self
        // No system follows more links than this.
        for _ in 0..<64 {
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return path }
            path = next.hasPrefix("/") ? next : next.beside(path)
        }
        return path
    }
}
