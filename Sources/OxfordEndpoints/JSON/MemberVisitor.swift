/// A visitor of a model's members, such as a reader or an encoder.
///
/// A model calls the visitor once for each member, sorted by key. The service sorts keys too, so one pass reads them.
///
///     mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
///         try each("id", &id)
///         try each("text", &text)
///     }
protocol MemberVisitor: ~Copyable {
    associatedtype Failure: Error

    mutating func callAsFunction<Member: JSONValue>(_ key: StaticString, _ member: inout Member) throws(Failure)

    /// Visits a member whose value often repeats in an answer, such as a region.
    mutating func shared<Member: JSONValue>(_ key: StaticString, _ member: inout Member) throws(Failure)

    /// Visits a member under an alternative key, for readers.
    mutating func alias<Member: JSONValue>(_ key: StaticString, _ member: inout Member) throws(Failure)

    mutating func callAsFunction<Members: MemberList>(_ box: inout Boxed<Members>) throws(Failure)
}

extension MemberVisitor where Self: ~Copyable {
    mutating func shared<Member: JSONValue>(_ key: StaticString, _ member: inout Member) throws(Failure) {
        try self(key, &member)
    }

    mutating func alias<Member: JSONValue>(_ key: StaticString, _ member: inout Member) throws(Failure) {}
}

protocol MemberList: Hashable, Sendable {
    init()

    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure)
}
