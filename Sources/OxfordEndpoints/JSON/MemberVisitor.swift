/// Visits the members of a model, in the order of their keys: one visitor reads them, another encodes them.
///
/// A model calls the visitor once for each member:
///
///     mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
///         try each("id", &id)
///         try each("text", &text)
///     }
protocol MemberVisitor: ~Copyable {
    associatedtype Failure: Error

    /// Visits a member.
    mutating func callAsFunction<Member: JSONValue>(_ key: StaticString, _ member: inout Member) throws(Failure)

    /// Visits a member that often has the same value in many models of an answer, such as a region.
    mutating func shared<Member: JSONValue>(_ key: StaticString, _ member: inout Member) throws(Failure)

    /// Visits a member by another key that the service has used for it; only a reader needs it.
    mutating func alias<Member: JSONValue>(_ key: StaticString, _ member: inout Member) throws(Failure)

    /// Visits the members of a box.
    mutating func callAsFunction<Members: MemberList>(_ box: inout Boxed<Members>) throws(Failure)
}

extension MemberVisitor where Self: ~Copyable {
    mutating func shared<Member: JSONValue>(_ key: StaticString, _ member: inout Member) throws(Failure) {
        try self(key, &member)
    }

    mutating func alias<Member: JSONValue>(_ key: StaticString, _ member: inout Member) throws(Failure) {}
}

/// A type that lists its members, each with its key, for whatever visits them.
protocol MemberList: Hashable, Sendable {
    init()

    /// Calls a visitor with each member, sorted by key, as the service sends them: then one walk reads an object.
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure)
}
