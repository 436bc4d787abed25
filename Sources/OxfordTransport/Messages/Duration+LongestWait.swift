extension Duration {
    /// One hundred years.
    ///
    /// Adding more to a clock's instant can overflow and crash the process.
    static let longestWait: Duration = .seconds(100 * 366 * 86400)
}
