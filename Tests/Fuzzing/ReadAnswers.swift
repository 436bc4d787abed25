// What libFuzzer calls with bytes of its own making. `Scripts/fuzz` compiles it together with the sources of
// OxfordEndpoints, as one module, and runs it.

/// Reads the bytes as every answer and as an error body, and stops the program where they break a promise.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnswers(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let body = Array(UnsafeBufferPointer(start: start, count: count))
    let isJSON = isJSON(body)
    for answer in answers {
        do throws(AnswerError) {
            let answer = try answer.init(json: body)
            precondition(isJSON, "an answer was read from what is not JSON")
            use(answer)
        } catch {
            precondition((0...count).contains(error.offset), "an error lies outside of the body")
            precondition(!error.description.contains { $0.isNewline }, "an error takes more than one line")
        }
    }
    if let message = ServiceMessage(body: body) {
        precondition(!message.text.isEmpty, "a message says nothing")
    }
    return 0
}

/// The answers of every endpoint, each once.
private let answers: [any OxfordAnswer.Type] = {
    func answer<Request: OxfordEndpointRequest>(of _: Request.Type) -> any OxfordAnswer.Type { Request.Answer.self }
    // The catalog leaves out word frequencies, which version 2 does not document.
    let all =
        EndpointCatalog.version2.requestTypes.map { answer(of: $0) } + [
            WordFrequencyAnswer.self, WordFrequenciesAnswer.self,
        ]
    var seen: Set<ObjectIdentifier> = []
    return all.filter { seen.insert(ObjectIdentifier($0)).inserted }
}()

/// Whether the reader passes over the bytes as one document, none of its values built.
private func isJSON(_ body: [UInt8]) -> Bool {
    var json = JSONReader(body)
    do throws(JSONError) {
        try json.skip()
        try json.finish()
        return true
    } catch {
        return false
    }
}

/// Asks for what is found in an answer by walking through it.
private func use(_ answer: any OxfordAnswer) {
    switch answer {
    case let answer as EntriesAnswer:
        _ = (answer.definitions(), answer.examples(), answer.synonyms(), answer.antonyms(), answer.translations())
        _ = (answer.etymologies(), answer.pronunciations(), answer.audio())
    case let answer as ThesaurusAnswer:
        _ = (answer.synonyms(), answer.antonyms())
    default: break
    }
}
