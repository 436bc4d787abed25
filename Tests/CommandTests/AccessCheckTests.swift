import OxfordTransport
import Synchronization
import TestSupport
import Testing

@testable import oxford

@Suite struct AccessChecks {
    /// Checks access to groups.
    private func checks(
        _ names: String..., answering answer: @escaping @Sendable () -> TransportResponse
    ) async -> [AccessCheck] {
        let endpoints = Endpoint.checked.filter { names.contains($0.name) }
        let client = OxfordClient(transport: ClosureTransport { _ in answer() })
        return await AccessCheck.results(of: endpoints, from: client)
    }

    /// Checks access to a group with a response body.
    private func result(of body: String, from name: String = "entries") async throws -> AccessCheck {
        try #require(await checks(name) { TransportResponse(body: body) }.first)
    }

    @Test("A cancelled check sends nothing more")
    func cancellation() async throws {
        let sent = Atomic(0)
        let check = Task {
            await self.checks("entries", "words", "lemmas") {
                sent.add(1, ordering: .relaxed)
                withUnsafeCurrentTask { $0?.cancel() }
                return TransportResponse(body: #"{"results": []}"#)
            }
        }
        #expect(await check.value.map { $0.error?.reason } == [nil, .cancelled])
        #expect(sent.load(ordering: .relaxed) == 1)
    }

    @Test(
        "Unknown members are listed as ignored at any depth, and all others as read, unless the answer is large",
        arguments: [
            (
                """
                {"edition": {"year": 2026, "name": "third"}, "results": [
                    {"id": "ace", "rank": 1, "lexicalEntries": [{"text": "ace", "badge": null, "flags": [1],
                        "phrases": [], "medals": {"gold": []}}]},
                    {"id": "acer", "lexicalEntries": [{"entries": [{"senses": [{"definitions": ["a"], "mood": "merry"}]}]}]}
                ]}
                """,
                "edition results.lexicalEntries.entries.senses.mood results.lexicalEntries.flags results.rank",
                "results.id results.lexicalEntries.entries.senses.definitions results.lexicalEntries.text"
            ),
            // This member is read under another name.
            (
                #"{"results": [{"lexicalEntries": [{"entries": [{"senses": [{"short_definitions": ["a"]}]}]}]}]}"#, "",
                "results.lexicalEntries.entries.senses.short_definitions"
            ),
            (#"{"results": [], "long": "\#(String(repeating: "a", count: 2_000_000))"}"#, "", ""),
        ])
    func members(body: String, ignored: String, read: String) async throws {
        let check = try await result(of: body)
        #expect(check.outcome == .allowed)
        #expect(check.ignored.joined(separator: " ") == ignored)
        #expect(check.read.joined(separator: " ") == read)
    }

    /// Every object in the fixtures has an unknown member.
    @Test(
        "In complete answers, only the unknown members are ignored",
        arguments: [
            "entries", "words", "lemmas", "inflections", "thesaurus", "sentences", "translations", "search",
            "pronunciations", "languages",
        ])
    func fixtures(name: String) async throws {
        let body = try Package.text(of: "Tests/OxfordEndpointsTests/Fixtures/v2-\(name).json")
        let check = try await result(of: body, from: name)
        let ignored = check.ignored.compactMap { $0.split(separator: ".").last }
        let unknown = Set(body.matches(of: /"(unknown\w*)" *:/).map(\.1))
        #expect(Set(ignored) == unknown)
        #expect(check.outcome == .allowed)
        #expect(!check.read.isEmpty)
    }

    /// Decoding the response once for each member would take a minute.
    @Test("More than a thousand unknown members are found, beside one that is read under another name")
    func manyMembers() async throws {
        let members = (0..<600).map { #""m\#($0)": {"n": 1}"# }.joined(separator: ", ")
        let sense = #"{"short_definitions": ["a"], \#(members)}"#
        let check = try await result(
            of: #"{\#(members), "results": [{"lexicalEntries": [{"entries": [{"senses": [\#(sense)]}]}]}]}"#)
        #expect(check.ignored.count == 1200)
        #expect(check.ignored.contains("results.lexicalEntries.entries.senses.m599"))
        #expect(check.read == ["results.lexicalEntries.entries.senses.short_definitions"])
    }

    /// Decoding the response once for each option would take minutes.
    @Test("Four thousand options, which can be any JSON, are listed as read", .timeLimit(.minutes(1)))
    func manyOptions() async throws {
        let options = (0..<4_000).map { #""o\#($0)": {"a": [{"b": \#($0)}]}"# }.joined(separator: ", ")
        let check = try await result(of: #"{"metadata": {"options": {\#(options)}}, "mood": {"a": 1}, "results": []}"#)
        #expect(check.read.count == 4_000)
        #expect(check.read.contains("metadata.options.o3999.a.b"))
        #expect(check.ignored == ["mood"])
    }

    @Test(
        "Answers are compared up to the maximum depth of the parser",
        arguments: [(24, AccessCheck.Outcome.allowed, 24), (28, .failed, 0)])
    func depth(_ depth: Int, _ outcome: AccessCheck.Outcome, _ ignored: Int) async throws {
        let start = String(repeating: #"{"mood": "merry", "subsenses": ["#, count: depth)
        let senses = start + #"{"id": "last"}"# + String(repeating: "]}", count: depth)
        let check = try await result(
            of: #"{"results": [{"lexicalEntries": [{"entries": [{"senses": [\#(senses)]}]}]}]}"#)
        #expect(check.outcome == outcome)
        #expect(check.ignored.count == ignored)
    }
}
