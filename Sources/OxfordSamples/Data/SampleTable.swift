/// A table of the sample dictionary, with tabs between columns and semicolons between the values of a column.
enum SampleTable {
    static func rows(of text: String) -> [[Substring]] {
        text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    }

    static func list(_ column: Substring) -> [String] { column.split(separator: ";").map(String.init) }

    static func list(_ row: [Substring], _ column: Int) -> [String] {
        row.indices.contains(column) ? list(row[column]) : []
    }
}
