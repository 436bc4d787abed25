/// A lexical entry of any answer.
protocol CategorizedEntry {
    var lexicalCategory: Labeled<LexicalCategory>? { get }
}

extension CategorizedEntry {
    /// Whether the entry is of one of the categories; if there are none, every entry is.
    func isIn(_ categories: [LexicalCategory]) -> Bool {
        categories.isEmpty || categories.contains { $0 == lexicalCategory?.id }
    }
}

extension LexicalEntry: CategorizedEntry {}
extension InflectionsAnswer.LexicalEntry: CategorizedEntry {}
extension LemmasAnswer.LexicalEntry: CategorizedEntry {}
extension PronunciationsAnswer.LexicalEntry: CategorizedEntry {}
extension SentencesAnswer.LexicalEntry: CategorizedEntry {}
extension ThesaurusAnswer.LexicalEntry: CategorizedEntry {}

extension WordResult: CategorizedEntry {}

extension WordResult where LexicalEntry: CategorizedEntry {
    /// The lexical entries of the categories, or all if there are none.
    func lexicalEntries(of categories: [LexicalCategory]) -> [LexicalEntry] {
        lexicalEntries.filter { $0.isIn(categories) }
    }
}
