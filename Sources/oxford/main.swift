import OxfordDictionaries

do throws(ToolError) {
    let options = Options(Array(CommandLine.arguments.dropFirst()))
    let status = try await Tool(options: options, environment: System.environment).run()
    System.end(status)
} catch {
    for line in error.lines { System.report("oxford: \(line)") }
    System.end(error.status)
}
