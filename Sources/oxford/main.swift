import OxfordTransport

do throws(ToolError) {
    let options = ParsedArguments(Array(CommandLine.arguments.dropFirst()))
    let tool = Tool(options: options)
    var parser = CommandParser(options)
    switch try parser.command(noting: { System.report("oxford: note: \($0)") }) {
    case .local(let command):
        try tool.run(command)
        System.end(.found)
    case .network(let command):
        let source = try tool.source(for: command)
        let body: @Sendable () async -> Never = {
            do throws(ToolError) {
                System.end(try await tool.run(command, with: source))
            } catch {
                error.end()
            }
        }
        MainThread.run(body)
    }
} catch {
    error.end()
}
