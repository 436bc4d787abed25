/// The version of this library.
///
/// ```swift
/// print(LibraryVersion.current)
/// // 0.1.0
/// ```
public enum LibraryVersion {
    /// The version, as the changelog names it.
    public static let current = "0.1.0"
}
