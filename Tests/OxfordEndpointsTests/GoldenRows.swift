import OxfordEndpoints
import OxfordTesting
import Testing

func expectGolden(_ file: String, _ rows: [GoldenRow], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let difference = try GoldenURLs("Golden/\(file)", beside: #filePath).difference(from: rows)
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
    if filters.count > 2 { rows.append(GoldenRow("all together", request.filtered(by: filters.map(\.filter)))) }
    return rows
}

/// Returns a row for a request in every known language.
func languages<Kind: OxfordLanguage>(_ request: (Kind) -> some OxfordEndpointRequest) -> [GoldenRow] {
    Kind.known.map { GoldenRow("language \($0.rawValue)", request($0)) }
}

/// Returns whether two requests and their URLs are equal.
///
/// Both parameters have the same type, so that implicit member syntax resolves to a factory method.
func isSame<Request: OxfordEndpointRequest>(_ one: Request, _ other: Request) -> Bool {
    one == other && one.urlString() == other.urlString()
}
