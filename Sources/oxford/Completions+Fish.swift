import OxfordTransport

extension Completions {
    /// Every line has a condition on the typed words and their number.
    static var fish: String {
        let count = "test (count (commandline -opc)) -eq"
        var lines = [
            "# oxford --completions fish > ~/.config/fish/completions/oxford.fish",
            "complete -c oxford -f",
            "complete -c oxford -n '\(count) 1' -a '\(names)'",
        ]
        for option in ToolOption.allCases {
            let values = option.accepted.isEmpty ? "" : " -a '\(option.accepted.joined(separator: " "))'"
            let kind = option == .fromFile ? " -r -F" : option.value == nil ? "" : " -x"
            lines.append("complete -c oxford -l \(option.rawValue)\(kind)\(values)")
        }
        for offer in offers {
            let values = offer.values.isEmpty ? "" : " -a '\(offer.values.joined(separator: " "))'"
            let isSeen = "__fish_seen_subcommand_from \(offer.endpoints.joined(separator: " "))"
            switch offer.place {
            case .argument(let number):
                lines.append("complete -c oxford -n '\(isSeen); and \(count) \(number + 2)'\(values)")
            case .parameter(let parameter):
                lines.append("complete -c oxford -n '\(isSeen)' -l \(parameter.name) -x\(values)")
            }
        }
        return lines.joined(separator: "\n")
    }
}
