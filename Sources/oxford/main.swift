import OxfordDictionaries

do throws(ToolError) {
    let options = try Options(Array(CommandLine.arguments.dropFirst()))
    let status = try await Tool(options: options, environment: System.environment).run()
    System.end(status: status.rawValue)
} catch {
    System.report("oxford: \(error)")
    System.end(status: error.status.rawValue)
}
