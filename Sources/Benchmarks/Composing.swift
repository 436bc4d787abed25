import Foundation
import OxfordEndpoints

/// Composes the URLs of eight typical requests.
///
/// Two of the requests are for non-ASCII words. The requests are local constants rather than array elements, because
/// reading an element would copy the request, and the benchmark would measure the copying too.
///
/// - Returns: The total size of the URLs in bytes. This size depends on every URL, so the compiler cannot optimize the
///   work away.
func composeWorkload(rounds: Int) -> Int {
    let plain = EntriesRequest("ace", in: .britishEnglish)
    let common = EntriesRequest(
        "running", in: .americanEnglish,
        filters: [
            .fields(.definitions, .examples),
            .lexicalCategory(.noun, .verb),
        ])
    let phrase = EntriesRequest(
        "at odds", in: .britishEnglish, filters: [.fields(.definitions, .pronunciations), .strictMatch(false)])
    let accented = EntriesRequest(
        "roche moutonnée", in: .britishEnglish,
        filters: [
            .fields(.definitions, .etymologies, .examples, .pronunciations), .domains(.geology),
            .registers(.technical),
        ])
    let hindi = EntriesRequest("नमस्ते", in: .hindi, filters: [.fields(.definitions)])
    let prefixes = SearchRequest(
        "eye", in: .britishEnglish, filters: [.prefix(true)], page: Page(limit: 20, offset: 40))
    let search = SearchRequest("rock & roll", in: .americanEnglish)
    let languages = LanguagesRequest(source: .english, target: .spanish)

    var bytes = 0
    for _ in 0..<rounds {
        bytes += plain.urlString().utf8.count
        bytes += common.urlString().utf8.count
        bytes += phrase.urlString().utf8.count
        bytes += accented.urlString().utf8.count
        bytes += hindi.urlString().utf8.count
        bytes += prefixes.urlString().utf8.count
        bytes += search.urlString().utf8.count
        bytes += languages.urlString().utf8.count
    }
    return bytes
}

/// One of the cases that the benchmark compares.
///
/// The benchmark measures each case in many rounds.
enum Way: String, CaseIterable {
    /// Composes the URLs of eight requests with this library in each round. The requests are created only once, before
    /// the first round.
    case compose
    /// Creates one request with this library in each round, and composes its URL.
    ///
    /// The request has two filters with lists of values.
    case make
    /// Parses the base URL and composes the URL with `URLComponents`, for each request in `PlainRequest.workload`.
    case components
    /// Composes the URL with `URLComponents` for each request in `PlainRequest.workload`. The base URL is parsed only
    /// once.
    case preparedComponents
    /// Composes the URL of each request in `PlainRequest.workload` by concatenating strings. Foundation percent-encodes
    /// the words.
    case appending

    func run(rounds: Int) -> Int {
        switch self {
        case .compose:
            return composeWorkload(rounds: rounds)
        case .make:
            return sum(rounds) {
                EntriesRequest(
                    "running", in: .americanEnglish,
                    filters: [
                        .fields(.definitions, .examples),
                        .lexicalCategory(.noun, .verb),
                    ]
                ).urlString().utf8.count
            }
        case .components:
            return sum(rounds) { PlainRequest.workload.reduce(0) { $0 + $1.byComponents().utf8.count } }
        case .preparedComponents:
            return sum(rounds) { PlainRequest.workload.reduce(0) { $0 + $1.byPreparedComponents().utf8.count } }
        case .appending:
            return sum(rounds) { PlainRequest.workload.reduce(0) { $0 + $1.byAppending().utf8.count } }
        }
    }

    private func sum(_ rounds: Int, _ body: () -> Int) -> Int {
        var bytes = 0
        for _ in 0..<rounds { bytes += body() }
        return bytes
    }
}

/// A request as plain strings, without the types of this library.
struct PlainRequest {
    let path: [String]
    let parameters: [(name: String, values: [String])]

    static let workload: [PlainRequest] = [
        PlainRequest(path: ["entries", "en-gb", "ace"], parameters: []),
        PlainRequest(
            path: ["entries", "en-us", "running"],
            parameters: [("fields", ["definitions", "examples"]), ("lexicalCategory", ["noun", "verb"])]),
        PlainRequest(
            path: ["entries", "en-gb", "at odds"],
            parameters: [("fields", ["definitions", "pronunciations"]), ("strictMatch", ["false"])]),
        PlainRequest(
            path: ["entries", "en-gb", "roche moutonnée"],
            parameters: [
                ("fields", ["definitions", "etymologies", "examples", "pronunciations"]),
                ("domains", ["geology"]), ("registers", ["technical"]),
            ]),
        PlainRequest(path: ["entries", "hi", "नमस्ते"], parameters: [("fields", ["definitions"])]),
        PlainRequest(
            path: ["search", "en-gb"],
            parameters: [("q", ["eye"]), ("prefix", ["true"]), ("limit", ["20"]), ("offset", ["40"])]),
        PlainRequest(path: ["search", "en-us"], parameters: [("q", ["rock & roll"])]),
        PlainRequest(path: ["languages"], parameters: [("sourceLanguage", ["en"]), ("targetLanguage", ["es"])]),
    ]

    /// Composes the URL with `URLComponents` from a base URL string, as most API clients do.
    func byComponents() -> String {
        byComponents(from: URLComponents(string: Self.base) ?? URLComponents())
    }

    /// Composes the URL with `URLComponents`, using a base URL that has already been parsed.
    func byPreparedComponents() -> String {
        byComponents(from: Self.preparedBase)
    }

    private func byComponents(from base: URLComponents) -> String {
        var url = base
        url.path = "/api/v2/" + path.joined(separator: "/")
        if !parameters.isEmpty {
            url.queryItems = parameters.map {
                URLQueryItem(name: $0.name, value: $0.values.joined(separator: ","))
            }
        }
        return url.string ?? ""
    }

    private static let base = "https://od-api.oxforddictionaries.com"
    private static let preparedBase = URLComponents(string: base) ?? URLComponents()

    /// Composes the URL by appending strings, with a separator after each part except the last.
    func byAppending() -> String {
        var url = Self.base.appending("/api/v2/")
        for (position, part) in path.enumerated() {
            url = url.appending(position < 2 ? part : encodedWord(part)).appending("/")
        }
        url.removeLast()
        if !parameters.isEmpty { url = url.appending("?") }
        for (name, values) in parameters {
            var list = values.reduce("") { $0.appending($1).appending(",") }
            list.removeLast()
            url = url.appending(name).appending("=").appending(list).appending("&")
        }
        if url.hasSuffix("&") { url.removeLast() }
        return url
    }

    private func encodedWord(_ word: String) -> String {
        let lowered = word.lowercased()
        let encoded = lowered.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? lowered
        return encoded.replacingOccurrences(of: " ", with: "_")
    }
}

/// Runs each way of composing URLs several times, and prints the median times and their ratios.
///
/// The function measures every case once before it measures any of them again. If the computer is slow for a moment,
/// this affects all cases equally.
func compareComposing() {
    let turns = 15
    let roundsPerTurn: [Way: Int] = [
        .compose: 20_000, .make: 100_000, .components: 2_000, .preparedComponents: 2_000, .appending: 1_000,
    ]
    let clock = ContinuousClock()
    var times: [Way: [Double]] = [:]
    for _ in 0..<turns {
        for way in Way.allCases {
            let rounds = roundsPerTurn[way, default: 1]
            let duration = clock.measure { precondition(way.run(rounds: rounds) > 0) }
            let urls = rounds * (way == .make ? 1 : PlainRequest.workload.count)
            times[way, default: []].append(duration / .nanoseconds(1) / Double(urls))
        }
    }
    func median(_ way: Way) -> Double { times[way, default: []].sorted()[turns / 2] }
    let labels: [(Way, String)] = [
        (.compose, "composing an existing request"), (.components, "URLComponents, base as a string"),
        (.preparedComponents, "URLComponents, base parsed before"),
        (.appending, "appending strings"), (.make, "creating and composing, two lists"),
    ]
    for (way, label) in labels {
        let ratio = median(way) / median(.compose)
        print(
            label.padding(toLength: 40, withPad: " ", startingAt: 0),
            String(format: "%8.1f ns per URL  %6.1f times", median(way), ratio))
    }
}
