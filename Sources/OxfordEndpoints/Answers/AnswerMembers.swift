/// The members of a response's JSON, by whether an answer type reads or skips them.
///
/// A member is identified by its path, which consists of the names of members without the indices of arrays. A member
/// that occurs in several elements of an array therefore has the same path in all of them.
package struct AnswerMembers {
    /// The paths of the values that the answer type reads, in sorted order.
    package private(set) var read: [String] = []

    /// The paths of the members that the answer type skips, in sorted order.
    ///
    /// The list contains neither the members inside a skipped member, nor members without a value. A value is anything
    /// but `null` and empty arrays and objects.
    package private(set) var skipped: [String] = []

    /// Lists the members of a body, or returns `nil` if the type's own reader cannot read the body.
    package init?(of body: [UInt8], readAs answer: any OxfordAnswer.Type) {
        guard let model = answer as? any AnswerModel.Type else { return nil }
        var (json, document) = (JSONReader(body), JSONReader(body))
        json.skipped = []
        let root = Member()
        do {
            _ = try model.init(from: &json)
            var skipped = json.skipped?[...] ?? []
            try root.add(&document, skipped: &skipped)
        } catch {
            return nil
        }
        list(root, at: [])
        read.sort()
        skipped.sort()
    }

    private mutating func list(_ member: Member, at path: [String]) {
        if member.isSkipped {
            if member.hasValue { skipped.append(JSONReader.joined(path)) }
            return
        }
        if member.hasText { read.append(JSONReader.joined(path)) }
        for (name, member) in member.members { list(member, at: path + [JSONReader.shown(name)]) }
    }
}

/// All values with the same path.
private final class Member {
    private(set) var members: [String: Member] = [:]
    private(set) var isSkipped = false
    /// Whether one of the values is neither `null`, nor an array, nor an object.
    private(set) var hasText = false

    var hasValue: Bool { hasText || members.values.contains(where: \.hasValue) }

    /// Adds the next value of a document.
    ///
    /// - Parameter skipped: The offsets of the skipped values that are still ahead, in ascending order.
    func add(_ json: inout JSONReader, skipped: inout ArraySlice<Int>) throws(JSONError) {
        json.skipSpace()
        switch json.next {
        case UInt8(ascii: "{"):
            try json.openObject()
            while let key = try json.nextKey() {
                let name = String(decoding: key.name, as: UTF8.self)
                let member = members[name] ?? Member()
                members[name] = member
                json.skipSpace()
                if skipped.first == json.position {
                    skipped.removeFirst()
                    member.isSkipped = true
                }
                try member.add(&json, skipped: &skipped)
            }
        case UInt8(ascii: "["):
            try json.openArray()
            while try json.nextElement() { try add(&json, skipped: &skipped) }
        default:
            if try json.takeNull() { return }
            try json.skip()
            hasText = true
        }
    }
}
