/// In which order an ``OxfordBatch`` gives its answers.
public enum OxfordBatchOrder: Hashable, Sendable {
    /// As they come.
    case asFinished
    /// In the order of the requests. One that takes long holds up those behind it.
    case asGiven
}
