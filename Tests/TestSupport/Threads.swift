import Foundation

/// Calls a function on a new thread with a stack of the given size, and returns its result.
public func onThread<Result: Sendable>(
    stackSize: Int, _ body: @escaping @Sendable () -> Result
) async -> Result {
    await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: body()) }
        thread.stackSize = stackSize
        thread.start()
    }
}
