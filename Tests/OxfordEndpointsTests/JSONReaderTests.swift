import Foundation
import TestSupport
import Testing

@testable import OxfordEndpoints

/// Compares the internal JSON reader with RFC 8259 and with Foundation.
@Suite struct JSONReaderRules {
    /// Returns the document as a tree, or `nil` if the reader rejects it.
    private func read(_ document: [UInt8]) -> JSONTree? {
        try? JSONTree(reading: document)
    }

    private func skip(_ document: [UInt8]) throws(JSONError) {
        var json = JSONReader(document)
        try json.skip()
        try json.finish()
    }

    /// Returns whether the reader can skip the document, which must equal whether it can read it.
    private func isPassed(_ document: [UInt8]) -> Bool { (try? skip(document)) != nil }

    private func readByFoundation(_ document: [UInt8]) -> JSONTree? {
        (try? JSONSerialization.jsonObject(with: Data(document), options: [.fragmentsAllowed])).map(tree(foundation:))
    }

    private func tree(foundation value: Any) -> JSONTree {
        switch value {
        case let number as NSNumber where String(cString: number.objCType) == "c": .boolean(number.boolValue)
        case let number as NSNumber: .number("\(number.doubleValue)")
        case let text as String: .text(text)
        case let list as [Any]: .list(list.map(tree(foundation:)))
        case let object as [String: Any]: .object(object.mapValues(tree(foundation:)))
        default: .null
        }
    }

    /// Returns whether the trees are equal, with a tolerance: Foundation does not always round to the nearest.
    private func isSame(_ one: JSONTree?, _ other: JSONTree?) -> Bool {
        switch (one, other) {
        case (.number(let one), .number(let other)):
            guard let one = Double(one), let other = Double(other) else { return false }
            return abs(one - other) <= abs(one) * 1e-14
        case (.text(let one), .text(let other)): return one.utf8.elementsEqual(other.utf8)
        case (.list(let one), .list(let other)): return one.count == other.count && zip(one, other).allSatisfy(isSame)
        case (.object(let one), .object(let other)):
            return one.count == other.count && one.allSatisfy { isSame($1, other[$0]) }
        default: return one == other
        }
    }

    private static let accepted =
        [
            // 2: white space and structure
            "1", " 1 ", "\t\n\r 1", "[ ]", "{ }", "[\n1\r,\t2 ]", "{ \"a\" : 1 , \"b\" : 2 }", "[[],{}]", "[[[[[1]]]]]",
            "\u{FEFF}{}", "\u{FEFF} 1",
            // 3: values
            "null", "true", "false", "\"\"", "[null,true,false]",
            // 4: objects
            "{\"\":0}", "{\"a\":{\"a\":{}}}", "{\"a\":1,\"a\":2}", "{\"\\u0061\":1,\"a\":2}", "{\"a b\":[]}",
            "{\"é\":1}",
            // 5: arrays
            "[]", "[1]", "[1,2]", "[\"\",0,null,[],{}]",
            // 6: numbers
            "0", "-0", "1", "-1", "10", "1.5", "-0.5", "0.0", "1e5", "1E5", "1e+5", "1e-5", "1.5e10", "0e0",
            "123456789012345", "9007199254740993", "1.7976931348623157e308", "5e-324",
            // 7: strings
            "\"a\"", "\"\\\"\"", "\"\\\\\"", "\"\\/\"", "\"\\b\\f\\n\\r\\t\"", "\"\\u0041\"", "\"\\u00e9\"",
            "\"\\uD83D\\uDE00\"", "\"\\ud83d\\ude00\"", "\"\\u0000\"", "\"\\uFFFF\"", "\"é\"", "\"e\u{301}\"", "\"😀\"",
            "\"\u{7F}\"", "\"\u{2028}\"", "\"/\"", "\"'\"", "\"\u{FEFF}\"", "\"\u{10FFFF}\"",
        ]

    private static let refused = [
        "", " ", "\u{FEFF}", "a", "nul", "nulll", "True", "tru", "undefined", "NaN", "Infinity", "-Infinity", "'a'",
        "a\"", "1 2", "{} {}", "[] ,", "1,", ",1", ":", "//1", "1 // a", "/* a */ 1", "\u{A0}1", "\u{0}", "1\u{0}",
        "\u{C}1", "[1,]", "{\"a\":1,}", "[", "]", "[1", "[1,", "[,1]", "[1,,2]", "[1 2]", "[1:2]", "[1}", "[[]", "[]]",
        "{", "}", "{1:1}", "{a:1}", "{'a':1}", "{\"a\"}", "{\"a\":}", "{\"a\":1", "{\"a\":1,", "{,}", "{\"a\" 1}",
        "{\"a\":1 \"b\":2}", "{\"a\":1]", "{\"a\"::1}", "{null:1}", "00", "01", "-01", "+1", "-", "--1", "1.", ".5",
        "1.e5", "1e", "1e+", "1e5.5", "0x1", "1_000", "1a", "٣", "\"", "\"a", "\"\\\"", "\"\\x\"", "\"\\u\"",
        "\"\\u12\"", "\"\\u12g4\"", "\"\\U0041\"", "\"\\ud83d\\u\"", "\"\\ud83d\\u12\"", "\"\n\"", "\"\t\"",
        "\"\u{0}\"", "\"\u{1F}\"", "\"a\"b",
    ]

    @Test(
        "The reader accepts documents as RFC 8259 requires, with the values that Foundation reads", arguments: accepted)
    func accepts(text: String) {
        let document = Array(text.utf8)
        #expect(read(document) != nil && isPassed(document))
        // Foundation drops a byte order mark in a string.
        #expect(text == "\"\u{FEFF}\"" || isSame(read(document), readByFoundation(document)))
    }

    @Test("The reader rejects documents as RFC 8259 requires", arguments: refused)
    func refuses(text: String) {
        #expect(read(Array(text.utf8)) == nil && !isPassed(Array(text.utf8)))
    }

    @Test("Foundation agrees on random and damaged documents", arguments: 1...4)
    func randomDocuments(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<1_000 {
            var document = Array(randomValue(using: &random, depth: 0).utf8)
            // Damage half of them: change, remove or insert a byte.
            if Bool.random(using: &random), !document.isEmpty {
                let index = Int.random(in: 0..<document.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: document[index] = UInt8.random(in: 0...255, using: &random)
                case 1: document.remove(at: index)
                default: document.insert("{}[],:\"\\0e-\n".utf8.randomElement(using: &random) ?? 0, at: index)
                }
            }
            let mine = read(document)
            #expect((mine != nil) == isPassed(document))
            let isText = String(validating: document, as: UTF8.self) != nil
            let agrees = isText ? isSame(mine, readByFoundation(document)) : mine == nil
            if !agrees, !isKnownDifference(document, mine: mine) {
                Issue.record("\(String(decoding: document, as: UTF8.self).debugDescription)")
            }
        }
    }

    // The reader scans strings in 8-byte words, so test every byte at every offset of three words.
    @Test("Every byte of a string is checked at every position")
    func everyByteOfAString() {
        for byte in UInt8.min...UInt8.max {
            for place in 0..<24 {
                var text = [UInt8](repeating: UInt8(ascii: "a"), count: 24)
                text[place] = byte
                let document = Array("\"".utf8) + text + Array("\"".utf8)
                let isPlain = (0x20..<0x80 ~= byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
                let expected = isPlain ? JSONTree.text(String(decoding: text, as: UTF8.self)) : nil
                #expect(read(document) == expected, "\(byte) at \(place)")
            }
        }
    }

    /// Foundation accepts a trailing comma, and rejects lone surrogates and numbers that do not fit.
    private func isKnownDifference(_ document: [UInt8], mine: JSONTree?) -> Bool {
        let text = String(decoding: document, as: UTF8.self)
        if mine == nil { return text.contains(/,\s*[\]}]/) }
        return text.contains(/[0-9][eE]\+?[0-9]{3}/) || text.contains(/\\u[dD][89a-fA-F]/)
    }

    private func randomValue(using random: inout SeededGenerator, depth: Int) -> String {
        let texts = ["", "a", "\\n", "\\u00e9", "\\ud83d\\ude00", "é", "😀", "\\\"", "/", "e\u{301}"]
        let space = ["", "", " ", "\n\t"].randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<(depth < 4 ? 8 : 5), using: &random) {
        case 0: return "null"
        case 1: return Bool.random(using: &random) ? "true" : "false"
        case 2: return String(Int.random(in: -1_000_000...1_000_000, using: &random))
        case 3: return "\(Double.random(in: -1000...1000, using: &random))"
        case 4: return "\"\(random.elements(of: texts, atMost: 3).joined())\""
        case 5, 6:
            let elements = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                randomValue(using: &random, depth: depth + 1)
            }
            return "[" + space + elements.joined(separator: space + ",") + space + "]"
        default:
            let members = (0..<Int.random(in: 0...4, using: &random)).map { index in
                "\"k\(index)\"" + space + ":" + randomValue(using: &random, depth: depth + 1)
            }
            return "{" + members.joined(separator: "," + space) + "}"
        }
    }

    @Test("A tree writes texts as Foundation does")
    func writtenTexts() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        let text = String(String.UnicodeScalarView((0...0x17F).compactMap(Unicode.Scalar.init)))
        #expect(try JSONTree.text(text).bytes == Array(encoder.encode(text)))
    }

    @Test("The nesting depth is limited")
    func depthIsBounded() {
        func nested(_ depth: Int) -> [UInt8] {
            Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        }
        #expect(isPassed(nested(64)))
        #expect(!isPassed(nested(65)))
        #expect(!isPassed(Array(repeating: UInt8(ascii: "["), count: 1_000_000)))
    }

    @Test("UTF-8 is validated as the standard library does")
    func utf8Validation() {
        var random = SeededGenerator(seed: 9)
        let leads: [UInt8] = [
            0x41, 0x80, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEF, 0xF0, 0xF1, 0xF4, 0xF5, 0xFF,
        ]
        let trails: [UInt8] = [0x20, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC2]
        for _ in 0..<20_000 {
            let bytes = random.elements(of: leads, atMost: 1) + random.elements(of: trails, atMost: 3)
            let isText = String(validating: bytes, as: UTF8.self) != nil
            #expect(isPassed([0x22] + bytes + [0x22]) == isText, "\(bytes)")
        }
    }
}
