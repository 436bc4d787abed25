protocol CategorizedEntry {
    var lexicalCategory: Labeled<LexicalCategory>? { get }
}

extension CategorizedEntry {
    /// An empty list matches every entry.
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
    func lexicalEntries(of categories: [LexicalCategory]) -> [LexicalEntry] {
        lexicalEntries.filter { $0.isIn(categories) }
    }
}
