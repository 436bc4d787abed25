#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension GoldenError: LocalizedError {
    /// The error's ``description``.
    public var errorDescription: String? { description }
}

extension RecordingError: LocalizedError {
    /// The error's ``description``.
    public var errorDescription: String? { description }
}
