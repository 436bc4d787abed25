#if os(Linux) && canImport(Glibc)
    /// The status and headers of a response, parsed from the lines that libcurl receives.
    struct ResponseHead {
        /// The maximum total size, in bytes, of a response's header lines, including interim responses and trailers.
        private static let maximumSize = 256 * 1024

        private(set) var status = 0
        private(set) var fields: [(name: String, value: String)] = []

        private(set) var isStarted = false

        /// Whether the empty line that ends the response head has arrived.
        ///
        /// Check this property even if a transfer succeeds, because libcurl also reports success if the connection
        /// closes before the end of the headers.
        private(set) var isComplete = false

        private var size = 0

        /// Parses a line of the response head, and returns `false` if the line is invalid or the head is too long.
        ///
        /// Some versions of libcurl accept a line that is not a header, or an encoding that they cannot decode.
        mutating func receive(_ line: [UInt8]) -> Bool {
            isStarted = true
            size += line.count
            guard size <= Self.maximumSize else { return false }
            // Ignore trailers, which arrive after the head is complete.
            guard !isComplete else { return true }
            let line = line.trimming { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }
            if line.isEmpty { return end() }
            if fields.isEmpty && status == 0 { return receiveStatus(line) }
            if let first = line.first, first.isBlank {
                // A line that begins with a space or a tab continues the previous header.
                if let last = fields.indices.last { fields[last].value += " \(line.trimming(\.isBlank).text)" }
                return true
            }
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
            let (name, value) = (line[..<colon].text, line[line.index(after: colon)...].trimming(\.isBlank).text)
            fields.append((name, value))
            return name.lowercased() != "transfer-encoding" || ["chunked", "identity"].contains(value.lowercased())
        }

        private mutating func receiveStatus(_ line: ArraySlice<UInt8>) -> Bool {
            let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
            guard words.count > 1, let status = Int(words[1].text), 100...999 ~= status else { return false }
            self.status = status
            return true
        }

        /// Marks the response head as complete, or discards the head of an interim response.
        ///
        /// Before its final response, a server may send interim responses, which have a status from 100 to 199. The
        /// transport ignores interim responses.
        private mutating func end() -> Bool {
            if 100..<200 ~= status {
                (status, fields) = (0, [])
            } else {
                isComplete = status > 0
            }
            return true
        }
    }

    extension BidirectionalCollection<UInt8> {
        fileprivate func trimming(_ isTrimmed: (UInt8) -> Bool) -> SubSequence {
            let rest = drop(while: isTrimmed)
            guard let last = rest.lastIndex(where: { !isTrimmed($0) }) else { return rest }
            return rest[...last]
        }
    }

    extension ArraySlice<UInt8> {
        fileprivate var text: String { String(decoding: self, as: UTF8.self) }
    }

    extension UInt8 {
        fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
    }
#endif
