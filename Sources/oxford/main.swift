import OxfordEndpoints

do throws(ToolError) {
    let command = try Command(Array(CommandLine.arguments.dropFirst()))
    print(try command.output { System.report("oxford: note: \($0)") })
} catch {
    System.report("oxford: \(error)")
    System.end(status: error.exitStatus)
}
