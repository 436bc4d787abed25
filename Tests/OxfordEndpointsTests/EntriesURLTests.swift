import OxfordEndpoints
import OxfordTesting
import Testing

@Suite struct EntriesURLs {
    private let filters: [(String, EntriesRequest.Filter)] = [
        ("fields", .fields(.definitions, .examples)),
        ("minimumFields", .minimumFields),
        ("grammaticalFeatures", .grammaticalFeatures(.plural, .transitive)),
        ("lexicalCategory", .lexicalCategory(.noun, .verb)),
        ("domains", .domains(.cards, .tennis)),
        ("registers", .registers(.informal, .nonStandard)),
        ("strictMatch true", .strictMatch(true)),
        ("strictMatch false", .strictMatch(false)),
    ]

    @Test func everyFilterAloneInPairsAndTogether() throws {
        var rows = [GoldenRow("plain", EntriesRequest("ace", in: .britishEnglish))]
        func add(_ label: String, _ filters: [EntriesRequest.Filter]) {
            rows.append(GoldenRow(label, EntriesRequest("ace", in: .britishEnglish).filtered(by: filters)))
        }
        for (position, (name, filter)) in filters.enumerated() {
            add(name, [filter])
            for (otherName, other) in filters[(position + 1)...] {
                add("\(name) + \(otherName)", [other, filter])
            }
        }
        add("all together", filters.map(\.1))
        add("a list of every field", [.fields(of: EntryField.known)])
        add("empty lists", [.fields(), .domains(), .registers(of: [])])
        try expectGolden("entries.golden.txt", rows)
    }

    @Test func everyLanguage() throws {
        let rows = MonolingualLanguage.known.map { GoldenRow($0.rawValue, EntriesRequest("ace", in: $0)) }
        try expectGolden("entries-languages.golden.txt", rows)
    }

    @Test func factoryMakesTheSameRequest() {
        func same<Request: OxfordEndpointRequest>(_ one: Request, _ other: Request) -> Bool { one == other }
        #expect(
            same(
                EntriesRequest("ace", in: .spanish, filters: .fields(.examples), .strictMatch(true)),
                .entries("ace", in: .spanish, filters: .strictMatch(true), .fields(.examples))))
    }
}

/// Holds rows against a file in the folder Golden.
func expectGolden(
    _ file: String, _ rows: [GoldenRow], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let difference = try GoldenURLs("Golden/\(file)", beside: #filePath).difference(from: rows)
    #expect(difference == nil, "\(difference.map(\.description) ?? "")", sourceLocation: sourceLocation)
}
