extension Duration {
    /// The duration for messages and logs: in milliseconds, or from one second on in seconds with three decimals.
    package var text: String {
        let milliseconds = (self / .milliseconds(1)).rounded()
        return milliseconds < 1000 ? "\(milliseconds.formatted) ms" : "\((milliseconds / 1000).formatted) s"
    }
}

extension Double {
    /// The number without the decimal point of a whole number.
    fileprivate var formatted: String {
        let text = "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
