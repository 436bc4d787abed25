#if os(Linux) && canImport(Glibc)
    import CurlTypes
    import Glibc
    import OxfordTransport

    /// The event loop that performs all of a transport's transfers on one thread.
    ///
    /// The loop resumes the continuation of each request exactly once.
    final class Loop {
        private let curl: LibCurl
        private let multi: MultiHandle
        private let mailbox: LoopMailbox
        private let maximumBodySize: Int
        private let connectionsPerHost: Int
        private var queues: [OriginQueue] = []
        private var running: [Transfer] = []
        private var idle: [Transfer] = []
        private var headerList: HeaderList?
        private var isEnding = false
        private var hasFreedConnection = false

        static func start(
            _ curl: LibCurl, maximumBodySize: Int, connectionsPerHost: Int
        ) throws(TransportError) -> LoopMailbox {
            guard let multi = MultiHandle(curl, connectionsPerHost: connectionsPerHost) else {
                throw TransportError(.other, detail: "libcurl failed to start; check the limit of open files")
            }
            let mailbox = LoopMailbox(multi)
            let loop = Loop(
                curl, multi, mailbox, maximumBodySize: maximumBodySize, connectionsPerHost: connectionsPerHost)
            guard runOnThread(loop) else {
                throw TransportError(.other, detail: "no thread could be created; check the limit of threads")
            }
            return mailbox
        }

        private init(
            _ curl: LibCurl, _ multi: MultiHandle, _ mailbox: LoopMailbox, maximumBodySize: Int, connectionsPerHost: Int
        ) {
            self.curl = curl
            self.multi = multi
            self.mailbox = mailbox
            self.maximumBodySize = maximumBodySize
            self.connectionsPerHost = connectionsPerHost
        }

        /// Runs the event loop until the last copy of the transport is released and the last transfer has ended.
        func run() {
            while ExitGate.pass(serve) {
                // Do not wait if a connection has become free. libcurl can forget a transfer that waits for a
                // connection, and starts the transfer only when it is called again.
                if hasFreedConnection { continue }
                let error = multi.wait(until: queues.compactMap(\.firstEnd).min())
                if error != 0 { ExitGate.pass { endAll(because: error) } }
            }
        }

        /// Processes all pending messages and transfers without blocking, and returns `false` if the event loop must
        /// end.
        private func serve() -> Bool {
            for message in mailbox.take() { receive(message) }
            startWaiting()
            let error = multi.perform()
            hasFreedConnection = false
            while let (transfer, result) = multi.nextResult() {
                end(transfer, with: transfer.outcome(of: result))
            }
            if error != 0 { endAll(because: error) }
            guard isEnding && running.isEmpty else { return true }
            idle = []
            return false
        }

        private func receive(_ message: LoopMailbox.Message) {
            switch message {
            case .start(let exchange):
                // The request may already be cancelled when this message arrives.
                if exchange.isCancelled { return exchange.resume(returning: .failure(.cancelled)) }
                queue(of: exchange.origin).append(exchange)
            case .cancel(let exchange):
                if let position = exchange.position { return end(running[position], with: .failure(.cancelled)) }
                // The request is not running. It waits in a queue, or its start message has not arrived.
                exchange.resume(returning: .failure(.cancelled))
            case .end: isEnding = true
            }
        }

        private func queue(of origin: Origin) -> OriginQueue {
            if let queue = queues.first(where: { $0.origin == origin }) { return queue }
            let queue = OriginQueue(origin, connections: connectionsPerHost)
            queues.append(queue)
            return queue
        }

        /// Starts queued requests while connections are free, and fails queued requests that have timed out.
        private func startWaiting() {
            for queue in queues {
                while let exchange = queue.next() {
                    if let error = start(exchange) {
                        exchange.resume(returning: .failure(error))
                        queue.end(with: nil)
                    }
                }
            }
            queues.removeAll(where: \.isEmpty)
        }

        /// Passes a request to libcurl, and returns an error if the request could not be started.
        private func start(_ exchange: CurlExchange) -> TransportError? {
            guard exchange.beginAttempt() else { return .cancelled }
            guard let list = headerList(of: exchange.headers),
                let transfer = idle.popLast() ?? Transfer(curl, maximumBodySize: maximumBodySize),
                transfer.prepare(exchange, list), multi.add(transfer)
            else { return TransportError(.other, detail: "libcurl rejected the request") }
            exchange.position = running.count
            running.append(transfer)
            return nil
        }

        /// Returns a request's headers as a linked list, which is the format that libcurl requires.
        ///
        /// Successive requests usually have the same headers. If a request has the same headers as the previous
        /// request, the method returns the list that it created for the previous request.
        private func headerList(of headers: Headers) -> HeaderList? {
            if headerList?.headers != headers { headerList = HeaderList(curl, headers) }
            return headerList
        }

        private func end(_ transfer: Transfer, with outcome: CurlExchange.Outcome) {
            guard let exchange = transfer.exchange else { return }
            // An HTTPS request may have waited within libcurl for a connection until it timed out or was cancelled.
            if case .failure(let error) = outcome, error.reason == .timedOut || error.reason == .cancelled,
                transfer.isUnsent
            {
                exchange.withdrawAttempt()
            }
            // Resume the caller before removing the handle, because the removal can take long. In libcurl versions
            // before 7.87, it blocks until the handle's name lookup ends.
            exchange.resume(returning: outcome)
            multi.remove(transfer)
            forget(exchange)
            queue(of: exchange.origin).end(with: transfer.head)
            hasFreedConnection = !queues.allSatisfy(\.isEmpty)
            transfer.reset()
            if curl.canReuseHandles && idle.count < 64 { idle.append(transfer) }
        }

        /// Removes a request from the array of running transfers, and fills the gap with the last transfer.
        private func forget(_ exchange: CurlExchange) {
            guard let position = exchange.position else { return }
            exchange.position = nil
            let last = running.removeLast()
            guard last.exchange !== exchange else { return }
            running[position] = last
            last.exchange?.position = position
        }

        private func endAll(because error: Int32) {
            let failure = TransportError(.other, detail: "libcurl failed with error \(error)")
            while let transfer = running.last { end(transfer, with: .failure(failure)) }
            // Sleep for a millisecond, so that the loop does not keep a processor busy if the failure persists.
            usleep(1000)
        }
    }
#endif
