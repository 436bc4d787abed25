System.occupyStandardStreams()
let arguments = Array(CommandLine.arguments.dropFirst())
// The completion scripts of the shells ask what fits at the end of a command.
if arguments.first == "--complete" {
    guard let offered = Completions.offered(after: arguments.dropFirst()) else { System.end(.notFound) }
    offered.forEach(System.print)
    System.end(.found)
}
do throws(ToolError) {
    let options = ParsedArguments(arguments)
    var parser = CommandParser(options)
    let command = try parser.command { System.report("note: \($0)") }
    System.end(try await Tool(options: options).run(command))
} catch {
    error.end()
}
