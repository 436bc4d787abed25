extension AnswerError {
    /// Finds the way to where reading stopped, by reading once more: a success pays nothing for it.
    @inline(never)
    init(_ error: JSONError, in body: [UInt8]) {
        let rest = body[min(error.offset, body.count)...].prefix(40)
        self.init(
            path: JSONReader(body, limits: .stored).path(to: error.offset), offset: error.offset,
            expected: error.expected.description,
            found: String(decoding: rest, as: UTF8.self))
    }
}

extension JSONReader {
    /// The keys and indices that lead to an offset, found in one pass however deep it lies.
    ///
    /// A long path has an ellipsis in place of its middle.
    consuming func path(to offset: Int) -> String {
        var steps: [Step] = []
        // What reading fails on is where the path ends.
        try? goTo(offset, along: &steps)
        let names = steps.compactMap(\.name).enumerated().map { $1.hasPrefix("[") || $0 == 0 ? $1 : "." + $1 }
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

    /// A container that is being read: what its current member is called, once it has one.
    private struct Step {
        let isObject: Bool
        var count = 0
        var name: String?
    }

    /// Reads up to the value, or up to between two values, where an offset lies.
    private mutating func goTo(_ offset: Int, along steps: inout [Step]) throws(JSONError) {
        repeat {
            skipSpace()
            if offset < position, let last = steps.indices.last { steps[last].name = nil }
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
            steps[last].name = nil
            if steps[last].isObject {
                if let key = try nextKey() {
                    steps[last].name = Self.shown(key)
                    return
                }
            } else if try nextElement() {
                steps[last].name = "[\(steps[last].count)]"
                steps[last].count += 1
                return
            }
            steps.removeLast()
        }
    }

    /// A key as a path shows it: the service may send any text as one.
    private static func shown(_ key: JSONKey) -> String {
        let name = String(decoding: key.name, as: UTF8.self)
        let isPlain = key.name.count <= 60 && key.name.allSatisfy { $0.isUnreserved && $0 != UInt8(ascii: ".") }
        if isPlain && !name.isEmpty { return name }
        let quoted = name.quoted
        // Escapes can take ten times as much as what they stand for.
        let start = quoted.unicodeScalars.prefix(75)
        return "[" + (start.endIndex == quoted.endIndex ? quoted : String(start) + "…\"") + "]"
    }
}
