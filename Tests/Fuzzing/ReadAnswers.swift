// The libFuzzer target. `Scripts/attack fuzz` compiles it in one module with the sources of OxfordEndpoints, the
// reader of error bodies, and the list `answers`, which the script makes of the requests in these sources, and runs it.

/// Decodes bytes as every answer and as an error body, and traps if a guarantee is broken.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnswers(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let body = Array(UnsafeBufferPointer(start: start, count: count))
    let isJSON = isJSON(body)
    for answer in distinctAnswers {
        do {
            let answer = try answer.init(json: body)
            precondition(isJSON, "an answer was decoded from a body that is not JSON")
            use(answer, from: count)
        } catch {
            guard let error = error as? AnswerError else { preconditionFailure("the error is no AnswerError") }
            precondition((0...count).contains(error.offset), "the offset of an error is outside the body")
            precondition(
                !error.description.contains { $0.isNewline }, "the description of an error has more than one line")
        }
    }
    if let message = ServiceMessage.line(in: body) {
        precondition(!message.isEmpty, "a message is empty")
    }
    return 0
}

/// The answers, each once, because several requests have the same answer.
private let distinctAnswers = Dictionary(answers.map { (ObjectIdentifier($0), $0) }) { $1 }.values

/// Returns whether the reader accepts the bytes as one document, without building values.
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

/// Calls the accessors of an answer that traverse it, and traps if they return more values than the body can contain.
private func use(_ answer: any OxfordAnswer, from count: Int) {
    switch answer {
    case let answer as EntriesAnswer:
        let references = answer.meanings().map(\.references.count)
        precondition(references.count + references.reduce(0, +) + answer.definitions().count <= count)
        _ = (answer.examples(), answer.synonyms(), answer.antonyms(), answer.translations())
        _ = (answer.etymologies(), answer.pronunciations(), answer.audioURLString())
    case let answer as ThesaurusAnswer:
        _ = (answer.synonyms(), answer.antonyms())
    default: break
    }
}
