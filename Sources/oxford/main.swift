System.prepareStandardStreams()
let arguments = Array(CommandLine.arguments.dropFirst())
// The completion scripts of the shells ask what fits at the end of a command.
if arguments.first == "--complete" {
    guard let offered = Completions.offered(after: arguments.dropFirst()) else { System.end(.notFound) }
    offered.forEach(System.print)
    System.end(.found)
}
do throws(ToolError) {
    var options = ParsedArguments(arguments)
    let (command, notes) = try options.command()
    for note in notes { System.report("note: \(note)") }
    System.end(try await Tool(options: options).run(command))
} catch {
    for line in error.lines { System.report(line) }
    System.end(error.status)
}
