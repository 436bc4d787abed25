/// Why the tool ends without a result.
struct ToolError: Error, CustomStringConvertible {
    let description: String

    /// A mistake in the arguments, as other tools have it.
    let exitStatus: Int32 = 2

    init(_ description: String) {
        self.description = description
    }
}
