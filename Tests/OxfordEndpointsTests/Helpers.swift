import OxfordEndpoints
import OxfordTesting
import OxfordVersion1
import TestSupport
import Testing

/// Compares rows with a golden file.
///
/// The golden files of undocumented URLs are in a separate folder.
func expectGolden(
    _ file: String, in folder: String = "Golden", _ rows: [GoldenRow], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let difference = try GoldenURLs("\(folder)/\(file)", beside: #filePath).difference(from: rows)
    #expect(difference == nil, "\(difference.map(\.description) ?? "")", sourceLocation: sourceLocation)
}

/// Returns a row for a request with no filters, each filter, each pair in reverse order, and all filters.
func combinations<Request: OxfordFilteredRequest>(
    _ request: Request, _ filters: [(label: String, filter: Request.Filter)]
) -> [GoldenRow] {
    var rows = [GoldenRow("plain", request)]
    for (position, (label, filter)) in filters.enumerated() {
        rows.append(GoldenRow(label, request.filtered(by: [filter])))
        for (otherLabel, other) in filters[(position + 1)...] {
            rows.append(GoldenRow("\(label) + \(otherLabel)", request.filtered(by: [other, filter])))
        }
    }
    if filters.count > 2 {
        rows.append(GoldenRow("all together", request.filtered(by: Filters(filters.map(\.filter)))))
    }
    return rows
}

/// Returns the documented filters of a frequency table, which are the same in both versions.
///
/// Each version has its own lexical categories, so the caller passes the filter for them.
func frequencyFilters<Filter: ChoosesCorpus & CountsWord & FiltersWordFrequencies & ArrangesFrequencies>(
    _ category: Filter, _ features: String...
) -> [(label: String, filter: Filter)] {
    [
        ("corpus", .corpus(.newMonitor)), ("wordform", .wordform("tests")), ("trueCase", .trueCase("Test")),
        ("lemma", .lemma("test")), ("lexicalCategory", category),
        ("grammaticalFeatures", Filter(term: FilterTerm("grammaticalFeatures", list: features))),
        ("sort", .sort(.descending(.frequency), .ascending(.wordform))),
        ("collate", .collate(.lemma, .lexicalCategory)), ("minFrequency", .minFrequency(10)),
        ("maxFrequency", .maxFrequency(100)), ("minNormalizedFrequency", .minNormalizedFrequency(0.5)),
        ("maxNormalizedFrequency", .maxNormalizedFrequency(2)), ("offset", .offset(100)), ("limit", .limit(50)),
    ]
}

/// Returns a row for a request in every known language.
func languages<Kind: OxfordLanguage>(
    _ label: String = "language", _ request: (Kind) -> some OxfordEndpointRequest
) -> [GoldenRow] {
    Kind.known.map { GoldenRow("\(label) \($0.rawValue)", request($0)) }
}

/// Returns a row for a request, or for the error that refuses its word.
func row(_ label: String, _ request: () throws -> some OxfordEndpointRequest) -> GoldenRow {
    do {
        return GoldenRow(label, try request())
    } catch {
        return GoldenRow(label, text: "refused: \(error)")
    }
}

/// A response body in the folder Fixtures.
func fixture(_ name: String) throws -> [UInt8] {
    Array(try Package.text(of: "Tests/OxfordEndpointsTests/Fixtures/\(name).json").utf8)
}
