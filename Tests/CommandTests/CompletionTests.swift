import TestSupport
import Testing

@testable import oxford

@Suite struct CompletionCommand {
    @Test("Every endpoint, parameter and known value is offered", arguments: ["bash", "zsh", "fish"])
    func contents(_ name: String) throws {
        let script = try #require(try Oxford.text("--completions", name))
        for endpoint in Endpoint.all {
            #expect(script.contains(endpoint.name))
            for parameter in endpoint.parameters {
                #expect(script.contains(parameter.name))
                let values = parameter.acceptedValues.joined(separator: " ")
                #expect(values.isEmpty || script.contains(values))
            }
        }
    }

    @Test(
        "bash completes commands, arguments and values",
        arguments: [
            ("oxford lem", "lemmas"), ("oxford h", "help"), ("oxford help inf", "inflections"),
            ("oxford help entries inf", ""),
            ("oxford entries en-", "en-gb en-us"), ("oxford filters ent", "entries"),
            ("oxford translations en zu", "zu"), ("oxford entries en-gb ace --fi", "--fields"),
            ("oxford entries en-gb ace --fields definitions,exa", "definitions,examples"),
            ("oxford thesaurus en ace --fields s", "synonyms"), ("oxford search en-gb --prefix t", "true"),
            ("oxford ace --to e", "el en es"), ("oxford ace --color a", "auto always"),
            ("oxford --completions z", "zsh"),
            ("oxford search en-gb --q x", ""),
        ])
    func bash(line: String, offered: String) async throws {
        let result = try await Oxford.shell(
            """
            eval "$(oxford --completions bash)"
            COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _oxford; echo "${COMPREPLY[@]}"
            """)
        #expect(result.output == offered + "\n", "\(result.errors)")
    }

    @Test("The shell accepts its script", arguments: ["bash", "zsh", "fish"])
    func syntax(_ name: String) async throws {
        // Passes if the shell is not installed.
        let result = try await Oxford.shell(
            """
            command -v \(name) >/dev/null || exit 0
            script=$(mktemp); oxford --completions \(name) >"$script"; \(name) -n "$script"; status=$?
            rm "$script"; exit $status
            """)
        #expect(result.status == 0, "\(result.errors)")
    }
}
