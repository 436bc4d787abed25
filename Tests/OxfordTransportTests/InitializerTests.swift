import Foundation
import OxfordEndpoints
import OxfordTransport
import Testing

/// Tests of initializers for the tests and previews of other packages.
@Suite struct Initializers {
    @Test("An error needs only a reason, and every other property can be set")
    func error() {
        let notFound = OxfordError(.notFound)
        #expect(notFound.reason == .notFound && notFound.attempts == 1 && notFound.url == Server.live.base)
        #expect(notFound.status == nil && notFound.message == nil && notFound.body.isEmpty)
        #expect("\(notFound)".hasPrefix("nothing found; GET https://od-api.oxforddictionaries.com;"))

        // The standard way to expect a value that is thrown.
        #expect(throws: OxfordError(.notFound)) { throw OxfordError(.notFound) }
        var other = notFound
        other.id = RequestID()
        #expect(notFound != other)

        let id = RequestID()
        let answerError = AnswerError(path: "results", expected: "an array")
        var error = OxfordError(
            .noAnswer, url: "https://example.com/a", status: 503, message: "busy", retryAfter: .seconds(9),
            redirectTarget: "https://example.com/b", transportError: TransportError(.connectionLost))
        (error.id, error.serviceID, error.contentType, error.body) = (id, "7", "text/html", [1])
        (error.answerError, error.attempts, error.advice) = (answerError, 4, "wait")
        #expect(error.redirectTarget == "https://example.com/b" && error.advice == "wait")
        #expect(error.url == "https://example.com/a" && error.id == id && error.status == 503)
        #expect(error.message == "busy" && error.serviceID == "7" && error.retryAfter == .seconds(9))
        #expect(error.contentType == "text/html" && error.body == [1] && error.answerError == answerError)
        #expect(error.transportError?.reason == .connectionLost && error.attempts == 4 && error.isRetryable)
    }

    @Test("An error without a response names the host, the detail and the advice")
    func unanswered() {
        func text(_ reason: TransportError.Reason, _ detail: String?) -> String {
            let error = TransportError(reason, detail: detail)
            let reason: OxfordError.Reason = reason == .timedOut ? .timedOut : .noAnswer
            let url = "http://localhost:8080/api/v2/entries/en-gb/ace"
            return OxfordError(reason, url: url, transportError: error).description
                .replacingOccurrences(of: "GET \(url)", with: "GET …")
        }
        let server = "GET …; check that the server is running and that no firewall blocks it, then try again"
        #expect(text(.cannotConnect, nil) == "no connection to localhost:8080; \(server)")
        #expect(text(.cannotConnect, "a proxy") == "no connection to localhost:8080: a proxy; \(server)")
        let network = "GET …; check the network connection and the server's URL"
        #expect(text(.hostNotFound, nil) == "host not found: localhost:8080; \(network)")
        #expect(text(.hostNotFound, "the proxy") == "host not found: the proxy; \(network)")
        #expect(
            text(.timedOut, "in 1 s")
                == "the request timed out: in 1 s; GET …; allow more time, or check the network; the service may have billed the request"
        )
    }

    @Test("An event needs only a kind, and every other property can be set")
    func event() {
        #expect("\(OxfordEvent(.answered))".hasPrefix("answered, id "))
        #expect("\(OxfordEvent(.answered))".hasSuffix(", attempts 1, took 0 ms, \(Server.live.base)"))

        let id = RequestID()
        let event = OxfordEvent(
            .unanswered, id: id, url: "https://example.com/a", duration: .seconds(2), attempt: 3, status: 500,
            transportError: TransportError(.cutShort), error: OxfordError(.noAnswer))
        #expect(event.kind == .unanswered && event.id == id && event.url == "https://example.com/a")
        #expect(event.duration == .seconds(2) && event.attempt == 3 && event.status == 500)
        #expect(event.transportError?.reason == .cutShort && event.error?.reason == .noAnswer)
    }

    @Test("A response needs only an answer, and every other property can be set")
    func response() {
        let plain = OxfordResponse(answer: 7)
        #expect(plain.answer == 7 && plain.status == 200 && plain.attempts == 1 && plain.duration == .zero)
        #expect(plain.serviceID == nil && plain.body.isEmpty && plain.headers.isEmpty)

        let id = RequestID()
        let response = OxfordResponse(
            answer: "a", status: 203, headers: Headers(received: [(name: "Date", value: "today")]), id: id,
            serviceID: "7", duration: .seconds(1), attempts: 2, body: [1])
        #expect(response.answer == "a" && response.status == 203 && response.id == id && response.serviceID == "7")
        #expect(response.duration == .seconds(1) && response.attempts == 2 && response.body == [1])
        #expect(response.headers["date"] == "today")
    }

    @Test("A look-up needs only a word, and every other property can be set")
    func lookup() throws {
        let plain = Lookup(word: "ace")
        #expect(plain.word == "ace" && plain.match == .exact && plain.calls == 1)
        #expect(plain.headwords.isEmpty && plain.answer.results.isEmpty && plain.suggestions.isEmpty)

        let answer = try EntriesAnswer(json: Array(#"{"results": [{"id": "mouse"}]}"#.utf8))
        let suggestions = try WordlistAnswer(json: Array(#"{"results": [{"id": "mica"}]}"#.utf8)).results
        #expect(Lookup(word: "mouse", answer: answer).headwords == [EntryID("mouse")])
        let headwords = [EntryID("mouse"), EntryID("mouser")]
        let found = Lookup(
            word: "mice", match: .inflection, headwords: headwords, answer: answer, suggestions: suggestions, calls: 4)
        #expect(found.word == "mice" && found.match == .inflection && found.headwords == headwords)
        #expect(found.answer == answer && found.suggestions == suggestions && found.calls == 4)
    }

    @Test("The default progress of a batch element counts only its request")
    func batchElement() {
        let request = LemmasRequest("mice", in: .english)
        var rateLimited = OxfordError(.rateLimited)
        rateLimited.attempts = 3
        let failed = OxfordBatch.Element(request: request, result: .failure(rateLimited))
        #expect(failed.request == request)
        #expect(failed.progress == OxfordBatch.Progress(done: 1, failed: 1, calls: 3))
        let answered = OxfordBatch.Element(
            request: request, result: .success(OxfordResponse(answer: LemmasAnswer(), attempts: 2)))
        #expect(answered.progress == OxfordBatch.Progress(done: 1, calls: 2))
        let progress = OxfordBatch.Progress(done: 5, failed: 1, total: 9, calls: 6)
        #expect("\(progress)" == "5 of 9 done, 1 failed, 6 calls")
        #expect(OxfordBatch.Element(request: request, result: failed.result, progress: progress).progress == progress)
    }
}
