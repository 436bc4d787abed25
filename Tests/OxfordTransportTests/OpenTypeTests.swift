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
                    OxfordEvent.Kind.failed, .received, .succeeded, .waiting,
                ].map(\.description)
            ),
            ("Lookup.Match", [Lookup.Match.exact, .inflection, .notFound, .otherCase].map(\.description)),
            (
                "OxfordError.Kind",
                [OxfordError.Kind.busy, .cancelled, .misconfigured, .notFound, .offline, .unexpected].map(\.description)
            ),
        ])
    func descriptions(type: String, descriptions: [String]) async throws {
        let constants = try await PublicSymbols.graphs(of: "OxfordTransport").flatMap(\.symbols)
            .filter {
                $0.kindID == "swift.type.property" && $0.pathComponents.dropLast().joined(separator: ".") == type
            }
            .compactMap(\.pathComponents.last)
        #expect(Set(constants) == Set(descriptions))
    }

    @Test("A reason or a kind equals every other one of its name, and anybody can name one")
    func names() {
        #expect(TransportError.Reason(rawValue: "cutShort") == .cutShort)
        #expect(OxfordError.Reason(rawValue: "notFound") == .notFound)
        #expect(OxfordError.Kind(rawValue: "busy") == .busy)
        #expect(OxfordError.Reason(rawValue: "late").description == "late")
    }

    @Test("A transport's own reason is in the text of the error, with the detail, and is not retryable")
    func ownTransportReason() async throws {
        let expired = TransportError(.init(rawValue: "tokenExpired"), detail: "at noon")
        #expect("\(expired)" == "tokenExpired: at noon")
        let error = try #require(await failure(over: ClosureTransport { _ in throw expired }))
        #expect(error.reason == expired.reason)
        #expect(error.transportError == expired)
        #expect(error.kind == .unexpected)
        #expect(!error.isRetryable)
        #expect(
            "\(error)".hasPrefix("tokenExpired: at noon; GET \(ace.urlString())"))
    }

    @Test("An error with a reason of one's own shows its name, and only the advice that it was given")
    func ownReason() {
        let reason = OxfordError.Reason(rawValue: "offHours")
        #expect("\(OxfordError(reason, message: "it is night"))" == "offHours: it is night")
        #expect(OxfordError(reason).recoverySuggestion == nil)
        #expect("\(OxfordError(reason, advice: "sleep"))" == "offHours; sleep")
        #expect(OxfordError(reason).kind == .unexpected)
    }
}
