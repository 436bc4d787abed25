/// A namespace for the version of this library.
package enum LibraryVersion {
    /// The version of this library.
    package static let current = "0.6.0"
}
