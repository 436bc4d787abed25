#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A lock that the thread sanitizer recognizes.
///
/// On Linux, the thread sanitizer doesn't see that a thread has waited for the `Mutex` of Swift's Synchronization
/// module. If two threads use such a lock at the same time, the sanitizer may therefore report a race that isn't one.
/// `Scripts/attack sanitize` adds this file to a copy of each target that imports Synchronization. There, this type
/// shadows the other one, because a module's own declarations come first.
@safe struct Mutex<Value: ~Copyable>: ~Copyable {
    // These are allocated, because a lock must not move, and because a property of a `let` can't be passed as `inout`.
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private let value: UnsafeMutablePointer<Value>

    init(_ initialValue: consuming sending Value) {
        unsafe lock = .allocate(capacity: 1)
        let failure = unsafe pthread_mutex_init(lock, nil)
        precondition(failure == 0, "the lock could not be created: error \(failure)")
        unsafe value = .allocate(capacity: 1)
        unsafe value.initialize(to: initialValue)
    }

    deinit {
        unsafe value.deinitialize(count: 1)
        unsafe value.deallocate()
        unsafe pthread_mutex_destroy(lock)
        unsafe lock.deallocate()
    }

    borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        let failure = unsafe pthread_mutex_lock(lock)
        precondition(failure == 0, "the lock could not be acquired: error \(failure)")
        defer { unsafe pthread_mutex_unlock(lock) }
        return try unsafe body(&value.pointee)
    }
}

// This is safe for three reasons. Both pointers are constants. Only `withLock` reads or changes the value, and only one
// thread at a time runs its closure. Nothing that isn't Sendable can be shared with the value, because the initial
// value is `sending`, and so are the closure's parameter and result.
extension Mutex: @unchecked Sendable where Value: ~Copyable {}
