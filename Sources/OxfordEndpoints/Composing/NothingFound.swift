extension String {
    /// Whether this is a message that the service sends with status 404 if it finds nothing.
    ///
    /// Gateways and web servers send status 404 too, for a URL that they do not know, and their messages have countless
    /// forms. This property therefore recognizes the service's messages and nothing else:
    ///
    /// - Version 2 says, for example, "No entry found matching supplied source_lang, word and provided filters", "No
    ///   lemma was found in dictionary 'en' for the inflected form 'x'", or "No entries were found for a given
    ///   inflected word".
    /// - Version 1 says "No entry available for 'x' in 'en'" or, if it does not offer the language, "source_lang is not
    ///   in en, es". The second message counts as well, because it comes from the service, and because the advice to
    ///   check the language fits.
    package var saysThatNothingWasFound: Bool {
        // Look for the word "no" before a noun that only a dictionary uses, as in "no entry found" or "no bilingual
        // entry is found". Messages such as "no Route matched with those values" and "no entry point found" come from a
        // gateway.
        let noEntry =
            #/
            \b no \W+ ( (bilingual | exact | matching | such) \W+ )*
            (antonyms? | entry | entries | examples? | headwords? | inflections? | lemmas? | pronunciations? | sentences?
                | synonyms? | translations? | words?)
            (\W+ (are | available | for | found | is | was | were) \b | \W* $)
            /#
            .ignoresCase()
        return contains(noEntry) || contains(#/^(source|target)_(\w+_)?lang(uage)? is not in /#)
    }
}
