/// Returns all texts that Swift makes of a value.
public func texts(of value: Any) -> String {
    var texts = "\(value) \(String(reflecting: value)) \(Mirror(reflecting: value).children) "
    dump(value, to: &texts)
    return texts
}
