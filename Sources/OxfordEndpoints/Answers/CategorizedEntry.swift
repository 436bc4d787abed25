protocol CategorizedEntry {
    var lexicalCategory: Labeled<LexicalCategory>? { get }
}

extension CategorizedEntry {
    /// Whether the entry belongs to one of the categories, or the list of categories is empty.
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
    /// The lexical entries of the categories, or all if the list of categories is empty.
    func lexicalEntries(of categories: [LexicalCategory]) -> [LexicalEntry] {
        lexicalEntries.filter { $0.isIn(categories) }
    }
}
