import Foundation
import TestSupport
import Testing

@testable import oxford

@Suite struct CompletionCommand {
    @Test("Every endpoint, argument, option, parameter and known value is offered")
    func contents() throws {
        func expect(_ words: [String], offers values: [String]) {
            let offered = Completions.offered(after: words) ?? []
            #expect(values.allSatisfy(offered.contains), "\(words)")
        }
        expect([""], offers: Endpoint.all.map(\.name) + ["check", "help", "lookup"])
        expect(["-"], offers: ["-h", "-v", "-V", "--json", "--from-file", "--max-calls"])
        for option in ToolOption.allCases where !option.row.accepted.isEmpty {
            expect([option.name, ""], offers: option.row.accepted)
            expect([option.name + "="], offers: option.row.accepted.map { "\(option.name)=\($0)" })
        }
        for endpoint in Endpoint.all {
            var words = [endpoint.name]
            for argument in endpoint.arguments {
                expect(words + [""], offers: argument.acceptedValues)
                words.append(argument.acceptedValues.first ?? "ace")
            }
            expect(words + ["--"], offers: endpoint.parameters.map { "--" + $0.name })
            for parameter in endpoint.parameters {
                expect(words + ["--" + parameter.name, ""], offers: parameter.acceptedValues)
            }
        }
    }

    /// Commands, each with the word to complete at the end, and what is offered for this word.
    private static let commands = [
        ("oxford lem", "lemmas"), ("oxford h", "help"), ("oxford help inf", "inflections"),
        ("oxford help entries inf", ""), ("oxford check entries ent", ""), ("oxford check entries wor", "words"),
        ("oxford entries en-", "en-gb en-us"), ("oxford filters ent", "entries"), ("oxford entries en-gb ac", ""),
        ("oxford translations en z", "zh"), ("oxford ace --to t", "te tg tt"), ("oxford ace --lang s", ""),
        ("oxford entries en-gb ace --fi", "--fields"),
        ("oxford entries en-gb ace --fields definitions,exa", "definitions,examples"),
        ("oxford entries en-gb ace --lexical-category no", "noun"),
        ("oxford thesaurus en ace --fields s", "synonyms"), ("oxford search en-gb --prefix t", "true"),
        ("oxford ace --to e", "el en es"), ("oxford ace --color a", "always auto"),
        ("oxford --completions z", "zsh"), ("oxford search en-gb --q x", ""), ("oxford ace --timeout 5", ""),
        ("oxford --json ent", "entries"), ("oxford --color never --url lem", "lemmas"),
        ("oxford --server sample entries en-", "en-gb en-us"), ("oxford -v ace --la", "--lang"),
        ("oxford entries en-gb ace --la", ""), ("oxford ace --ye", ""), ("oxford check --ye", "--yes"),
        ("oxford -- entr", ""),
        // Values after equals signs.
        ("oxford --lang=en-", "--lang=en-gb --lang=en-us"), ("oxford ace --color=a", "--color=always --color=auto"),
        ("oxford entries en-gb ace --fields=def", "--fields=definitions"),
        ("oxford entries en-gb ace --fields=definitions,exa", "--fields=definitions,examples"),
        ("oxford --color=never entries en-gb --strict-match=t", "--strict-match=true"),
    ]

    @Test(
        "A path is completed by the shell",
        arguments: [["--from-file", "a"], ["--from-file=a"], ["-v", "--from-file", ""]])
    func paths(words: [String]) {
        #expect(Completions.offered(after: words) == nil)
    }

    /// Runs lines of bash in which `oxford` is the tool, also for the scripts of other shells.
    private func shell(_ lines: String) async throws -> Program.Result {
        let folder = try URL(fileURLWithPath: Oxford.path).deletingLastPathComponent().path
        return try await Oxford.shell("PATH='\(folder)':$PATH\n" + lines)
    }

    @Test("bash completes commands, and the part of a word after an equals sign", arguments: commands)
    func bash(line: String, offered: String) async throws {
        let result = try await shell(
            """
            eval "$(oxford --completions bash)"
            COMP_WORDBREAKS=' =:'
            COMP_WORDS=(\(line.replacing("=", with: " = "))); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _oxford
            printf '%s\n' "${COMPREPLY[@]}" | sort | tr '\n' ' '
            """)
        let shown = result.output.split(separator: " ").joined(separator: " ")
        #expect(shown == offered.replacing(/--[^ ]*?=/, with: ""), "\(result.errors)")
    }

    @Test("fish completes commands", arguments: commands)
    func fish(line: String, offered: String) async throws {
        // Passes if fish is not installed.
        let result = try await shell(
            """
            command -v fish >/dev/null || { echo '\(offered)'; exit 0; }
            export HOME=$(mktemp -d)
            fish -c 'oxford --completions fish | source; complete -C "\(line)"' | cut -f 1 | sort | tr '\n' ' '
            rm -r "$HOME"
            """)
        let shown = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(shown == offered, "\(result.errors)")
    }

    @Test("The article's lines install the scripts in an empty home folder")
    func installation() async throws {
        let page = try Package.text(of: "Docs/OxfordDictionaries.docc/CommandLine.md")
        let lines = try #require(page.split(separator: "```sh\n").first { $0.contains("--completions zsh") })
            .split(separator: "```")[0]
        let result = try await shell(
            """
            export HOME=$(mktemp -d)
            \(lines)
            cd && find . -type f -size +0 | sort
            rm -r "$HOME"
            """)
        #expect(result.errors == "")
        #expect(
            result.output.split(separator: "\n") == [
                "./.config/fish/completions/oxford.fish", "./.local/share/bash-completion/completions/oxford",
                "./.zsh/completions/_oxford",
            ])
    }

    @Test("zsh accepts its script")
    func syntax() async throws {
        // Passes if zsh is not installed.
        let result = try await shell("! command -v zsh >/dev/null || zsh -n <(oxford --completions zsh)")
        #expect(result.status == 0, "\(result.errors)")
    }
}
