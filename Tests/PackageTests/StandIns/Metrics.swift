// The part of the package swift-metrics that the samples use.

final class Counter {
    init(label: String, dimensions: [(String, String)] = []) {}

    func increment(by amount: some BinaryInteger) {}
}

final class Timer {
    init(label: String, dimensions: [(String, String)] = []) {}

    func record(duration: Duration) {}
}
