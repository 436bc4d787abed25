/// A fixed-size byte buffer that discards bytes beyond its capacity but still counts them.
///
/// All unsafe code of the module is in this file and in `ByteWords.swift`. The buffer is memory-safe for these reasons:
/// - The memory outlives the buffer. `text(_:)` creates the buffer and lends it to `compose` for one call, and nothing
///   can keep a copy, because the type is not copyable.
/// - Bytes are written only below `capacity`, which is the size of the memory.
/// - `count` never decreases. If it is at most `capacity`, every byte below `count` was therefore written, and is
///   initialized.
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

    /// Returns the text that `compose` appends to a buffer.
    ///
    /// The function allocates heap memory only for the resulting string. `compose` first receives a buffer of 512 bytes
    /// on the stack. If the text is longer, `compose` runs a second time, with a buffer of the right size. `compose`
    /// must append the same number of bytes both times. Otherwise, the program stops.
    ///
    /// The function is not inlined, because it is large and would be copied into each of its many callers.
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
            guard buffer.count == needed else {
                fatalError(
                    "write(to:) wrote \(buffer.count) bytes instead of \(needed); write the same bytes on every call")
            }
            return needed
        }
    }

    mutating func append(_ byte: UInt8) {
        if count < capacity { unsafe start[count] = byte }
        count += 1
    }

    mutating func append(_ text: String) {
        if unsafe text.utf8.withContiguousStorageIfAvailable({ unsafe append($0) }) == nil { appendBytes(of: text) }
    }

    // This function is not inlined, because few strings need it. If this loop were part of `append(_:)`, every call
    // would have to save the registers that the loop needs.
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
    /// Whether this string literal is not empty, and contains only characters that need no percent-encoding.
    var isUnreserved: Bool {
        withUTF8Buffer { literal in unsafe !literal.isEmpty && literal.allSatisfy(\.isUnreserved) }
    }

    /// Returns whether this string literal comes before another one in the order of their bytes.
    func precedes(_ other: StaticString) -> Bool {
        withUTF8Buffer { one in other.withUTF8Buffer { other in unsafe one.lexicographicallyPrecedes(other) } }
    }

    /// Returns whether this string literal contains the same bytes as another one.
    func isSame(as other: StaticString) -> Bool {
        withUTF8Buffer { one in other.withUTF8Buffer { other in unsafe one.elementsEqual(other) } }
    }

    /// Returns whether this string literal and the given slice contain the same bytes.
    ///
    /// The function is always inlined, because it usually needs only to compare the two lengths, which takes less time
    /// than a function call.
    @inline(__always)
    func isSame(as bytes: ArraySlice<UInt8>) -> Bool {
        bytes.count == utf8CodeUnitCount && isSame(as: bytes, from: bytes.startIndex)
    }

    /// Returns whether `bytes` contains this string literal at the given index.
    ///
    /// The caller must ensure that the literal does not extend beyond the end of `bytes`, because the function does not
    /// check the length of `bytes`.
    func isSame<Bytes: RandomAccessCollection>(as bytes: Bytes, from start: Int) -> Bool
    where Bytes.Element == UInt8, Bytes.Index == Int {
        withUTF8Buffer { literal in
            for index in literal.indices where unsafe literal[index] != bytes[start + index] { return false }
            return true
        }
    }
}

extension String {
    /// Returns whether all UTF-8 bytes satisfy a condition.
    ///
    /// The loop runs over contiguous storage, because iterating over the UTF-8 view of a small string copies the
    /// string's bytes at every step.
    func allBytes(satisfy condition: (UInt8) -> Bool) -> Bool {
        unsafe utf8.withContiguousStorageIfAvailable { unsafe $0.allSatisfy(condition) }
            ?? utf8.allSatisfy(condition)
    }
}
