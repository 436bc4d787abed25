/// Room for bytes that counts what it is given and keeps what fits.
///
/// All unsafe code of this module is in this file. What makes it sound: the room outlives the buffer, because a
/// buffer is made only in `text(_:)`, lent for the length of one call, and can be neither copied nor made
/// elsewhere; bytes are written only below `capacity`, which is the size of the room; and `count` never falls,
/// so the first `count` bytes are all written whenever `count` is not above `capacity`.
@safe
struct URLBuffer: ~Copyable {
    private let start: UnsafeMutablePointer<UInt8>?
    private let capacity: Int
    private var count = 0

    private init(_ room: UnsafeMutableBufferPointer<UInt8>) {
        unsafe start = room.baseAddress
        capacity = room.count
    }

    /// The text that `compose` appends, in one heap allocation, the text itself, whatever its length.
    ///
    /// `compose` runs a second time where the text does not fit the stack, so it must append the same bytes
    /// each time. Where it does not, the text is empty.
    static func text(_ compose: (inout URLBuffer) -> Void) -> String {
        var text: String?
        let needed = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { room in
            var buffer = unsafe URLBuffer(room)
            compose(&buffer)
            if buffer.count <= buffer.capacity {
                let bytes = unsafe UnsafeBufferPointer(rebasing: room[..<buffer.count])
                text = unsafe String(decoding: bytes, as: UTF8.self)
            }
            return buffer.count
        }
        if let text { return text }
        return unsafe String(unsafeUninitializedCapacity: needed) { room in
            var buffer = unsafe URLBuffer(room)
            compose(&buffer)
            return buffer.count <= buffer.capacity ? buffer.count : 0
        }
    }

    mutating func append(_ byte: UInt8) {
        if count < capacity { unsafe start?[count] = byte }
        count += 1
    }

    mutating func append(_ text: String) {
        if unsafe text.utf8.withContiguousStorageIfAvailable({ unsafe append($0) }) == nil { appendBytes(of: text) }
    }

    // Not inlined, to keep the registers that it saves out of every other append.
    @inline(never)
    private mutating func appendBytes(of text: String) {
        for byte in text.utf8 { append(byte) }
    }

    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { unsafe append($0) }
    }

    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        let end = count + bytes.count
        if end <= capacity, let source = bytes.baseAddress, let start = unsafe start {
            unsafe (start + count).initialize(from: source, count: bytes.count)
        }
        count = end
    }
}

extension StaticString {
    /// Whether the literal is the same bytes.
    ///
    /// Most are not even of its length, which the caller is to see without a call.
    @inline(__always)
    func isSame(as bytes: ArraySlice<UInt8>) -> Bool {
        bytes.count == utf8CodeUnitCount && startsLike(bytes)
    }

    private func startsLike(_ bytes: ArraySlice<UInt8>) -> Bool {
        withUTF8Buffer { literal in
            for index in literal.indices where unsafe literal[index] != bytes[bytes.startIndex + index] { return false }
            return true
        }
    }
}

extension String {
    /// Whether every byte meets a condition, seen in place: one by one, the bytes of a short text are copied
    /// out of it at each step.
    func allBytes(satisfy condition: (UInt8) -> Bool) -> Bool {
        unsafe utf8.withContiguousStorageIfAvailable { unsafe $0.allSatisfy(condition) }
            ?? utf8.allSatisfy(condition)
    }
}
