extension AnswerError {
    /// Finds the path in a second pass up to the error, so that successful parsing does not pay for it.
    @inline(never)
    init(_ error: JSONError, in body: [UInt8]) {
        self.init(
            path: error.offset < Self.pathLimit ? JSONReader(body, limits: .stored).path(to: error.offset) : "",
            offset: error.offset, expected: error.expected.description, in: body)
    }

    init(path: String, offset: Int, expected: String, in body: [UInt8]) {
        let rest = body[min(offset, body.count)...].prefix(40)
        self.init(path: path, offset: offset, expected: expected, found: String(decoding: rest, as: UTF8.self))
    }

    /// Limits the second pass to 15 ms; the service's largest answers are smaller than 1 MB.
    private static var pathLimit: Int { 2_000_000 }
}

extension JSONReader {
    /// The path to an offset, found in one pass at any depth.
    consuming func path(to offset: Int) -> String {
        var steps: [Step] = []
        // The error marks the end of the path.
        try? goTo(offset, along: &steps)
        return Self.joined(steps.compactMap(\.member).map { name(of: $0) })
    }

    /// Replaces the middle of a long path with an ellipsis.
    static func joined(_ steps: [String]) -> String {
        let names = steps.enumerated().map { number, name in name.hasPrefix("[") || number == 0 ? name : "." + name }
        let half = 150
        guard names.reduce(0, { $0 + $1.unicodeScalars.count }) > 2 * half else { return names.joined() }
        let first = Self.names(names, upTo: half)
        let last = Self.names(names.reversed(), upTo: half)
        return first.joined() + "…" + last.reversed().joined()
    }

    private static func names(_ names: [String], upTo length: Int) -> ArraySlice<String> {
        var rest = length
        return names.prefix { name in
            rest -= name.unicodeScalars.count
            return rest >= 0
        }
    }

    private struct Step {
        let isObject: Bool
        var count = 0
        var member: Member?
    }

    /// A member or element, whose name is created only when the path is complete.
    private enum Member {
        case key(JSONText)
        case index(Int)
    }

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

    /// Closes the containers that end before an offset.
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

    private func name(of member: Member) -> String {
        switch member {
        case .key(let key): Self.shown(string(key))
        case .index(let index): "[\(index)]"
        }
    }

    static func shown(_ name: String) -> String {
        let isPlain = name.utf8.count <= 60 && name.utf8.allSatisfy { $0.isUnreserved && $0 != UInt8(ascii: ".") }
        if isPlain && !name.isEmpty { return name }
        let quoted = name.quoted
        let start = quoted.unicodeScalars.prefix(75)
        return "[" + (start.endIndex == quoted.endIndex ? quoted : String(start) + "…\"") + "]"
    }
}
