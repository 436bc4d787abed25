import OxfordDictionaries

var lines: [String] = []
lines += try await castWithCondition(failing) + pattern(failing)
lines += [
    try await twoPatterns(failing), try await cast(cancelling), try await typeTest(failing),
    await conversion(failing), try await nested(failing), await switching(failing),
    try word(" "), try wordByReason(" "), try language("EN_GB"), "\(try page(0))", try await inTask(failing),
    try await each(["ace", "axe"], failing),
]
do {
    lines.append(try await rethrowing(failing))
} catch let error as OxfordError where error.reason == .timedOut {
    lines.append("rethrown")
}
do {
    lines.append("\(try await failing.send(.lemmas("mice", in: .english)).results.count)")
} catch OxfordError.Reason.timedOut {
    lines.append("nothing")
}
do {
    lines.append(try WordText(validating: "").text)
} catch let error as InvalidText {
    lines.append("\(error.reason)")
}
for line in lines { print(line) }
print(named(.timedOut))
