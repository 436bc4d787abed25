/// A namespace for the version of this library.
public enum LibraryVersion {
    /// The version of this library.
    ///
    /// The changelog lists the changes in each version.
    ///
    /// ```swift
    /// print(LibraryVersion.current)
    /// // 0.5.0
    /// ```
    public static let current = "0.5.0"
}
