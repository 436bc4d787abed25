import TestSupport

@testable import OxfordEndpoints

/// A copy of a document with one change.
struct Mutation {
    let what: String
    let body: [UInt8]
    /// Whether an answer must accept the change: a member is missing or null.
    let mustBeRead: Bool

    /// Returns copies of a document with one value deleted, null, of the wrong type, or empty.
    ///
    /// A short run changes each member of a model once; a long run changes every occurrence.
    static func all(of body: [UInt8]) throws -> [Mutation] {
        var json = JSONReader(body)
        var finder = Finder(body: body)
        try finder.walk(&json, path: "")
        return finder.mutations
    }

    private struct Finder {
        let body: [UInt8]
        var mutations: [Mutation] = []
        var changes: Set<[UInt8]> = []

        mutating func walk(_ json: inout JSONReader, path: String) throws(JSONError) {
            json.skipSpace()
            switch json.next {
            case UInt8(ascii: "{"):
                try json.openObject()
                var end = json.position
                var isFirst = true
                while let key = try json.nextKey() {
                    let name = path + "." + String(decoding: key.name, as: UTF8.self)
                    try change(&json, path: name)
                    // Also delete the comma before the member, or after it if it is the first.
                    var rest = json.position
                    if isFirst { while body[rest] != UInt8(ascii: ","), body[rest] != UInt8(ascii: "}") { rest += 1 } }
                    if isFirst, body[rest] == UInt8(ascii: ",") { rest += 1 }
                    put([], at: end..<rest, "\(name) deleted", mustBeRead: true)
                    (end, isFirst) = (json.position, false)
                }
            case UInt8(ascii: "["):
                try json.openArray()
                var index = 0
                while try json.nextElement() {
                    try change(&json, path: "\(path)[\(index)]")
                    index += 1
                }
            default: try json.skip()
            }
        }

        private mutating func change(_ json: inout JSONReader, path: String) throws(JSONError) {
            json.skipSpace()
            let start = json.position
            let first = json.next
            try walk(&json, path: path)
            let isContainer = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
            let range = start..<json.position
            put(Array("null".utf8), at: range, "\(path) null", mustBeRead: true)
            put(
                Array((isContainer ? "\"text\"" : "true").utf8), at: range, "\(path) of another kind", mustBeRead: false
            )
            put(Array((first == UInt8(ascii: "[") ? "{}" : "[]").utf8), at: range, "\(path) empty", mustBeRead: false)
        }

        private mutating func put(_ bytes: [UInt8], at range: Range<Int>, _ what: String, mustBeRead: Bool) {
            // A member is identified by its name and its parent's, without indices.
            let member = what.utf8.split(separator: UInt8(ascii: ".")).suffix(2).joined(separator: [UInt8(ascii: ".")])
            let change = member.filter { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) }
            guard Rounds.areMany || changes.insert(Array(change)).inserted else { return }
            let changed = Array(body[..<range.lowerBound]) + bytes + body[range.upperBound...]
            mutations.append(Mutation(what: what, body: changed, mustBeRead: mustBeRead))
        }
    }
}
