#if os(Linux) && canImport(Glibc)
    import CurlTypes
    import Glibc
    import OxfordTransport

    /// The event loop that performs all of a transport's transfers on one thread.
    ///
    /// Each request that the loop receives gets an outcome from the loop, unless its caller has left before.
    final class Loop {
        private let curl: LibCurl
        private let multi: MultiHandle
        private let mailbox: LoopMailbox
        private let maximumBodySize: Int
        private let connectionsPerHost: Int
        private var queues: [OriginQueue] = []
        private var running: [ObjectIdentifier: Transfer] = [:]
        private var idle: [Transfer] = []
        private var isEnding = false

        /// Starts an event loop on a new thread, and returns the mailbox for its messages.
        static func start(
            _ curl: LibCurl, maximumBodySize: Int, connectionsPerHost: Int
        ) throws(TransportError) -> LoopMailbox {
            let loop = try Loop(curl, maximumBodySize: maximumBodySize, connectionsPerHost: connectionsPerHost)
            let mailbox = loop.mailbox
            guard Thread.run({ loop.run() }) else {
                throw TransportError(.other, detail: "no thread could be created; check the limit of threads")
            }
            return mailbox
        }

        private init(_ curl: LibCurl, maximumBodySize: Int, connectionsPerHost: Int) throws(TransportError) {
            guard let multi = MultiHandle(curl, connectionsPerHost: connectionsPerHost) else {
                throw TransportError(.other, detail: "libcurl failed to start; check the limit of open files")
            }
            self.curl = curl
            self.multi = multi
            mailbox = LoopMailbox(multi)
            self.maximumBodySize = maximumBodySize
            self.connectionsPerHost = connectionsPerHost
        }

        /// Runs the event loop until the last copy of the transport is released and the last transfer has ended.
        func run() {
            while ExitGate.pass(serve) {
                let error = multi.wait()
                if error != 0 { ExitGate.pass { endAll(because: error) } }
            }
        }

        /// Processes all pending messages and transfers without blocking, and returns `false` if the event loop must
        /// end.
        private func serve() -> Bool {
            for message in mailbox.take() { receive(message) }
            startWaiting()
            let error = multi.perform()
            while let (transfer, result) = multi.nextResult() {
                if transfer.needsNewConnection {
                    startAgain(transfer)
                } else {
                    end(transfer, with: transfer.outcome(of: result))
                }
            }
            if error != 0 { endAll(because: error) }
            // Start the requests that have waited for the transfers that ended. libcurl performs them at once, because
            // `wait()` returns at once if there is a new transfer.
            startWaiting()
            guard isEnding && running.isEmpty else { return true }
            idle = []
            return false
        }

        private func receive(_ message: LoopMailbox.Message) {
            switch message {
            case .start(let job): queue(of: job.origin).append(job)
            case .drop(let job):
                // If the request is not running, it waits in a queue, which skips it.
                guard let transfer = running[ObjectIdentifier(job)] else { return }
                // libcurl cannot stop a name lookup: it either waits for the lookup, or leaves the lookup's thread
                // behind. Let the request run until then, so that there are no more lookups for a host than
                // connections.
                if transfer.isLookingUp {
                    transfer.finishLookup()
                } else {
                    end(transfer, with: .failure(.cancelled))
                }
            case .end: isEnding = true
            }
        }

        private func queue(of origin: Origin) -> OriginQueue {
            if let queue = queues.first(where: { $0.origin == origin }) { return queue }
            let queue = OriginQueue(origin, connections: connectionsPerHost)
            queues.append(queue)
            return queue
        }

        /// Starts queued requests while connections are free.
        private func startWaiting() {
            for queue in queues {
                while let job = queue.next() {
                    do throws(TransportError) {
                        try start(job)
                    } catch {
                        job.end(with: .failure(error))
                        queue.end()
                    }
                }
            }
            queues.removeAll(where: \.isEmpty)
        }

        /// Passes a request to libcurl.
        ///
        /// - Throws: `TransportError` if libcurl refuses the request, or if its caller has left.
        private func start(_ job: CurlJob) throws(TransportError) {
            guard let transfer = idle.popLast() ?? Transfer(curl, multi.sockets, maximumBodySize: maximumBodySize),
                transfer.prepare(job)
            else { throw Self.rejection }
            // Versions of libcurl before 7.80 do not call back before they send the request.
            if !transfer.reportsSends, !job.willSend() { throw .cancelledBeforeCall }
            guard multi.add(transfer) else { throw Self.rejection }
            running[ObjectIdentifier(job)] = transfer
        }

        /// Passes a request to libcurl again, because the connection that libcurl chose is not clean.
        private func startAgain(_ transfer: Transfer) {
            multi.remove(transfer)
            if !(transfer.useNewConnection() && multi.add(transfer)) { end(transfer, with: .failure(Self.rejection)) }
        }

        private static let rejection = TransportError(
            .other, detail: "libcurl rejected the request", isCall: false)

        private func end(_ transfer: Transfer, with outcome: Outcome) {
            guard let job = transfer.job else { return }
            job.end(with: outcome)
            multi.remove(transfer)
            running[ObjectIdentifier(job)] = nil
            queue(of: job.origin).end()
            transfer.reset()
            if curl.canReuseHandles && idle.count < 64 { idle.append(transfer) }
        }

        private func endAll(because error: Int32) {
            let failure = TransportError(.other, detail: "libcurl failed with error \(error)")
            for transfer in running.values { end(transfer, with: .failure(failure)) }
            // Sleep for a millisecond, so that the loop does not keep a processor busy if the failure persists.
            usleep(1000)
        }
    }
#endif
