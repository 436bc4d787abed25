/// The parameter that a filter writes: its name and its values.
///
/// You meet it when you write a filter of your own, as what its functions make; there is an initialiser for each
/// kind of value.
///
/// ```swift
/// struct Filter: OxfordFilter {
///     static let parameters: [Parameter] = ["rhyme"]
///     let term: FilterTerm
///
///     static func rhyme(_ word: QueryText) -> Self { Self(term: FilterTerm("rhyme", text: word)) }
/// }
///
/// print(Filter.rhyme("mouse").term.name)
/// // rhyme
/// ```
public struct FilterTerm: Hashable, Sendable {
    /// The parameter's name on the wire.
    public let name: String

    /// The name, an equals sign and the values, as they stand in the URL; `nil` where nothing is to be written.
    package private(set) var encoded: PercentEncoded?

    private var isList: Bool

    /// The term of a list, each value once; an empty one writes nothing.
    ///
    /// ```swift
    /// let term = FilterTerm(.lexicalCategory, list: [LexicalCategory.verb, .noun, .verb])
    /// print(EntriesRequest("ace", in: .britishEnglish, filters: EntriesRequest.Filter(term: term)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace?lexicalCategory=verb,noun
    /// ```
    @inlinable
    public init(_ parameter: Parameter, list values: [some OxfordVocabulary]) {
        // A closure, since a key path is made anew at each call in generic code.
        self.init(parameter, ids: values.map { $0.rawValue })
    }

    @usableFromInline
    init(_ parameter: Parameter, ids: [String]) {
        let ids = ids.withoutRepeats
        name = parameter.name
        encoded = ids.isEmpty ? nil : PercentEncoded(parameter.name, list: ids)
        isList = true
    }

    /// The term of a list that is written although it is empty.
    ///
    /// ```swift
    /// let term = FilterTerm(emptyList: .fields(of: EntryField.self, mayBeEmpty: true))
    /// print(EntriesRequest("ace", in: .britishEnglish, filters: EntriesRequest.Filter(term: term)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace?fields=
    /// ```
    public init(emptyList parameter: Parameter) {
        name = parameter.name
        encoded = PercentEncoded(parameter.name, list: [])
        isList = true
    }

    /// The term of a name that stands alone.
    ///
    /// ```swift
    /// let term = FilterTerm(name: Parameter(withoutValue: "etymologies"))
    /// print(V1.EntriesRequest("ace", in: .english, filters: V1.EntriesRequest.Filter(term: term)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/ace/etymologies
    /// ```
    public init(name parameter: Parameter) {
        name = parameter.name
        encoded = PercentEncoded(parameter.name)
        isList = false
    }

    /// The term of a value that is `true` or `false`.
    ///
    /// ```swift
    /// print(SearchRequest.Filter(term: FilterTerm(.prefix, flag: true)) == .prefix(true))
    /// // true
    /// ```
    public init(_ parameter: Parameter, flag: Bool) {
        self.init(parameter, value: flag ? "true" : "false")
    }

    /// The term of a single value of a vocabulary.
    ///
    /// ```swift
    /// let term = FilterTerm(.corpus, value: Corpus.newMonitor)
    /// print(WordFrequenciesRequest(in: .english, filters: WordFrequenciesRequest.Filter(term: term)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?corpus=nmc
    /// ```
    public init(_ parameter: Parameter, value: some OxfordVocabulary) {
        self.init(parameter, value: value.rawValue)
    }

    /// The term of a list of texts, each once; an empty one writes nothing.
    ///
    /// ```swift
    /// let term = FilterTerm(.lemmas, texts: ["run", "ice cream", "run"])
    /// print(WordFrequenciesRequest(in: .english, filters: WordFrequenciesRequest.Filter(term: term)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?lemmas=run,ice%20cream
    /// ```
    public init(_ parameter: Parameter, texts: [QueryText]) {
        self.init(parameter, ids: texts.map(\.text))
    }

    /// The term of a text.
    ///
    /// ```swift
    /// print(WordFrequenciesRequest.Filter(term: FilterTerm(.lemma, text: "run")) == .lemma("run"))
    /// // true
    /// ```
    public init(_ parameter: Parameter, text: QueryText) {
        self.init(parameter, value: text.text)
    }

    /// The term of a whole number.
    ///
    /// ```swift
    /// let term = FilterTerm(.minFrequency, number: 1_000)
    /// print(WordFrequenciesRequest(in: .english, filters: WordFrequenciesRequest.Filter(term: term)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?minFrequency=1000
    /// ```
    public init(_ parameter: Parameter, number: Int) {
        self.init(parameter, value: String(number))
    }

    /// The term of a number with decimals.
    ///
    /// ```swift
    /// let term = FilterTerm(.minNormalizedFrequency, number: 0.25)
    /// print(WordFrequenciesRequest(in: .english, filters: WordFrequenciesRequest.Filter(term: term)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?minNormalizedFrequency=0.25
    /// ```
    ///
    /// - Precondition: `number` is finite.
    public init(_ parameter: Parameter, number: Double) {
        precondition(number.isFinite, "a parameter's number is finite")
        self.init(parameter, value: "\(number)")
    }

    /// The term of a single value.
    package init(_ parameter: Parameter, value: String) {
        name = parameter.name
        encoded = PercentEncoded(parameter.name, list: [value])
        isList = false
    }

    /// The same term, but that a later one of its name takes its place.
    package var replacing: FilterTerm {
        var term = self
        term.isList = false
        return term
    }

    /// Takes in a later term of the same name: a list grows by what it lacks, a single value is replaced.
    mutating func join(_ later: FilterTerm) {
        if isList, let encoded, let more = later.encoded {
            self.encoded = encoded.joined(with: more)
        } else {
            encoded = later.encoded ?? encoded
        }
    }
}

extension [String] {
    /// The texts in the order in which they are first seen, each once, where the same bytes are the same text.
    var withoutRepeats: [String] {
        // Most lists are short and without repeats. Texts with other bytes may be equal, which costs time alone.
        if count <= 16, !indices.contains(where: { self[..<$0].contains(self[$0]) }) { return self }
        var seen: Set<[UInt8]> = []
        return filter { seen.insert([UInt8]($0.utf8)).inserted }
    }
}
