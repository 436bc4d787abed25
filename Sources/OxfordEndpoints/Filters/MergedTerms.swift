/// Terms in URL order, combined if they have the same name.
///
/// Neither generic nor inlined, to avoid a copy of the code for each filter type.
struct MergedTerms {
    private(set) var list: [FilterTerm] = []

    /// Merges terms in any order.
    @inline(never)
    init(_ terms: [FilterTerm], of filter: any OxfordFilter.Type) {
        let parameters = filter.parameters
        for term in terms {
            if add(term, in: parameters) { continue }
            let listed = parameters.map(\.name).joined(separator: ", ")
            // Unlike `precondition`, `fatalError` prints its message in release builds too.
            fatalError(
                "\(String(reflecting: filter)).parameters does not contain \(term.name.quoted), only \(listed); add it")
        }
    }

    /// The terms as in a URL.
    var encoded: String {
        URLBuffer.text { buffer in
            for term in list { buffer.append(term) }
        }
    }

    /// Inserts a term, or combines it with the term of the same name.
    ///
    /// Returns whether the parameters contain the term's name.
    private mutating func add(_ term: FilterTerm, in parameters: [Parameter]) -> Bool {
        var index = list.startIndex
        let parameter = parameters.first { parameter in
            if parameter.name == term.name { return true }
            if index < list.endIndex, list[index].name == parameter.name { index += 1 }
            return false
        }
        guard let parameter else { return false }
        guard term.isWritten else { return true }
        if index == list.endIndex || list[index].name != term.name {
            list.insert(term, at: index)
        } else if parameter.joinsLists {
            list[index] = list[index].joined(with: term)
        } else {
            list[index] = term
        }
        return true
    }
}
