import OxfordEndpoints
import Testing

// Only these systems can run a test in a separate process, and before Swift 6.3, such a test can't capture a value.
#if (os(macOS) || os(Linux)) && compiler(>=6.3)
    @Suite struct Traps {
        /// A mistake in a program, with the message that stops it.
        enum Mistake: String, CaseIterable, Codable {
            case dotPart = #"invalid word "a/..": ".." between slashes would change the URL's path; write the"#
            case blank = #"invalid word " ": a word cannot be blank; pass at least one visible"#
            case page = "limit 6000 is out of range; pass 1 to 5000"
            case nameOfParameter = #""a=b" cannot name a parameter; use ASCII letters, digits and -._~"#
            /// A type with a leading hyphen would exclude the feature.
            case kindOfFeature = #"invalid feature "-a:b"; write a feature and its kind without a colon or hyphen"#
            /// A hyphen with a combining mark is a hyphen in a URL.
            case kindOfMarkedFeature = "invalid feature \"-\u{301}tense:past\"; write a feature and its kind without a"
            /// A feature with a colon would be two features.
            case feature = #"invalid feature "c:a:b"; write a feature and its kind without a colon or hyphen"#
            case offset = "offset -1 is negative; pass 0 or more"
            case limit = "limit -5 is negative; pass 0 or more"
            case minFrequency = "minFrequency -5 is negative; pass 0 or more"
            case maxFrequency = "maxFrequency -1 is negative; pass 0 or more"
            case negative = "minNormalizedFrequency -0.5 is negative or not finite; pass 0 or more"
            case noNumber = "minNormalizedFrequency nan is negative or not finite; pass 0 or more"
            case infinite = "maxNormalizedFrequency inf is negative or not finite; pass 0 or more"
            // Release builds do not check fixed paths, and print no messages of preconditions.
            #if DEBUG
                case fixedPath = "a fixed path segment must not need percent-encoding"
            #endif

            func make() {
                switch self {
                case .dotPart: _ = EntriesRequest("a/..", in: .britishEnglish)
                case .blank: _ = SearchRequest(" ", in: .britishEnglish)
                case .page: _ = Page(limit: 6000)
                case .nameOfParameter: _ = FilterTerm("a=b", value: "c")
                case .kindOfFeature: _ = WordFrequenciesRequest.Filter.includingFeature("b", of: "-a")
                case .kindOfMarkedFeature:
                    _ = WordFrequenciesRequest.Filter.includingFeature("past", of: "-\u{301}tense")
                case .feature: _ = WordFrequenciesRequest.Filter.excludingFeature("a:b", of: "c")
                case .offset: _ = WordFrequenciesRequest.Filter.offset(-1)
                case .limit: _ = WordFrequenciesRequest.Filter.limit(-5)
                case .minFrequency: _ = WordFrequenciesRequest.Filter.minFrequency(-5)
                case .maxFrequency: _ = WordFrequenciesRequest.Filter.maxFrequency(-1)
                case .negative: _ = WordFrequenciesRequest.Filter.minNormalizedFrequency(-0.5)
                case .noNumber: _ = WordFrequenciesRequest.Filter.minNormalizedFrequency(.nan)
                case .infinite: _ = WordFrequenciesRequest.Filter.maxNormalizedFrequency(.infinity)
                #if DEBUG
                    case .fixedPath: _ = FixedPath().urlString()
                #endif
                }
            }
        }

        private struct FixedPath: OxfordEndpointRequest {
            typealias Answer = NamesAnswer

            func write(to url: inout URLWriter) { url.append(path: "stats/") }
        }

        @Test("A mistake stops the program with the rule", arguments: Mistake.allCases)
        func message(mistake: Mistake) async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                [mistake = mistake as Mistake] in mistake.make()
            }
            let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(output.contains(mistake.rawValue))
        }
    }
#endif
