#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import OxfordEndpoints

// Without these conformances, `localizedDescription` says only that the operation could not be completed. The module
// OxfordEndpoints does not import Foundation, so the conformances of its errors are declared here.

extension AnswerError: LocalizedError {
    /// The error's ``description``.
    public var errorDescription: String? { description }
}

extension InvalidCredentials: LocalizedError {
    /// The error's ``description``.
    public var errorDescription: String? { description }
}

extension InvalidHeader: LocalizedError {
    /// The error's ``description``.
    public var errorDescription: String? { description }
}

extension InvalidLanguage: LocalizedError {
    /// The error's ``description``.
    public var errorDescription: String? { description }
}

extension InvalidPage: LocalizedError {
    /// The error's ``description``.
    public var errorDescription: String? { description }
}

extension InvalidServer: LocalizedError {
    /// The error's ``description``.
    public var errorDescription: String? { description }
}

extension InvalidText: LocalizedError {
    /// The error's ``description``.
    public var errorDescription: String? { description }
}

extension TransportError: LocalizedError {
    /// The error's ``description``.
    public var errorDescription: String? { description }
}
