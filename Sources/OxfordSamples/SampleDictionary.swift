public import OxfordEndpoints

/// A dictionary of some forty headwords in British English, in words of its own, as the service would send them: for
/// previews, for tests, and for a first try without a key.
///
/// All but one of its headwords begin with `a`; between them they show whatever an entry may have. The dictionary only
/// groups functions and has no values, so it stays an enumeration without cases.
///
/// ```swift
/// import OxfordSamples
///
/// let forms = try LemmasAnswer(json: SampleDictionary.lemmas(of: "running") ?? [])
/// for id in forms.headwords() {
///     let answer = try EntriesAnswer(json: SampleDictionary.entries(of: id) ?? [])
///     print(answer.word ?? "", answer.definitions(of: .verb).first?.text ?? "")
/// }
/// // run go fast on foot, so that at moments neither foot is on the ground
/// ```
public enum SampleDictionary {
    /// The ids of the headwords, in order.
    public static let headwords: [EntryID] = entryBodies.keys.sorted().map { EntryID($0) }

    /// The forms that lead to a headword, in order.
    public static let inflectedForms: [String] = lemmaBodies.keys.sorted()

    /// The body that the service would answer for the entries of a headword, if the dictionary has it.
    public static func entries(of id: EntryID) -> [UInt8]? {
        entryBodies[id.rawValue].map { Array($0.utf8) }
    }

    /// The body that the service would answer for the lemmas of a form, if the dictionary has it.
    public static func lemmas(of form: String) -> [UInt8]? {
        lemmaBodies[form].map { Array($0.utf8) }
    }
}
