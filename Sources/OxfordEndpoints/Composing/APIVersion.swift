/// A version of the Oxford Dictionaries API.
///
/// A request names its version in its type:
///
/// ```swift
/// print(EntriesRequest.version)
/// // v2
/// ```
public struct APIVersion: Hashable, Sendable, CustomStringConvertible {
    /// The version as URLs have it, such as `v2`.
    public let name: String

    /// Whether the service no longer answers this version.
    public let isRetired: Bool

    /// Creates a version for requests of your own.
    ///
    /// - Parameters:
    ///   - name: The version as URLs have it: ASCII letters, digits, `-`, `.`, `_` or `~`.
    ///   - isRetired: Whether the service no longer answers it. A client then reports any unusable response as
    ///     `OxfordError.Reason.retired`.
    public init(
        _ name: StaticString, isRetired: Bool = false, file: StaticString = #file, line: UInt = #line
    ) {
        self.name = name.description
        precondition(
            !self.name.isEmpty && self.name.isUnreserved, "invalid version name; use letters and digits", file: file,
            line: line
        )
        self.isRetired = isRetired
    }

    /// Creates a version without checking its name, so that the compiler can lay out the constant.
    ///
    /// A constant that is initialized at run time costs every URL a look at whether it has been.
    private init(checked name: String) {
        self.name = name
        isRetired = false
    }

    /// Version 2, which the service answers today.
    public static let v2 = APIVersion(checked: "v2")

    /// The name of the version.
    public var description: String { name }
}
