#if os(Linux) && canImport(Glibc)
    import OxfordTransport
    import Synchronization

    /// The queue of messages that callers send to the event loop.
    final class LoopMailbox: Sendable {
        enum Message: Sendable {
            case start(CurlJob)
            /// A message that ends a request whose caller has left, because it was cancelled or timed out.
            case drop(CurlJob)
            /// A message that stops the event loop after its last transfer.
            ///
            /// The event loop receives this message when the program no longer has a copy of the transport.
            case end
        }

        private let multi: MultiHandle
        private let messages = Mutex<[Message]>([])

        init(_ multi: MultiHandle) {
            self.multi = multi
        }

        /// Adds a message to the queue, and wakes the event loop if the queue was empty.
        ///
        /// The event loop takes all waiting messages at once, so only the first message has to wake it.
        func post(_ message: Message) {
            let isFirst = messages.withLock { messages in
                messages.append(message)
                return messages.count == 1
            }
            if isFirst { multi.wake() }
        }

        func take() -> [Message] {
            messages.withLock { messages in
                defer { messages = [] }
                return messages
            }
        }
    }
#endif
