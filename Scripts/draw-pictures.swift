// Draws the pictures of the documentation as SVG.
//
//     swift Scripts/draw-pictures.swift [OUTPUT-FOLDER]
//
// OUTPUT-FOLDER defaults to Docs/OxfordDictionaries.docc/Resources. The charts show the results in Docs/Benchmarks, and
// the terminal shows screens of CommandLine.md.

import Foundation

let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
let resources =
    CommandLine.arguments.count > 1
    ? URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
    : root.appendingPathComponent("Docs/OxfordDictionaries.docc/Resources")

func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
}

func stop(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
}

// MARK: - SVG

let sans = "-apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"
let monospaced = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace"

extension String {
    var escaped: String {
        replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }
}

extension Double {
    /// The number with at most one decimal.
    var short: String {
        let text = String(format: "%.1f", self)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

/// A picture that follows the reader's light or dark appearance.
struct Picture {
    let width: Double
    let title: String
    var height = 0.0
    var shapes: [String] = []

    init(width: Double, title: String) {
        self.width = width
        self.title = title
    }

    mutating func box(_ kind: String, x: Double, y: Double, width: Double, height: Double, radius: Double = 6) {
        shapes.append(
            "<rect class=\"\(kind)\" x=\"\(x.short)\" y=\"\(y.short)\" width=\"\(width.short)\""
                + " height=\"\(height.short)\" rx=\"\(radius.short)\"/>")
    }

    mutating func label(_ text: String, _ kind: String, x: Double, y: Double) {
        let place = "x=\"\(x.short)\" y=\"\(y.short)\""
        shapes.append("<text xml:space=\"preserve\" class=\"\(kind)\" \(place)>\(text.escaped)</text>")
    }

    mutating func arrow(_ points: (Double, Double)...) {
        let path = points.map { "\($0.0.short) \($0.1.short)" }.joined(separator: " L")
        shapes.append("<path class=\"arrow\" d=\"M\(path)\" marker-end=\"url(#tip)\"/>")
    }

    func write(_ name: String) throws {
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width.short)" viewBox="0 0 \(width.short) \(height.short)" \
            role="img" aria-labelledby="title">
            <title id="title">\(title.escaped)</title>
            <style>
            text { font-family: \(sans); font-size: 14px; fill: #1d1d1f; }
            .heading { font-size: 15px; font-weight: 600; }
            .value { text-anchor: end; }
            .note, .value { fill: #6e6e73; font-size: 13px; }
            .name, .detail { text-anchor: middle; }
            .name { font-weight: 600; }
            .detail { font-size: 11px; }
            .page { fill: #ffffff; }
            .ours { fill: #2f6fb2; }
            .other { fill: #b4b4bb; }
            .target { fill: #e8f0fb; stroke: #3a6ea5; }
            .room { fill: #f2f2f4; stroke: #86868b; }
            .arrow { fill: none; stroke: #5a5a5f; stroke-width: 1.5; }
            .tip { fill: #5a5a5f; }
            .screen { fill: #f6f6f8; stroke: #d2d2d7; }
            .line, .command, .example { font-family: \(monospaced); font-size: 13px; }
            .command { font-weight: 600; }
            .example { fill: #6e6e73; }
            @media (prefers-color-scheme: dark) {
            text { fill: #f5f5f7; }
            .note, .value, .example { fill: #a1a1a6; }
            .page { fill: #161618; }
            .ours { fill: #5b9bdc; }
            .other { fill: #636369; }
            .target { fill: #1d3350; stroke: #6ea2dc; }
            .room { fill: #2c2c2e; stroke: #8e8e93; }
            .arrow { stroke: #b0b0b5; }
            .tip { fill: #b0b0b5; }
            .screen { fill: #1d1d1f; stroke: #424245; }
            }
            </style>
            <defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" \
            orient="auto"><path class="tip" d="M0 0 L8 4 L0 8 z"/></marker></defs>
            <rect class="page" width="100%" height="100%" rx="8"/>
            \(shapes.joined(separator: "\n"))
            </svg>

            """
        try svg.write(to: resources.appendingPathComponent(name + ".svg"), atomically: true, encoding: .utf8)
    }
}

// MARK: - Charts

struct Bar {
    var name: String
    var value: Double
    var label: String
    var isOurs: Bool
}

/// Draws groups of horizontal bars on one scale.
func chart(_ name: String, title: String, groups: [(heading: String?, bars: [Bar])], note: String) throws {
    var picture = Picture(width: 480, title: title)
    var y = 30.0
    picture.label(title, "heading", x: 16, y: y)
    let largest = groups.flatMap(\.bars).map(\.value).max() ?? 1
    for group in groups {
        if let heading = group.heading {
            y += 28
            picture.label(heading, "note", x: 16, y: y)
        }
        for bar in group.bars {
            y += 26
            picture.label(bar.name, "text", x: 16, y: y)
            picture.label(bar.label, "value", x: 464, y: y)
            y += 8
            picture.box(
                bar.isOurs ? "ours" : "other", x: 16, y: y, width: max(2, bar.value / largest * 448), height: 10,
                radius: 3)
            y += 10
        }
    }
    y += 30
    picture.label(note, "note", x: 16, y: y)
    picture.height = y + 16
    try picture.write(name)
}

/// Returns the measurements in a benchmark's output, in groups with their headings.
func measurements(in file: String, unit: String) throws -> [(heading: String, rows: [(name: String, value: Double)])] {
    var groups: [(heading: String, rows: [(name: String, value: Double)])] = []
    for line in try text(of: "Docs/Benchmarks/\(file).txt").split(separator: "\n") {
        guard let end = line.range(of: " " + unit) else {
            groups.append((String(line), []))
            continue
        }
        let words = line[..<end.lowerBound].split(separator: " ")
        guard let value = words.last.flatMap({ Double($0) }) else { continue }
        if groups.isEmpty { groups.append(("", [])) }
        groups[groups.count - 1].rows.append((words.dropLast().joined(separator: " "), value))
    }
    return groups.filter { !$0.rows.isEmpty }
}

let ourNames = [
    "composing an existing request", "this library", "CurlTransport", "URLSessionTransport",
    "OxfordClient, default transport",
]

func bars(_ rows: [(name: String, value: Double)], unit: String, leavingOut hidden: [String] = []) -> [Bar] {
    rows.filter { !hidden.contains($0.name) }.map { row in
        let value =
            row.value < 1000
            ? "\(Int(row.value.rounded()))"
            : "\(Int(row.value / 1000)),\(String(format: "%03d", Int(row.value) % 1000))"
        return Bar(name: row.name, value: row.value, label: "\(value) \(unit)", isOurs: ourNames.contains(row.name))
    }
}

let composing = try measurements(in: "composing", unit: "ns per URL")
let reading = try measurements(in: "reading", unit: "MB/s")
let sending = try measurements(in: "sending", unit: "µs per request")

try chart(
    "composing", title: "Time to compose a URL",
    groups: composing.map { (nil, bars($0.rows, unit: "ns", leavingOut: ["creating and composing, two lists"])) },
    note: "Shorter is faster.")
try chart(
    "reading", title: "Speed of reading an answer",
    groups: reading.map { ($0.heading, bars($0.rows, unit: "MB/s")) }, note: "Longer is faster.")
try chart(
    "sending", title: "Time to send a request",
    groups: sending.filter { $0.heading.hasPrefix("2000 bytes") }.map { group in
        (group.heading, bars(group.rows, unit: "µs", leavingOut: ["URLSession.data(for:)"]))
    }, note: "On Linux, to a server on the same machine. Shorter is faster.")

/// Returns the speed of the library as a multiple of another way's.
func ratio(_ rows: [(name: String, value: Double)], ours: String, other: String, isTime: Bool) -> Double {
    let values = [ours, other].map { name in
        guard let row = rows.first(where: { $0.name == name }) else {
            stop("Docs/Benchmarks has no measurement of \(name); run Scripts/measure")
        }
        return row.value
    }
    return isTime ? values[1] / values[0] : values[0] / values[1]
}

let ratios = [
    (
        "Composing a URL, compared with URLComponents",
        ratio(
            composing[0].rows, ours: "composing an existing request", other: "URLComponents, base as a string",
            isTime: true)
    ),
    (
        "Reading 3 KB, compared with JSONDecoder",
        ratio(reading[0].rows, ours: "this library", other: "JSONDecoder", isTime: false)
    ),
    (
        "Sending on Linux, 64 in flight, compared with URLSession",
        ratio(sending[1].rows, ours: "CurlTransport", other: "URLSession.shared.data(for:)", isTime: true)
    ),
]
try chart(
    "performance", title: "Speed compared with Foundation",
    groups: ratios.map { heading, ratio in
        (
            heading,
            [
                Bar(name: "OxfordDictionaries", value: ratio, label: "\(ratio.short) ×", isOurs: true),
                Bar(name: "Foundation", value: 1, label: "1 ×", isOurs: false),
            ]
        )
    }, note: "Longer is faster. Measured on x86-64 Linux.")

// MARK: - The terminal

/// Returns a command and its output as CommandLine.md shows them.
func screen(of command: String) throws -> [String] {
    let lines = try text(of: "Docs/OxfordDictionaries.docc/CommandLine.md").components(separatedBy: "\n")
    guard let start = lines.firstIndex(of: "$ " + command) else {
        stop("CommandLine.md does not show \(command)")
    }
    return Array(lines[start...].prefix { $0 == lines[start] || !$0.hasPrefix("$ ") && !$0.hasPrefix("```") })
}

func drawTerminal() throws {
    let commands = [
        "oxford mice", "oxford entries en-gb ace --fields examples --lexicalCategory noun --url",
        "oxford entries en-gb ace --fields defintions --url",
    ]
    let lines = try commands.flatMap(screen)
    var picture = Picture(
        width: 640, title: "A terminal that runs \(commands.joined(separator: "; "))")
    let top = 16.0
    picture.height = Double(lines.count) * 19 + 40
    picture.box("screen", x: 0.5, y: 0.5, width: 639, height: picture.height - 1, radius: 8)
    for (index, line) in lines.enumerated() {
        let kind = line.hasPrefix("$ ") ? "command" : line.contains("“") || line == "…" ? "example" : "line"
        picture.label(line, kind, x: 16, y: top + Double(index + 1) * 19)
    }
    try picture.write("terminal")
}
try drawTerminal()

// MARK: - Diagrams

func drawDecorators() throws {
    var picture = Picture(
        width: 480,
        title:
            "A request passes from OxfordClient through caching, coalescing, retrying, rateLimited and deadline to the "
            + "transport, and the response passes back")
    let layers = [
        ("OxfordClient", "adds the credentials, reads the answer"),
        (".caching(_:for:)", "reuses stored responses"),
        (".coalescing()", "sends equal requests in flight once"),
        (".retrying(_:)", "retries failures that may pass"),
        (".rateLimited(_:)", "limits requests in a time window"),
        (".deadline(_:)", "limits the time of each attempt"),
        ("CurlTransport or URLSessionTransport", "sends the request to the service"),
    ]
    for (index, layer) in layers.enumerated() {
        let y = 16 + Double(index) * 70
        let isEnd = index == 0 || index == layers.count - 1
        picture.box(isEnd ? "target" : "room", x: 60, y: y, width: 360, height: 46)
        picture.label(layer.0, "name", x: 240, y: y + 20)
        picture.label(layer.1, "detail", x: 240, y: y + 37)
        if index > 0 {
            picture.arrow((220, y - 24), (220, y - 2))
            picture.arrow((260, y), (260, y - 22))
        }
    }
    picture.height = 16 + Double(layers.count) * 70 - 8
    try picture.write("decorators")
}
try drawDecorators()

func drawArchitecture() throws {
    var picture = Picture(
        width: 760,
        title: "The targets of the package, where an arrow points to what a target imports, and the rooms of "
            + "OxfordEndpoints and OxfordTransport, where each room uses only rooms below it")
    func target(_ name: String, _ detail: String, x: Double, y: Double, width: Double) {
        picture.box("target", x: x, y: y, width: width, height: 40)
        picture.label(name, "name", x: x + width / 2, y: y + 18)
        picture.label(detail, "detail", x: x + width / 2, y: y + 33)
    }
    picture.label("Targets", "heading", x: 20, y: 30)
    target("oxford", "command-line tool", x: 20, y: 44, width: 200)
    target("OxfordDictionaries", "imports the four below it", x: 280, y: 44, width: 200)
    target("OxfordTesting", "test kit", x: 540, y: 44, width: 200)
    target("OxfordSamples", "sample dictionary", x: 20, y: 124, width: 200)
    target("OxfordURLSession", "URLSessionTransport", x: 272, y: 124, width: 166)
    target("OxfordCurl", "CurlTransport, Linux", x: 450, y: 124, width: 150)
    target("OxfordVersion1", "retired version 1", x: 20, y: 204, width: 200)
    target("OxfordTransport", "client, decorators, errors", x: 280, y: 204, width: 460)
    target("OxfordEndpoints", "requests, filters, answers; imports nothing", x: 20, y: 284, width: 720)
    picture.arrow((70, 84), (70, 122))
    picture.arrow((350, 84), (350, 122))
    picture.arrow((460, 84), (500, 122))
    picture.arrow((670, 84), (670, 202))
    picture.arrow((350, 164), (350, 202))
    picture.arrow((525, 164), (525, 202))
    picture.arrow((220, 154), (278, 206))
    picture.arrow((120, 244), (120, 282))
    picture.arrow((510, 244), (510, 282))
    // The tool also imports the transports.
    picture.arrow((200, 84), (200, 104), (330, 104), (330, 122))
    picture.arrow((330, 104), (480, 104), (480, 122))

    func rooms(_ rows: [[String]], x: Double) {
        for (row, names) in rows.enumerated() {
            let width = (340 - 8 * Double(names.count - 1)) / Double(names.count)
            for (column, name) in names.enumerated() {
                let left = x + Double(column) * (width + 8)
                picture.box("room", x: left, y: 386 + Double(row) * 40, width: width, height: 32)
                picture.label(name, "name", x: left + width / 2, y: 407 + Double(row) * 40)
            }
        }
    }
    picture.label("Rooms of OxfordEndpoints", "heading", x: 20, y: 370)
    rooms(
        [
            ["Advice"], ["Requests"], ["Composing"], ["Answers", "Filters"], ["Models"], ["JSON"], ["Words"],
            ["Vocabularies"], ["Encoding"],
        ], x: 20)
    picture.label("Rooms of OxfordTransport", "heading", x: 400, y: 370)
    rooms(
        [
            ["Batches", "Pages", "LookingUp"], ["Client"], ["Sharing", "Waiting"], ["Observing"],
            ["Errors"], ["Policy"], ["Messages"],
        ], x: 400)
    picture.height = 800
    try picture.write("architecture")
}
try drawArchitecture()
