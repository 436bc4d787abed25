/// A queue from which any element can be removed in constant time, by its number.
struct NumberedQueue<Element: Sendable>: Sendable {
    private var elements: [Int: Element] = [:]
    /// The lowest number that an element may have.
    private var lowest = 0
    private var next = 0

    var count: Int { elements.count }

    var isEmpty: Bool { elements.isEmpty }

    /// The number of the first element.
    var firstNumber: Int? {
        mutating get {
            guard !elements.isEmpty else { return nil }
            while elements[lowest] == nil { lowest += 1 }
            return lowest
        }
    }

    /// The numbers of all elements, in order.
    var numbers: [Int] { elements.keys.sorted() }

    subscript(number: Int) -> Element? {
        get { elements[number] }
        set { elements[number] = newValue }
    }

    /// Adds an element at the end, and returns its number.
    mutating func append(_ element: Element) -> Int {
        defer { next += 1 }
        elements[next] = element
        return next
    }

    @discardableResult
    mutating func remove(_ number: Int) -> Element? { elements.removeValue(forKey: number) }

    mutating func removeFirst() -> Element? { firstNumber.flatMap { remove($0) } }
}
