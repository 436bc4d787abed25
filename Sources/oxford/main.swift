System.occupyStandardStreams()
do throws(ToolError) {
    let options = ParsedArguments(Array(CommandLine.arguments.dropFirst()))
    var parser = CommandParser(options)
    let command = try parser.command { System.report("oxford: note: \($0)") }
    System.end(try await Tool(options: options).run(command))
} catch {
    error.end()
}
