/// A lexical entry of any answer.
protocol CategorizedEntry {
    var lexicalCategory: Labeled<LexicalCategory>? { get }
}

extension CategorizedEntry {
    /// Whether the entry is of a category; every entry is of the category `nil`.
    func isIn(_ category: LexicalCategory?) -> Bool {
        category == nil || lexicalCategory?.id == category
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
    /// The lexical entries of a category.
    func lexicalEntries(of category: LexicalCategory?) -> [LexicalEntry] {
        lexicalEntries.filter { $0.isIn(category) }
    }
}
