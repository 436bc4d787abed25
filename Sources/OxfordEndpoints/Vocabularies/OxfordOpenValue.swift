/// A value that is known by its name, such as a kind of note.
///
/// A type that conforms to this protocol has constants for the values that the library uses. Later versions may add
/// constants, so a `switch` over such a value needs a `default` case. You can also create a value with a name of your
/// own. Two values are equal if their names are equal. A value is stored as its name, also if it is the key of a
/// dictionary.
public protocol OxfordOpenValue: RawRepresentable, Hashable, Codable, CodingKeyRepresentable, Sendable,
    CustomStringConvertible
where RawValue == String {
    /// Creates a value from its name.
    ///
    /// The name may be the name of a constant, or any other name.
    init(rawValue: String)
}

extension OxfordOpenValue {
    package init(_ rawValue: String) {
        self.init(rawValue: rawValue)
    }

    /// The name of the value, which is the name of its constant if it has one.
    public var description: String { rawValue }
}

extension JSONValue where Self: OxfordOpenValue {
    package init(from json: inout JSONReader) throws(JSONError) {
        self.init(rawValue: try String(from: &json))
    }
}
