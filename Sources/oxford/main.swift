import OxfordTransport

do throws(ToolError) {
    let options = ParsedArguments(Array(CommandLine.arguments.dropFirst()))
    let tool = Tool(options: options, environment: System.environment)
    var parser = CommandParser(options)
    switch try parser.command(noting: { System.report("oxford: note: \($0)") }) {
    case .local(let command):
        try tool.run(command)
        System.end(.found)
    case .network(let command):
        // Only these commands start threads, which take time to start.
        let body: @MainActor () async -> Never = {
            do throws(ToolError) {
                System.end(try await tool.run(command))
            } catch {
                error.end()
            }
        }
        #if canImport(Dispatch)
            System.run(body)
        #else
            await body()
        #endif
    }
} catch {
    error.end()
}
