/// The version of this library.
///
/// It only groups constants and has no values, so it stays an enumeration without cases.
///
/// ```swift
/// print(LibraryVersion.current)
/// // 0.1.0
/// ```
public enum LibraryVersion {
    /// The version, as the changelog names it.
    public static let current = "0.1.0"
}
