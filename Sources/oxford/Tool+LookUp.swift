import OxfordTransport

/// What there is to write of a word, when its turn comes.
private struct Finding {
    var output: String?
    var error: String?
    var status: ExitStatus
}

/// How far the lines of standard input have come.
private struct Progress {
    var hasWritten = false
    /// The first that is not found or fails says how all end.
    var status = ExitStatus.found
}

extension Tool {
    /// How many lines are looked up at a time: each is a call or a few, and the service counts them by the minute.
    private static let width = 4

    func lookUp(_ word: Headword) async throws(ToolError) -> ExitStatus {
        let source = try source()
        return write(await finding(of: word, in: source), after: Progress()).status
    }

    /// Looks up line after line, a few at a time, and writes what is found in their order.
    ///
    /// One that fails ends none of the others. When the interrupt key is pressed, no more are begun.
    func lookUpLines() async throws(ToolError) -> ExitStatus {
        let source = try source()
        System.finishWhenInterrupted()
        var underWay: [Task<Progress, Never>] = []
        var last: Task<Progress, Never>?
        var number = 0
        while let line = await System.nextLine() {
            number += 1
            let text = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if text.isEmpty { continue }
            if underWay.count == Self.width { _ = await underWay.removeFirst().value }
            if System.isInterrupted { break }
            if System.standardErrorIsTerminal { System.report("\(number): \(text.quoted)") }
            System.begin()
            let task = Task { [number, last] in
                let finding = await finding(of: text, line: number, in: source)
                let progress = write(finding, after: await last?.value ?? Progress())
                System.finish()
                return progress
            }
            underWay.append(task)
            last = task
        }
        let progress = await last?.value ?? Progress()
        return System.isInterrupted ? .interrupted : progress.status
    }

    private func finding(of text: String, line: Int, in source: AnswerSource) async -> Finding {
        guard !text.hasInvalidUTF8 else {
            return Finding(error: "line \(line): \(text.quoted) is not valid UTF-8", status: .usage)
        }
        do throws(InvalidText) {
            return await finding(of: try Headword(validating: text), in: source)
        } catch {
            return Finding(error: "line \(line): word does not take \(text.quoted): \(error)", status: .usage)
        }
    }

    private func finding(of word: Headword, in source: AnswerSource) async -> Finding {
        do throws(OxfordError) {
            let found = try await source.client.lookUp(word, in: options.language)
            let isFound = found.match != .suggestionsOnly
            var finding = Finding(status: isFound ? .found : .notFound)
            if options.form == .json {
                finding.output = LookupJSON(found, source: source.name).line
            } else if isFound {
                finding.output = page(of: found)
            }
            if !isFound {
                finding.error = await reason(of: found, in: source)
            }
            return finding
        } catch {
            return Finding(error: "\(error)", status: ExitStatus(error))
        }
    }

    /// Returns why there is no entry, and the words that may have been meant.
    private func reason(of found: Lookup, in source: AnswerSource) async -> String {
        let noEntry = "there is no entry for \(found.word.text.quoted)"
        let meant = found.suggestions.prefix(5).compactMap { $0.label ?? $0.word ?? $0.id?.text }
        if !meant.isEmpty { return "\(noEntry); did you mean \(meant.joined(separator: ", "))?" }
        return await source.lack(of: found.word, in: options.language) ?? noEntry
    }

    private func page(of found: Lookup) -> String {
        var page = emptyPage
        switch found.match {
        case .inflection: page.add("\(found.word) → \(found.headwords.map(\.text).joined(separator: ", "))")
        case .otherCase: page.add("\(found.word) → \(found.answer.results.first?.word ?? "")")
        default: break
        }
        found.answer.add(to: &page)
        return page.lines.joined(separator: "\n")
    }

    /// Writes what was found, with an empty line between two pages.
    private func write(_ finding: Finding, after progress: Progress) -> Progress {
        var progress = progress
        if let output = finding.output {
            System.write(progress.hasWritten && options.form != .json ? "\n" + output : output)
            progress.hasWritten = true
        }
        if let error = finding.error { System.report("oxford: \(error)") }
        if progress.status == .found { progress.status = finding.status }
        return progress
    }
}
