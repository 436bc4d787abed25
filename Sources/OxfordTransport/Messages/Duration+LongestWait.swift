extension Duration {
    /// A hundred years.
    ///
    /// Adding a longer duration to the time of a clock could end the process.
    static let longestWait: Duration = .seconds(100 * 366 * 86400)
}
