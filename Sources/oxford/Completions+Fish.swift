import OxfordTransport

extension Completions {
    /// Every line has a condition on the typed words and their number.
    static var fish: String {
        let retired = "__fish_seen_subcommand_from v1"
        let count = "test (count (commandline -opc)) -eq"
        var lines = [
            "# oxford --completions fish > ~/.config/fish/completions/oxford.fish",
            "complete -c oxford -f",
            "complete -c oxford -n '\(count) 1' -a '\(names)'",
            "complete -c oxford -n '\(retired); and \(count) 2' -a '\(retiredNames)'",
            "complete -c oxford -n '__fish_seen_subcommand_from help; and \(retired); and \(count) 3' -a '\(retiredNames)'",
        ]
        for option in ToolOption.allCases {
            let values = option.accepted.isEmpty ? "" : " -a '\(option.accepted.joined(separator: " "))'"
            let kind = option == .fromFile ? " -r -F" : option.value == nil ? "" : " -x"
            lines.append("complete -c oxford -l \(option.rawValue)\(kind)\(values)")
        }
        for offer in offers {
            let version1 = offer.endpoints.filter { $0.hasPrefix("v1 ") }.map { String($0.dropFirst(3)) }
            let version2 = offer.endpoints.filter { !$0.hasPrefix("v1 ") }
            let values = offer.values.isEmpty ? "" : " -a '\(offer.values.joined(separator: " "))'"
            for (condition, endpoints, words) in [("not \(retired)", version2, 2), (retired, version1, 3)] {
                if endpoints.isEmpty { continue }
                let isSeen = "\(condition); and __fish_seen_subcommand_from \(endpoints.joined(separator: " "))"
                switch offer.place {
                case .argument(let number):
                    lines.append("complete -c oxford -n '\(isSeen); and \(count) \(words + number)'\(values)")
                case .parameter(let parameter):
                    let kind = parameter.takesValue ? " -x" : ""
                    lines.append("complete -c oxford -n '\(isSeen)' -l \(parameter.name)\(kind)\(values)")
                }
            }
        }
        return lines.joined(separator: "\n")
    }
}
