/// A version of the Oxford Dictionaries API.
///
/// Each request type declares its version.
///
/// ```swift
/// print(EntriesRequest.version)
/// // v2
/// ```
public struct APIVersion: Hashable, Sendable, CustomStringConvertible {
    /// The version's name in URLs, such as `v2`.
    public let name: String

    /// Creates a version for custom requests.
    ///
    /// - Parameter name: The version's name in URLs.
    /// - Precondition: `name` is not empty and consists of ASCII letters, digits, `-`, `.`, `_` and `~`.
    public init(_ name: StaticString, file: StaticString = #file, line: UInt = #line) {
        self.name = name.description
        precondition(
            !self.name.isEmpty && self.name.isUnreserved, "invalid version name; use letters and digits", file: file,
            line: line
        )
    }

    /// Unchecked, so that the compiler initializes ``v2`` statically: lazy initialization would slow down every URL.
    private init(checked name: String) {
        self.name = name
    }

    /// Version 2, the current version.
    public static let v2 = APIVersion(checked: "v2")

    /// The version's name.
    public var description: String { name }
}
