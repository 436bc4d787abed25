extension DecodingError {
    /// Returns a description of the problem that shows no contents of the file.
    ///
    /// - Parameter depth: The number of keys to omit from the start of the coding path.
    func problem(below depth: Int = 0) -> String {
        func path(_ context: Context, _ last: (any CodingKey)? = nil) -> String? {
            let keys = (context.codingPath + [last].compactMap(\.self)).dropFirst(depth)
            let names = keys.filter { $0.intValue == nil }.map(\.stringValue)
            return names.isEmpty ? nil : "\"\(names.joined(separator: "."))\""
        }
        return switch self {
        case .keyNotFound(let key, let context): "\(path(context, key) ?? "a member") is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            path(context).map { "\($0) has the wrong type" } ?? "not a JSON object"
        case .dataCorrupted(let context): path(context).map { "\($0) cannot be read" } ?? "not JSON"
        @unknown default: "cannot be read"
        }
    }
}
