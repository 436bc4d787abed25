import OxfordEndpoints
import Synchronization

/// Remembers the last search for secrets, because most requests of a client have the same ones.
final class SecretMemory: Sendable {
    private let last = Mutex<(headers: [Headers], search: SecretSearch)?>(nil)

    /// Returns the search that finds the secrets in headers.
    func search(for headers: [Headers]) -> SecretSearch {
        if let known = last.withLock({ $0?.headers == headers ? $0?.search : nil }) { return known }
        let search = SecretSearch(headers.flatMap(\.secrets))
        last.withLock { $0 = (headers, search) }
        return search
    }
}

extension SecretMemory: CustomReflectable {
    /// An empty mirror, because logs and debuggers must not show the secrets.
    var customMirror: Mirror { Mirror(self, children: []) }
}

/// The headers of a response, in which secrets are hidden whenever somebody reads them.
///
/// Most programs never read them, and a search for the secrets of a new token costs much more than a request.
struct ShownHeaders: Sendable {
    private let received: Headers
    private let requests: [Headers]
    private let memory: SecretMemory

    /// - Parameter requests: The headers whose secrets the server may have repeated.
    init(
        _ headers: Headers, answering requests: [Headers] = [], rememberedBy memory: SecretMemory = SecretMemory()
    ) {
        received = headers
        self.requests = requests
        self.memory = memory
    }

    var shown: Headers { received.hiding(memory.search(for: requests)) }
}

extension ShownHeaders: Hashable, CustomReflectable {
    static func == (one: ShownHeaders, other: ShownHeaders) -> Bool { one.shown == other.shown }

    func hash(into hasher: inout Hasher) { hasher.combine(shown) }

    /// A mirror of the headers as they are shown, for `dump` and debuggers.
    var customMirror: Mirror { Mirror(self, children: ["headers": shown]) }
}
