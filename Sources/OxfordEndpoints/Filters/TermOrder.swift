/// Checks whether terms are in the order of an endpoint's parameters.
struct TermOrder {
    private let parameters: [Parameter]
    private var next = 0

    init(_ parameters: [Parameter]) {
        self.parameters = parameters
    }

    /// Whether all terms write something and are in URL order, without duplicates.
    private(set) var isCanonical = true

    /// Not inlined, to avoid a copy of the code for each filter type.
    @inline(never)
    mutating func add(_ term: FilterTerm) {
        while next < parameters.count, parameters[next].name != term.name { next += 1 }
        isCanonical = isCanonical && next < parameters.count && term.isWritten
        next += 1
    }
}
