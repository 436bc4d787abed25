/// The pronunciation of a word in one notation, in one or more dialects.
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient.sample
/// let answer = try await client.send(
///     .entries("axe", in: .britishEnglish))
/// for pronunciation in answer.pronunciations().prefix(1) {
///     print(pronunciation.phoneticSpelling ?? "", pronunciation.dialects)
///     print(pronunciation.audioURLString ?? "no audio")
/// }
/// // æks [British English]
/// // https://audio.example.com/sample/axe_gb_1.mp3
/// ```
public struct Pronunciation: Hashable, Codable, Sendable, JSONModel {
    /// The URL of the audio, exactly as the service sent it.
    ///
    /// If the URL begins with `http://`, the connection is not encrypted. To get a URL that begins with `https://`, use
    /// ``audioURLString``.
    public var audioFile: String?

    /// The dialects, such as ``Dialect/britishEnglish``.
    public var dialects: [Dialect] = []

    /// The notation, such as ``PhoneticNotation/ipa``.
    public var phoneticNotation: PhoneticNotation?

    /// The pronunciation, written in ``phoneticNotation``.
    public var phoneticSpelling: String?

    /// The regions.
    public var regions: [Labeled<Region>] = []

    /// The registers.
    public var registers: [Labeled<Register>] = []

    /// Creates an empty pronunciation.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("audioFile", &audioFile)
        try each("dialects", &dialects)
        try each("phoneticNotation", &phoneticNotation)
        try each("phoneticSpelling", &phoneticSpelling)
        try each("regions", &regions)
        try each("registers", &registers)
    }
}

extension Pronunciation {
    /// The HTTPS URL of the audio, even if the service sent an HTTP URL.
    ///
    /// It is `nil` if there is no audio, or if the service sent a text that does not begin with `http://` or
    /// `https://`, in any letter case.
    ///
    /// ```swift
    /// var pronunciation = Pronunciation()
    /// pronunciation.audioFile = "http://audio.example.com/kite.mp3"
    /// print(pronunciation.audioURLString ?? "no audio")
    /// // https://audio.example.com/kite.mp3
    /// ```
    public var audioURLString: String? {
        guard let file = audioFile?.utf8 else { return nil }
        for start in ["https://", "http://"] where file.count > start.utf8.count {
            let scheme = file.prefix(start.utf8.count)
            if scheme.elementsEqual(start.utf8, by: { $0.lowercasedASCII == $1 }) {
                return "https://\(Substring(file.dropFirst(scheme.count)))"
            }
        }
        return nil
    }
}

extension [Pronunciation] {
    /// Returns the pronunciations in the given dialect and notation, without duplicates.
    ///
    /// If `dialect` is `nil`, the result includes every dialect. If `notation` is `nil`, the result includes every
    /// notation.
    func unique(dialect: Dialect? = nil, notation: PhoneticNotation? = nil) -> [Pronunciation] {
        filter { pronunciation in
            (dialect == nil || pronunciation.dialects.contains { $0 == dialect })
                && (notation == nil || pronunciation.phoneticNotation == notation)
        }.withoutRepeats
    }
}
