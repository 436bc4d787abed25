extension AnswerError {
    /// Creates the error of a body.
    ///
    /// A second reading of the body, up to the error, finds the path, so a successful reading does not pay for it.
    @inline(never)
    init(_ error: JSONError, in body: [UInt8]) {
        self.init(
            path: error.offset < Self.pathLimit ? JSONReader(body, limits: .stored).path(to: error.offset) : "",
            offset: error.offset, expected: error.expected.description, in: body)
    }

    /// Creates the error of a value in a body.
    init(path: String, offset: Int, expected: String, in body: [UInt8]) {
        let rest = body[min(offset, body.count)...].prefix(40)
        self.init(path: path, offset: offset, expected: expected, found: String(decoding: rest, as: UTF8.self))
    }

    /// The offset from which on the path of an error stays empty.
    ///
    /// It bounds the second reading to 15 ms of processor time, whatever the body is. The largest answers of the service
    /// have less than 1 MB.
    private static var pathLimit: Int { 2_000_000 }
}

extension JSONReader {
    /// The keys and indices that lead to an offset, found in one pass however deep it lies.
    ///
    /// A long path has an ellipsis in place of its middle.
    consuming func path(to offset: Int) -> String {
        var steps: [Step] = []
        // What reading fails on is where the path ends.
        try? goTo(offset, along: &steps)
        return Self.joined(steps.compactMap(\.member).map { name(of: $0) })
    }

    /// A path from the names of its keys and indices.
    static func joined(_ steps: [String]) -> String {
        let names = steps.enumerated().map { number, name in name.hasPrefix("[") || number == 0 ? name : "." + name }
        let half = 150
        guard names.reduce(0, { $0 + $1.unicodeScalars.count }) > 2 * half else { return names.joined() }
        let first = Self.names(names, upTo: half)
        let last = Self.names(names.reversed(), upTo: half)
        return first.joined() + "…" + last.reversed().joined()
    }

    /// The first names, as many as a length has room for.
    private static func names(_ names: [String], upTo length: Int) -> ArraySlice<String> {
        var rest = length
        return names.prefix { name in
            rest -= name.unicodeScalars.count
            return rest >= 0
        }
    }

    /// A container that is being read, with its current member or element, if it has one.
    private struct Step {
        let isObject: Bool
        var count = 0
        var member: Member?
    }

    /// The key of a member or the index of an element; only those of the path get a name.
    private enum Member {
        case key(JSONText)
        case index(Int)
    }

    /// Reads up to the value, or up to between two values, where an offset lies.
    private mutating func goTo(_ offset: Int, along steps: inout [Step]) throws(JSONError) {
        repeat {
            skipSpace()
            if offset < position, let last = steps.indices.last { steps[last].member = nil }
            if offset <= position { return }
            switch next {
            case UInt8(ascii: "{"):
                try openObject()
                steps.append(Step(isObject: true))
            case UInt8(ascii: "["):
                try openArray()
                steps.append(Step(isObject: false))
            default:
                try skip()
                if position > offset { return }
            }
            try goOn(to: offset, along: &steps)
        } while !steps.isEmpty && position <= offset
    }

    /// Goes to the next member or element, out of every container that ends before an offset.
    private mutating func goOn(to offset: Int, along steps: inout [Step]) throws(JSONError) {
        while let last = steps.indices.last, position <= offset {
            steps[last].member = nil
            if steps[last].isObject {
                if let key = try passKey() {
                    steps[last].member = .key(key)
                    return
                }
            } else if try nextElement() {
                steps[last].member = .index(steps[last].count)
                steps[last].count += 1
                return
            }
            steps.removeLast()
        }
    }

    /// The name of a member in a path.
    private func name(of member: Member) -> String {
        switch member {
        case .key(let key): Self.shown(string(key))
        case .index(let index): "[\(index)]"
        }
    }

    /// A key as a path shows it; the service may send any text as a key.
    static func shown(_ name: String) -> String {
        let isPlain = name.utf8.count <= 60 && name.utf8.allSatisfy { $0.isUnreserved && $0 != UInt8(ascii: ".") }
        if isPlain && !name.isEmpty { return name }
        let quoted = name.quoted
        // Escapes can take ten times as much as what they stand for.
        let start = quoted.unicodeScalars.prefix(75)
        return "[" + (start.endIndex == quoted.endIndex ? quoted : String(start) + "…\"") + "]"
    }
}
