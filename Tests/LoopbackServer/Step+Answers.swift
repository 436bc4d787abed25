import Foundation

extension LoopbackServer.Step {
    /// Returns a step that sends a complete response with a text as its body.
    public static func answer(
        _ body: String, status: Int = 200, type: String = "application/json", headers: [String] = []
    ) -> Self {
        .answer(bytes: Array(body.utf8), status: status, headers: ["Content-Type: \(type)"] + headers)
    }

    /// Returns a step that sends a complete response whose only headers are the given ones and `Content-Length`.
    public static func answer(bytes: [UInt8], status: Int = 200, headers: [String] = []) -> Self {
        .send(head(status, headers: headers + ["Content-Length: \(bytes.count)"]) + bytes)
    }

    /// Returns the head of a response, including the empty line after the headers.
    public static func head(_ status: Int = 200, headers: [String] = []) -> [UInt8] {
        Array((["HTTP/1.1 \(status) Whatever"] + headers + ["", ""]).joined(separator: "\r\n").utf8)
    }
}

/// Functions that create gzip bodies byte by byte.
public enum Gzip {
    private static let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]

    /// Returns a gzip body that contains a text without compressing it.
    public static func stored(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        precondition(bytes.count < 65_536)
        let length = littleEndian(UInt32(bytes.count))
        let block = [1, length[0], length[1], ~length[0], ~length[1]] + bytes
        return header + block + littleEndian(checksum(bytes)) + length
    }

    /// Returns a small body that decompresses to many megabytes.
    ///
    /// It contains a letter, and then references that each repeat the letter 258 times.
    public static func bomb(megabytes: Int) -> [UInt8] {
        var bits = Bits()
        bits.append(0b011, count: 3)  // the last block, with the fixed codes
        bits.appendCode(0x30 + UInt16(UInt8(ascii: "A")), count: 8)
        for _ in 0..<(megabytes * 1_000_000 / 258) {
            bits.appendCode(0b1100_0101, count: 8)
            bits.appendCode(0, count: 5)
        }
        bits.appendCode(0, count: 7)
        return header + bits.bytes + [0, 0, 0, 0, 0, 0, 0, 0]
    }

    private struct Bits {
        var bytes: [UInt8] = []
        private var used = 8

        mutating func append(_ value: UInt16, count: Int) {
            for bit in 0..<count {
                if used == 8 {
                    bytes.append(0)
                    used = 0
                }
                bytes[bytes.count - 1] |= UInt8((value >> UInt16(bit)) & 1) << UInt8(used)
                used += 1
            }
        }

        /// Appends a Huffman code.
        ///
        /// Other values begin with their least significant bit, but a code begins with its most significant bit.
        mutating func appendCode(_ code: UInt16, count: Int) {
            for bit in (0..<count).reversed() { append((code >> UInt16(bit)) & 1, count: 1) }
        }
    }

    private static func littleEndian(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
