/// Encodes values, and records the order in which each model encodes its keys.
final class KeyRecorder {
    /// The keys that a model encoded after a key that is later in the alphabet.
    private(set) var misplaced: Set<String> = []

    /// The number of properties that no value of a model encoded.
    var unencoded: [String: Int] {
        properties.merging(keys.mapValues(\.count), uniquingKeysWith: -).filter { $0.value > 0 }
    }

    private var properties: [String: Int] = [:]
    private var keys: [String: Set<String>] = [:]

    func encode(_ value: some Encodable) throws {
        try value.encode(
            to: Container(recorder: self, model: value is any ExpressibleByDictionaryLiteral ? nil : value))
    }

    fileprivate func record(_ key: String, after last: String, of model: any Encodable) {
        let type = String(reflecting: Swift.type(of: model))
        // These types read their keys in any order.
        if type.contains(".Labeled<") || type.hasSuffix(".Ngram") { return }
        if key < last { misplaced.insert("\(type).\(key) after \(last)") }
        keys[type, default: []].insert(key)
        properties[type] = Mirror(reflecting: model).children.count
    }
}

private struct Container: Encoder, UnkeyedEncodingContainer, SingleValueEncodingContainer {
    let recorder: KeyRecorder
    let model: (any Encodable)?
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]
    let count = 0

    func encodeNil() {}

    func encode(_ value: some Encodable) throws {
        // The standard library encodes a text or a number by encoding itself again.
        if value is any LosslessStringConvertible { return }
        try recorder.encode(value)
    }

    func container<Key: CodingKey>(keyedBy: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(KeyedContainer(recorder: recorder, model: model))
    }

    func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        container(keyedBy: type)
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { self }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
    func singleValueContainer() -> any SingleValueEncodingContainer { self }
    func superEncoder() -> any Encoder { self }
}

private struct KeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let recorder: KeyRecorder
    let model: (any Encodable)?
    let codingPath: [any CodingKey] = []
    private var last = ""

    init(recorder: KeyRecorder, model: (any Encodable)?) {
        (self.recorder, self.model) = (recorder, model)
    }

    private var values: Container { Container(recorder: recorder, model: nil) }

    func encodeNil(forKey key: Key) {}

    mutating func encode(_ value: some Encodable, forKey key: Key) throws {
        if let model { recorder.record(key.stringValue, after: last, of: model) }
        last = key.stringValue
        try values.encode(value)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> { values.container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { values }
    func superEncoder() -> any Encoder { values }
    func superEncoder(forKey key: Key) -> any Encoder { values }
}
