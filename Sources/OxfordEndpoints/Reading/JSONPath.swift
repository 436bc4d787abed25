extension AnswerError {
    /// Finds the way to where reading stopped, by reading once more: a success pays nothing for it.
    init(_ error: JSONError, in body: [UInt8]) {
        let rest = body[min(error.offset, body.count)...].prefix(40)
        self.init(
            path: JSONReader(body).path(to: error.offset), offset: error.offset, expected: error.expected.description,
            found: String(decoding: rest, as: UTF8.self))
    }
}

extension JSONReader {
    /// The keys and indices that lead to an offset.
    consuming func path(to offset: Int) -> String {
        var path = ""
        while let step = step(to: offset) {
            path += step.hasPrefix("[") || path.isEmpty ? step : "." + step
        }
        return path
    }

    /// Goes into the member or element of what comes next that holds an offset, and gives its key or index.
    private mutating func step(to offset: Int) -> String? {
        skipSpace()
        let isObject = next == UInt8(ascii: "{")
        guard isObject || next == UInt8(ascii: "[") else { return nil }
        do throws(JSONError) {
            try isObject ? openObject() : openArray()
            var index = 0
            while true {
                var name = "[\(index)]"
                if isObject {
                    guard let key = try nextKey() else { return nil }
                    name = String(decoding: key.name, as: UTF8.self)
                } else if try !nextElement() {
                    return nil
                }
                skipSpace()
                let start = position
                if offset <= start || !passes(before: offset) {
                    position = start
                    return offset < start ? nil : name
                }
                index += 1
            }
        } catch {
            return nil
        }
    }

    /// Passes over a value that ends before an offset.
    private mutating func passes(before offset: Int) -> Bool {
        do throws(JSONError) {
            try skip()
            return position <= offset
        } catch {
            return false
        }
    }
}
