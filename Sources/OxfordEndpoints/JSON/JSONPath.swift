extension AnswerError {
    /// Finds the way to where reading stopped, by reading once more: a success pays nothing for it.
    @inline(never)
    init(_ error: JSONError, in body: [UInt8]) {
        let rest = body[min(error.offset, body.count)...].prefix(40)
        self.init(
            path: JSONReader(body).path(to: error.offset), offset: error.offset, expected: error.expected.description,
            found: String(decoding: rest, as: UTF8.self))
    }
}

extension JSONReader {
    /// The keys and indices that lead to an offset, found in one pass however deep it lies.
    consuming func path(to offset: Int) -> String {
        var steps: [Step] = []
        // What reading fails on is where the path ends.
        try? goTo(offset, along: &steps)
        var path = ""
        for step in steps.compactMap(\.name) {
            path += step.hasPrefix("[") || path.isEmpty ? step : "." + step
        }
        return path
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
        return isPlain && !name.isEmpty ? name : "[" + name.quoted + "]"
    }
}
