#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
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

    /// The part of this path up to and including the last separator, or an empty string if there is none.
    private var folder: String {
        // A path of Windows begins with a drive or with two backslashes, and contains both separators.
        let isWindows = dropFirst().first == ":" || hasPrefix(#"\\"#)
        let end = lastIndex { $0 == "/" || isWindows && $0 == "\\" }
        return end.map { String(self[...$0]) } ?? ""
    }

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
    /// If the path is a symbolic link, this method replaces the file behind the link. It does not replace a read-only
    /// file. The new file has the permissions of the old one from its first byte.
    ///
    /// - Returns: Whether the file could be written.
    func write(_ contents: [UInt8]) -> Bool {
        let file = behindLinks
        let permissions = file.permissions
        if permissions != nil, !isWritable { return false }
        #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
            let new = file.folder + ".\(UUID())"
            // Safe: the functions copy the paths, which end with a zero byte.
            let descriptor = unsafe open(new, O_WRONLY | O_CREAT | O_EXCL, permissions == nil ? 0o666 : 0o600)
            guard descriptor >= 0 else { return false }
            close(descriptor)
            defer { try? FileManager.default.removeItem(atPath: new) }
            guard new.fill(with: contents, permissions, []) else { return false }
            return unsafe rename(new, file) == 0
        #else
            return file.fill(with: contents, permissions, .atomic)
        #endif
    }

    private func fill(with contents: [UInt8], _ permissions: Int?, _ options: Data.WritingOptions) -> Bool {
        let attributes = permissions.map { [FileAttributeKey.posixPermissions: $0 as Any] } ?? [:]
        return (try? Data(contents).write(to: URL(fileURLWithPath: self), options: options)) != nil
            && (try? FileManager.default.setAttributes(attributes, ofItemAtPath: self)) != nil
    }

    /// Calls a closure while nobody else, in this process or another one, does so for a file in the same folder.
    func locked<Value>(_ body: () throws(RecordingError) -> Value) throws(RecordingError) -> Value {
        #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
            let folder = behindLinks.folder
            // Safe: the function copies the path, which ends with a zero byte. Closing the descriptor ends the lock.
            let descriptor = unsafe open(folder.isEmpty ? "." : folder, O_RDONLY)
            defer { if descriptor >= 0 { close(descriptor) } }
            if descriptor >= 0 { flock(descriptor, LOCK_EX) }
        #endif
        return try body()
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
