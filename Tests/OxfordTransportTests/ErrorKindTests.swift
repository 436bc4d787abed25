import OxfordTransport
import TestSupport
import Testing

@Suite struct ErrorKinds {
    private static let kinds: [OxfordError.Kind: [OxfordError.Reason]] = [
        .notFound: [.invalidWord, .notFound, .notInSample, .tooLong],
        .offline: [
            .cannotConnect, .connectionLost, .cutShort, .hostNotFound, .offline, .redirected, .timedOut,
            .unexpectedContent, .untrusted,
        ],
        .busy: [.budgetSpent, .rateLimited, .serverFailure],
        .misconfigured: [.badRequest, .invalidCredentials, .notAllowed, .refusedURL, .tooLarge, .unknownEndpoint],
        .cancelled: [.cancelled],
        .unexpected: [.emptyAnswer, .malformed, .middlewareFailed, .other, .unexpectedStatus, .unreadableAnswer],
    ]

    @Test("Every reason has one kind, whether the client or a transport gives it") func kinds() async throws {
        for (kind, reasons) in Self.kinds {
            for reason in reasons {
                #expect(OxfordError(reason).kind == kind, "\(reason)")
                // A transport cannot cancel the caller's task.
                guard reason != .cancelled else { continue }
                let error = await failure(over: ClosureTransport { _ in throw TransportError(reason) })
                #expect(error?.reason == reason)
                #expect(error?.kind == kind, "\(reason)")
            }
        }
        let constants = try await PublicSymbols.graphs(of: "OxfordTransport").flatMap(\.symbols)
            .filter { $0.kindID == "swift.type.property" && $0.pathComponents.dropLast() == ["FailureReason"] }
            .compactMap(\.pathComponents.last).sorted()
        #expect(constants == Self.kinds.values.joined().map(\.rawValue).sorted())
    }

    @Test("A budget of calls that is used up is reported as such, and not retried")
    func spentBudget() async throws {
        let client = OxfordClient(
            transport: ClosureTransport { _ in throw TransportError(.budgetSpent) }, middleware: [.retrying()])
        let error = try #require(await failure(from: client))
        #expect(error.reason == .budgetSpent)
        #expect(error.errorDescription == "the budget of calls is used up")
        #expect(!error.isRetryable)
    }

    @Test("The initializer sets every property") func everyProperty() {
        let (id, transportError) = (RequestID(), TransportError(.offline))
        let error = OxfordError(
            .offline, url: "https://example.com", id: id, status: 200, message: "a", serviceID: "b",
            retryAfter: .seconds(1), contentType: "c", redirectTarget: "d", body: [1],
            answerError: AnswerError(expected: "e"), transportError: transportError, calls: 2, advice: "f")
        #expect(error.url == "https://example.com")
        #expect(error.id == id)
        #expect(error.status == 200)
        #expect(error.message == "a")
        #expect(error.serviceID == "b")
        #expect(error.retryAfter == .seconds(1))
        #expect(error.contentType == "c")
        #expect(error.redirectTarget == "d")
        #expect(error.body == [1])
        #expect(error.answerError == AnswerError(expected: "e"))
        #expect(error.transportError == transportError)
        #expect(error.calls == 2)
        #expect(error.advice == "f")
    }
}

@Suite struct ErrorPatterns {
    private static func fail(_ reason: OxfordError.Reason) throws { throw OxfordError(reason) }

    private static func failTyped(_ reason: OxfordError.Reason) throws(OxfordError) { throw OxfordError(reason) }

    @Test("A reason is a pattern in an untyped do block") func untyped() {
        do {
            try Self.fail(.notFound)
        } catch OxfordError.Reason.cancelled {
            Issue.record("another reason matched")
        } catch OxfordError.Reason.notFound {
            return
        } catch {
            Issue.record("the reason did not match")
        }
    }

    @Test("A reason is a pattern in a typed do block") func typed() {
        do throws(OxfordError) {
            try Self.failTyped(.notFound)
        } catch OxfordError.Reason.cancelled {
            Issue.record("another reason matched")
        } catch OxfordError.Reason.notFound {
            return
        } catch {
            Issue.record("the reason \(error.reason) did not match")
        }
    }

    @Test("A reason is a pattern in a switch over an error, and no other error matches it") func switching() {
        func name(_ error: any Error) -> String {
            switch error {
            case OxfordError.Reason.notFound: "notFound"
            case OxfordError.Reason.rateLimited: "rateLimited"
            default: "another"
            }
        }
        #expect(name(OxfordError(.notFound)) == "notFound")
        #expect(name(OxfordError(.rateLimited)) == "rateLimited")
        #expect(name(OxfordError(.timedOut)) == "another")
        #expect(name(TransportError(.timedOut)) == "another")
    }
}
