/// A namespace for the version of this library.
public enum LibraryVersion {
    /// The current version, as in the changelog.
    ///
    /// ```swift
    /// print(LibraryVersion.current)
    /// // 0.2.0
    /// ```
    public static let current = "0.2.0"
}
