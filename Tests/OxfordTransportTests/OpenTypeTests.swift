import OxfordTransport
import TestSupport
import Testing

/// Types that later versions may extend with constants.
///
/// The table of errors compares the constants of the types named `Reason`.
@Suite struct OpenTypes {
    @Test(
        "The description of a constant is its name",
        arguments: [
            (
                "OxfordEvent.Kind",
                [
                    OxfordEvent.Kind.answered, .answeredUnreadably, .answeredWithError, .answeredWithoutBody,
                    .attempted, .cancelled, .unanswered, .waiting,
                ].map(\.description)
            ),
            ("InvalidCredentials.Part", InvalidCredentials.Part.allCases.map(\.description)),
            ("Lookup.Match", [Lookup.Match.exact, .inflection, .notFound, .otherCase].map(\.description)),
            ("OxfordBatch.Order", [OxfordBatch.Order.asFinished, .asGiven].map(\.description)),
        ])
    func descriptions(type: String, descriptions: [String]) async throws {
        let constants = try await PublicSymbols.graphs(of: "OxfordTransport").flatMap(\.symbols)
            .filter {
                $0.kindID == "swift.type.property" && $0.pathComponents.dropLast().joined(separator: ".") == type
            }
            .compactMap(\.pathComponents.last)
        #expect(Set(constants).subtracting(["allCases"]) == Set(descriptions))
    }

    @Test("A transport reason is found by its name only")
    func transportReasonByName() {
        #expect(TransportError.Reason(named: "cutShort") == .cutShort)
        #expect(TransportError.Reason(named: "late") == nil)
    }
}
