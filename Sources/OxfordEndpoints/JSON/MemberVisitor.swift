/// A visitor of a model's members, such as a reader or an encoder.
///
/// A model calls the visitor once for each member, in the order of the keys:
///
///     mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
///         try each("id", &id)
///         try each("text", &text)
///     }
protocol MemberVisitor: ~Copyable {
    associatedtype Failure: Error

    /// Visits a member.
    mutating func callAsFunction<Member: JSONValue>(_ key: StaticString, _ member: inout Member) throws(Failure)

    /// Visits a member that often repeats in an answer, such as a region.
    mutating func shared<Member: JSONValue>(_ key: StaticString, _ member: inout Member) throws(Failure)

    /// Visits a member under an alternative key of the service. Only readers use it.
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

/// A type that lists its members and their keys for visitors.
protocol MemberList: Hashable, Sendable {
    init()

    /// Calls a visitor with each member, sorted by key.
    ///
    /// The service sorts keys too, so that one pass reads an object.
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure)
}
