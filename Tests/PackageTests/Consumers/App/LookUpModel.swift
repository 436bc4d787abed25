import Observation
import OxfordDictionaries

/// A view model with a search, a batch with progress, suggestions and a game.
@MainActor @Observable
final class LookUpModel {
    enum State: Equatable {
        case idle, looking
        case found(String)
        case failed(OxfordError.Reason)
    }

    private(set) var state = State.idle
    private(set) var progress = BatchProgress()
    private(set) var missing: [WordText] = []
    private(set) var suggestions: [String] = []
    private(set) var anagrams: [String] = []
    let kinds = Tally()
    private let oxford: OxfordClient
    private var search: Task<Void, Never>?

    init(_ oxford: OxfordClient) {
        self.oxford = oxford
    }

    /// Starts a search and cancels the previous one.
    @discardableResult func lookUp(_ typed: String) -> Task<Void, Never> {
        search?.cancel()
        let search = Task { await find(typed) }
        self.search = search
        return search
    }

    private func find(_ typed: String) async {
        guard let word = try? WordText(validating: typed) else { return state = .idle }
        state = .looking
        do throws(OxfordError) {
            let answer = try await oxford.send(.entries(word, in: .britishEnglish))
            state = .found(answer.results.first?.word ?? "")
        } catch  where error.isCancellation {
            // The next search sets the state.
        } catch {
            state = .failed(error.reason)
        }
    }

    func lookUp(all words: [WordText]) async {
        let requests = words.map { EntriesRequest($0, in: .britishEnglish) }
        for await element in oxford.responses(to: requests) {
            progress = element.progress
            if case .failure = element.result { missing.append(element.input.word) }
        }
    }

    func suggest(_ text: String) async throws(OxfordError) {
        suggestions = try await oxford.suggestions(for: text, in: .britishEnglish).map { $0.label ?? "" }
    }

    func findAnagrams(of letters: WordText) async throws {
        let request = AnagramsRequest(letters: letters, filters: [.orders(.alphabetical), .lexicalCategory(.noun)])
        anagrams = try await oxford.send(request).anagrams
    }

    /// Counts the kinds of events until the stream ends.
    func count(_ events: AsyncStream<OxfordEvent>) async {
        for await event in events { kinds.add(event.kind.description) }
    }
}
