import OxfordEndpoints
import Synchronization

extension TransportResponse {
    /// The kind of response, as determined from its status, headers, and body.
    enum Judgment {
        /// A successful response whose body is one complete JSON document.
        case answer

        /// A response with status 404 in which the service says that it found nothing.
        ///
        /// A response with status 404 belongs to this kind only if the service found nothing. If the service says that
        /// the URL is unknown, the kind is `other` instead.
        case notFound

        /// A successful response whose body ends in the middle of a JSON document.
        case cutShort

        /// Any other response, such as an error, a login page, or a successful response without a body.
        case other
    }

    /// Determines the kind of the response from its status, headers, and body.
    ///
    /// Sometimes the connection closes too early, but a transport, a decompressor, or a proxy reports the body as
    /// complete. Every answer is a JSON object that ends with `}`, so this function detects a shortened body because it
    /// is not valid JSON.
    func judge() -> Judgment {
        switch status {
        case 200..<300:
            guard !body.isEmpty else { return .other }
            guard let error = JSONReader.syntaxError(in: body) else { return .answer }
            return error.offset >= body.count && mayBeJSON ? .cutShort : .other
        case 404:
            return ServiceMessage(body: body)?.saysThatNothingWasFound == true ? .notFound : .other
        default: return .other
        }
    }

    /// Whether the content type allows the body to be JSON.
    ///
    /// The value is `true` even if the content type is plain text or missing, because some servers do not label JSON
    /// correctly.
    var mayBeJSON: Bool {
        guard let type = headers["Content-Type"]?.mediaType else { return true }
        return type.hasSuffix("json") || type == "text/plain"
    }
}

/// The judgment of a response, shared by its copies.
///
/// To judge a response, its whole body has to be parsed, so this happens only once, when the judgment is first needed.
final class LazyJudgment: Sendable {
    private let judgment = Mutex<TransportResponse.Judgment?>(nil)

    func value(_ judge: () -> TransportResponse.Judgment) -> TransportResponse.Judgment {
        judgment.withLock { judgment in
            let value = judgment ?? judge()
            judgment = value
            return value
        }
    }
}

extension String {
    /// The media type in a `Content-Type` value, in lowercase and without parameters.
    var mediaType: String? {
        split(separator: ";").first.map { $0.lowercased().split(separator: " ").joined(separator: " ") }
    }
}

extension ServiceMessage {
    /// Whether this is a message that the service sends with status 404 if it finds nothing.
    ///
    /// Gateways and web servers send status 404 too, for a URL that they do not know, and their messages have countless
    /// forms. This property therefore recognizes the service's messages and nothing else:
    ///
    /// - Version 2 says, for example, "No entry found matching supplied source_lang, word and provided filters", "No
    ///   lemma was found in dictionary 'en' for the inflected form 'x'", or "No entries were found for a given inflected
    ///   word".
    /// - Version 1 says "No entry available for 'x' in 'en'" or, if it does not offer the language, "source_lang is not
    ///   in en, es". The second message counts as well, because it comes from the service, and because the advice to
    ///   check the language fits.
    var saysThatNothingWasFound: Bool {
        let words = text.lowercased().split { !($0.isLetter || $0 == "_") }.filter { !Self.adjectives.contains($0) }
        // Look for the word "no" before a noun that only a dictionary uses, as in "no entry" or "no bilingual entry".
        // A message such as "no Route matched with those values" comes from a gateway.
        let saysNoEntry = zip(words, words.dropFirst()).contains { $0 == "no" && Self.nouns.contains($1) }
        let isLanguage = words.first?.wholeMatch(of: /(source|target)_(\w+_)?lang(uage)?/) != nil
        return saysNoEntry || isLanguage && text.contains(" is not in ")
    }

    private static let adjectives: Set<Substring> = ["bilingual", "exact", "matching", "such"]

    private static let nouns: Set<Substring> = [
        "antonym", "antonyms", "entries", "entry", "example", "examples", "headword", "headwords", "inflection",
        "inflections", "lemma", "lemmas", "match", "matches", "pronunciation", "pronunciations", "result", "results",
        "sentence", "sentences", "synonym", "synonyms", "translation", "translations", "word", "words",
    ]
}
