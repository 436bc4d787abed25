#if os(Linux) && canImport(Glibc)
    import OxfordTransport
    import Synchronization

    /// The queue of messages from callers to the loop.
    final class LoopMailbox: Sendable {
        enum Message: Sendable {
            case start(CurlExchange)
            case cancel(CurlExchange)
            /// The last copy of the transport is gone.
            case end
        }

        private let multi: MultiHandle
        private let messages = Mutex<[Message]>([])

        init(_ multi: MultiHandle) {
            self.multi = multi
        }

        /// Posts a message, and wakes the loop if no other message waits.
        ///
        /// The loop takes all messages at once, so it has to be woken only for the first of them.
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
