import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import Testing

@Suite struct TransportDoubles {
    private let ace = EntriesRequest("ace", in: .britishEnglish)
    private let mice = LemmasRequest("mice", in: .english)

    private func status(_ wire: some Transport, _ request: TransportRequest) async -> Int? {
        try? await wire.send(request).status
    }

    @Test("Each step of a script is used once, and equal requests in order") func script() async {
        let wire = ScriptedTransport([
            .answer(ace, with: TransportResponse(status: 201)), .answer(ace, with: TransportResponse(status: 202)),
            .fail(mice, with: TransportError(.offline)),
            .answer(url: "https://example.com/a", with: TransportResponse(status: 203)),
            .fail(url: "https://example.com/b", with: TransportError(.timedOut)),
        ])
        #expect(await status(wire, TransportRequest(ace)) == 201)
        #expect(await status(wire, TransportRequest(url: "https://example.com/a")) == 203)
        #expect(await status(wire, TransportRequest(ace, on: .sandbox)) == 202)
        #expect(wire.unused == ["/api/v2/lemmas/en/mice", "https://example.com/b"])
        await #expect(throws: TransportError(.offline)) { try await wire.send(TransportRequest(mice)) }
        await #expect(throws: TransportError(.timedOut)) {
            try await wire.send(TransportRequest(url: "https://example.com/b"))
        }
        #expect(wire.unused.isEmpty && wire.unexpected.isEmpty)
        #expect(wire.requests.count == 5)
    }

    @Test("An unscripted request fails and is reported, and the script continues") func unscriptedRequest() async {
        let wire = ScriptedTransport([.answer(ace, with: TransportResponse(status: 200))])
        #expect(await status(wire, TransportRequest(mice)) == nil)
        #expect(await status(wire, TransportRequest(ace)) == 200)
        #expect(await status(wire, TransportRequest(ace)) == nil)
        #expect(await status(wire, TransportRequest(url: "https://example.com/a")) == nil)
        #expect(wire.unexpected == ["/api/v2/lemmas/en/mice", "/api/v2/entries/en-gb/ace", "https://example.com/a"])
    }

    @Test("The error for an unscripted request advises the test's author")
    func adviceForUnscriptedRequest() async throws {
        let oxford = OxfordClient(credentials: nil, transport: ScriptedTransport([]))
        let error = try await #require(throws: OxfordError.self) { try await oxford.send(mice) }
        #expect(error.transportError?.reason == .unexpectedRequest)
        #expect(error.description.hasPrefix("unexpected request: the script has no step for /api/v2/lemmas/"))
        #expect(error.advice == "add the request to the test's script or recording, or correct the request")
    }

    @Test("A failing transport returns only configured responses") func failingTransport() async throws {
        let wire = FailingTransport(TransportError(.untrusted)).answering(ace, with: TransportResponse(status: 200))
        for _ in 0..<2 { #expect(await status(wire, TransportRequest(ace, on: .sandbox)) == 200) }
        await #expect(throws: TransportError(.untrusted)) { try await wire.send(TransportRequest(mice)) }
    }

    @Test("A server's path may resemble the API path") func serverWithAPath() async throws {
        let wire = FailingTransport().answering(ace, with: TransportResponse(status: 200))
        let server = try Server(validating: "https://example.com/api/vault")
        #expect(await status(wire, TransportRequest(ace, on: server)) == 200)
        #expect(await status(wire, TransportRequest(url: ace.urlString() + "?next=/api/v2/")) == nil)
    }
}

@Suite(.timeLimit(.minutes(15))) struct TestClocks {
    @Test("Sleeping tasks wake at their deadline and not before") func wakingTasks() async throws {
        let clock = TestClock()
        let tasks = [3, 1, 2].map { seconds in
            Task {
                try await clock.sleep(for: .seconds(seconds))
                return clock.now.offset
            }
        }
        await clock.waitForSleepers(3)
        #expect(clock.timeUntilNextWaking == .seconds(1))
        clock.advance(by: .milliseconds(999))
        await clock.waitForSleepers(3)
        clock.advance(by: .milliseconds(1))
        #expect(try await tasks[1].value == .seconds(1))
        #expect(clock.timeUntilNextWaking == .seconds(1))
        clock.advance(by: .seconds(5))
        for task in tasks { #expect(try await task.value <= .seconds(6)) }
        #expect(clock.timeUntilNextWaking == nil)
        #expect(clock.now.offset == .seconds(6))
    }

    @Test("Cancelling a sleeping task wakes it with an error") func cancelledSleep() async throws {
        let clock = TestClock()
        let task = Task { try await clock.sleep(for: .seconds(1)) }
        await clock.waitForSleepers(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(clock.timeUntilNextWaking == nil)
        let early = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await clock.sleep(for: .seconds(1))
        }
        await #expect(throws: CancellationError.self) { try await early.value }
    }

    @Test("Waiting for sleepers ends on cancellation") func cancelledWait() async {
        let clock = TestClock()
        let task = Task { await clock.waitForSleepers(1) }
        task.cancel()
        await task.value
        let early = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            await clock.waitForSleepers(1)
        }
        await early.value
    }

    @Test("Sleeping until a time that has passed returns immediately") func pastDeadline() async throws {
        let clock = TestClock()
        try await clock.sleep(for: .zero)
        try await clock.sleep(for: .seconds(-1))
        #expect(clock.minimumResolution > .zero)
    }
}
