import OxfordTransport

extension LemmasAnswer: PrintableAnswer {
    var isEmpty: Bool { results.isEmpty }

    func add(to page: inout TerminalPage) {
        for word in results {
            var answer = LemmasAnswer()
            answer.results = [word]
            let headwords = answer.headwords().map(\.text)
            page.add("\(word.word ?? word.id?.text ?? "") → \(headwords.joined(separator: ", "))")
        }
    }
}

extension InflectionsAnswer: PrintableAnswer {
    var isEmpty: Bool { results.isEmpty }

    func add(to page: inout TerminalPage) {
        for word in results {
            for lexicalEntry in word.lexicalEntries {
                page.addHead(lexicalEntry.text ?? word.text ?? word.id?.text, category: lexicalEntry.lexicalCategory)
                for form in lexicalEntry.inflections {
                    let features = form.grammaticalFeatures.compactMap { $0.text ?? $0.id?.rawValue }
                    let marked = features.isEmpty ? "" : " (\(features.joined(separator: ", ").lowercased()))"
                    page.add((form.inflectedForm ?? "") + marked, indent: 2)
                }
            }
        }
    }
}

extension PronunciationsAnswer: PrintableAnswer {
    var isEmpty: Bool { results.isEmpty }

    func add(to page: inout TerminalPage) {
        for word in results {
            let text = word.word ?? word.id?.text
            if !word.pronunciations.isEmpty { page.add(word.pronunciations, of: text, word.lexicalCategory) }
            for lexicalEntry in word.lexicalEntries {
                page.add(lexicalEntry.pronunciations, of: lexicalEntry.text ?? text, lexicalEntry.lexicalCategory)
            }
        }
    }
}

extension SentencesAnswer: PrintableAnswer {
    var isEmpty: Bool { results.isEmpty }

    func add(to page: inout TerminalPage) {
        for word in results {
            for lexicalEntry in word.lexicalEntries {
                page.addHead(lexicalEntry.text ?? word.word ?? word.id?.text, category: lexicalEntry.lexicalCategory)
                for sentence in lexicalEntry.sentences { page.add(sentence, indent: 2) }
            }
        }
    }
}

extension ThesaurusAnswer: PrintableAnswer {
    var isEmpty: Bool { results.isEmpty }

    func add(to page: inout TerminalPage) {
        for word in results {
            for lexicalEntry in word.lexicalEntries {
                page.addHead(lexicalEntry.text ?? word.word ?? word.id?.text, category: lexicalEntry.lexicalCategory)
                for (position, sense) in lexicalEntry.entries.flatMap(\.senses).enumerated() {
                    page.add(sense, number: "\(position + 1)", indent: 2)
                }
            }
        }
    }
}

extension WordlistAnswer: PrintableAnswer {
    var isEmpty: Bool { results.isEmpty }

    func add(to page: inout TerminalPage) {
        for match in results { page.add(match.label ?? match.word ?? match.id?.text ?? "") }
    }
}

extension TerminalPage {
    mutating func add(_ example: Example, indent: Int) {
        let texts = [example.text ?? ""] + example.translations.compactMap(\.text)
        add(texts.map { "“\($0)”" }.joined(separator: " "), indent: indent, style: .faint)
    }

    fileprivate mutating func add(
        _ sounds: [Pronunciation], of word: String?, _ category: Labeled<LexicalCategory>?
    ) {
        addHead(word, category: category)
        for sound in sounds {
            let parts = [sound.shown, sound.phoneticNotation?.rawValue, sound.audio]
            add((parts.compactMap(\.self) + sound.dialects.map(\.rawValue)).joined(separator: "  "), indent: 2)
        }
    }

    fileprivate mutating func add(_ sense: ThesaurusAnswer.Sense, number: String, indent: Int) {
        let deeper = indent + number.count + 1
        var lead = number + " "
        var column = indent
        for (mark, words) in [("= ", sense.synonyms), ("≠ ", sense.antonyms)] where !words.isEmpty {
            add(words.compactMap(\.text).joined(separator: ", "), after: lead + mark, indent: column)
            (lead, column) = ("", deeper)
        }
        for example in sense.examples { add(example, indent: deeper) }
        for (position, subsense) in sense.subsenses.enumerated() {
            add(subsense, number: "\(number).\(position + 1)", indent: deeper)
        }
    }
}
