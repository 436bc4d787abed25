import OxfordDictionaries

do throws(ToolError) {
    let options = Options(Array(CommandLine.arguments.dropFirst()))
    let tool = Tool(options: options, environment: System.environment)
    let command = try Command(options) { System.report("oxford: note: \($0)") }
    if let status = try tool.runAlone(command) { System.end(status) }
    // Threads are begun here alone: what sends nothing starts sooner without them.
    System.run {
        do throws(ToolError) {
            System.end(try await tool.run(command))
        } catch {
            error.end()
        }
    }
} catch {
    error.end()
}
