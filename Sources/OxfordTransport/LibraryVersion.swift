/// The version of this library.
///
/// An enumeration without cases, because it only groups constants.
public enum LibraryVersion {
    /// The current version, as in the changelog.
    ///
    /// ```swift
    /// print(LibraryVersion.current)
    /// // 0.2.0
    /// ```
    public static let current = "0.2.0"
}
