import OxfordTransport

extension TransportResponse {
    init(sampleFor url: String) {
        do throws(SampleRefusal) {
            self.init(status: 200, sample: "sample dictionary", try SampleAnswers.answer(to: SampleRequest(url)))
        } catch {
            self.init(error)
        }
    }

    private init(_ refusal: SampleRefusal) {
        switch refusal {
        case .beyondSample(let lack):
            self.init(status: 404, sample: "not in the sample", Self.error(lack))
        case .noMatch(let lack):
            self.init(status: 404, sample: "sample dictionary", Self.error(lack))
        case .notFound(let message):
            self.init(status: 404, sample: "sample dictionary", ["error": .string(message)])
        case .badRequest(let message):
            self.init(status: 400, sample: "sample dictionary", ["error": .string(message)])
        }
    }

    private static func error(_ lack: String) -> JSONValue {
        ["error": .string(sampleLacks + lack + "; set OXFORD_APP_ID and OXFORD_APP_KEY to query the service")]
    }

    private init(status: Int, sample: String, _ body: JSONValue) {
        self.init(
            status: status,
            headers: Headers(received: [
                (name: "Content-Type", value: "application/json"), (name: "X-Sample", value: sample),
            ]),
            body: body.bytes)
    }
}
