import OxfordTransport

enum Help {
    static var text: String {
        let endpoints = EndpointCatalog.version2.endpoints.map { endpoint in
            (["  " + endpoint.usage] + endpoint.parameters.map { "--" + $0.name }).joined(separator: " ")
        }
        return """
            oxford WORD…                        looks a word up, as it is typed; so does oxford lookup WORD…
            oxford -                            looks up every line of standard input, a few at a time
            oxford ENDPOINT ARGUMENT… [--NAME VALUE]…   asks one endpoint

            Looks words up in the Oxford Dictionaries API. With OXFORD_APP_ID and OXFORD_APP_KEY in the environment the
            service is asked; without them a sample dictionary answers, which needs no network.

              oxford ace
              oxford run up
              oxford entries en-gb ace --fields definitions --lexicalCategory noun --url

              --json                     one object a line, also when nothing is found
              --raw                      the body as it came
              --url                      the URL alone, sending nothing
              --curl                     the command of curl, sending nothing
              --lang CODE                the dictionary that words are looked up in: en-gb unless told
              --server sample|sandbox|live|URL
              --timeout SECONDS          how long an answer may take: 30 unless told
              --color auto|always|never  auto unless told; NO_COLOR turns it off too
              --from-file FILE           shows a saved answer of entries; - is standard input
              -v, --verbose              reports every attempt on standard error
              --completions bash|zsh|fish
              -V, --version
              -h, --help                 help; after an endpoint, the help for that endpoint

            A value may be attached: --lang=en-us. Parameters may be typed with hyphens: --lexical-category noun.

            Endpoints, with their arguments and parameters:

            \(endpoints.joined(separator: "\n"))

            v1 before the endpoint asks in the terms of version 1, which was switched off in 2019: --url and --curl alone.
            A list has commas between its values. What begins with a hyphen, and a word that is the name of an endpoint,
            comes after --: oxford -- search

            Exit status: 0 found, 1 not found, 2 a mistake in the arguments, 3 credentials, 4 not allowed by the plan,
            5 too many requests, 6 no answer, 7 an answer that is none, or a failure of the service, 8 a result that cannot be
            written, 130 interrupted.
            """
    }
}
