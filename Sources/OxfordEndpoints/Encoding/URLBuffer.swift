/// A fixed-size byte buffer that discards bytes beyond its capacity but still counts them.
///
/// All unsafe code of the module is in this file and `ByteWords.swift`. The buffer is sound for these reasons:
/// - The memory outlives the buffer. `text(_:)` creates the buffer, lends it for one call, and the type is not
///   copyable.
/// - Bytes are written only below `capacity`, the size of the memory.
/// - `count` never decreases, so if it is at most `capacity`, the first `count` bytes are initialized.
@safe
struct URLBuffer: ~Copyable {
    private let start: UnsafeMutablePointer<UInt8>
    private let capacity: Int
    private var count = 0

    private init?(_ room: UnsafeMutableBufferPointer<UInt8>) {
        guard let start = room.baseAddress else { return nil }
        unsafe self.start = start
        capacity = room.count
    }

    var isEmpty: Bool { count == 0 }

    /// Returns the text that `compose` appends, with one heap allocation for the string.
    ///
    /// If the text does not fit on the stack, `compose` runs a second time. It must append the same bytes each time,
    /// otherwise the result may be empty.
    ///
    /// Not inlined, because it is large and has many callers.
    @inline(never)
    static func text(_ compose: (inout URLBuffer) -> Void) -> String {
        var text: String?
        let needed = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { room in
            guard var buffer = unsafe URLBuffer(room) else { return 0 }
            compose(&buffer)
            if buffer.count <= buffer.capacity {
                let bytes = unsafe UnsafeBufferPointer(rebasing: room[..<buffer.count])
                text = unsafe String(decoding: bytes, as: UTF8.self)
            }
            return buffer.count
        }
        if let text { return text }
        return unsafe String(unsafeUninitializedCapacity: needed) { room in
            guard var buffer = unsafe URLBuffer(room) else { return 0 }
            compose(&buffer)
            return buffer.count <= buffer.capacity ? buffer.count : 0
        }
    }

    mutating func append(_ byte: UInt8) {
        if count < capacity { unsafe start[count] = byte }
        count += 1
    }

    mutating func append(_ text: String) {
        if unsafe text.utf8.withContiguousStorageIfAvailable({ unsafe append($0) }) == nil { appendBytes(of: text) }
    }

    // Not inlined, to avoid saving registers in every other append.
    @inline(never)
    private mutating func appendBytes(of text: String) {
        for byte in text.utf8 { append(byte) }
    }

    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { unsafe append($0) }
    }

    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        let end = count + bytes.count
        if end <= capacity, let source = bytes.baseAddress {
            unsafe (start + count).initialize(from: source, count: bytes.count)
        }
        count = end
    }
}

extension StaticString {
    /// Always inlined, because most comparisons fail on the length alone.
    @inline(__always)
    func isSame(as bytes: ArraySlice<UInt8>) -> Bool {
        bytes.count == utf8CodeUnitCount && isSame(as: bytes, from: bytes.startIndex)
    }

    /// The bytes must have at least the length of the literal.
    func isSame<Bytes: RandomAccessCollection>(as bytes: Bytes, from start: Int) -> Bool
    where Bytes.Element == UInt8, Bytes.Index == Int {
        withUTF8Buffer { literal in
            for index in literal.indices where unsafe literal[index] != bytes[start + index] { return false }
            return true
        }
    }
}

extension String {
    /// Uses contiguous storage, because iterating over a small string copies its bytes at every step.
    func allBytes(satisfy condition: (UInt8) -> Bool) -> Bool {
        unsafe utf8.withContiguousStorageIfAvailable { unsafe $0.allSatisfy(condition) }
            ?? utf8.allSatisfy(condition)
    }
}
