#if os(Linux) && canImport(Glibc)
    import CurlTypes
    import Glibc
    import OxfordTransport

    /// The event loop that performs all of a transport's transfers on one thread.
    ///
    /// Each request that the loop receives gets its outcome from the loop, even if its caller is cancelled.
    final class Loop {
        private let curl: LibCurl
        private let multi: MultiHandle
        let mailbox: LoopMailbox
        private let maximumBodySize: Int
        private let connectionsPerHost: Int
        private var queues: [Origin: OriginQueue] = [:]
        private var running: [ObjectIdentifier: Transfer] = [:]
        private var isEnding = false

        init(_ curl: LibCurl, maximumBodySize: Int, connectionsPerHost: Int) throws(TransportError) {
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
            let error = multi.perform()
            while let (transfer, result) = multi.nextResult() {
                let outcome = transfer.outcome(of: result)
                if transfer.needsNewConnection {
                    multi.remove(transfer)
                    start(transfer.job, overNewConnection: true)
                    startWaiting(transfer.job.url.origin)
                } else {
                    end(transfer, with: outcome)
                }
            }
            if error != 0 { endAll(because: error) }
            return !(isEnding && running.isEmpty)
        }

        private func receive(_ message: LoopMailbox.Message) {
            switch message {
            case .start(let job) where job.isOver: job.end(with: .failure(.cancelledBeforeCall))
            case .start(let job):
                queues[job.url.origin, default: OriginQueue(connections: connectionsPerHost)].append(job)
                startWaiting(job.url.origin)
            case .drop(let job):
                guard let transfer = running[ObjectIdentifier(job)] else {
                    return job.end(with: .failure(.cancelledBeforeCall))
                }
                // libcurl cannot stop a name lookup: it either waits for the lookup, or leaves the lookup's thread
                // behind. Let the transfer run until then, so that there are no more lookups for a host than
                // connections.
                if transfer.isLookingUp {
                    job.end(with: .failure(.cancelledBeforeCall))
                    transfer.finishLookup()
                } else {
                    end(transfer, with: transfer.failed(because: .cancelled))
                }
            case .end: isEnding = true
            }
        }

        /// Starts queued requests while connections are free.
        private func startWaiting(_ origin: Origin) {
            while let job = queues[origin]?.next() { start(job) }
            if queues[origin]?.isEmpty == true { queues[origin] = nil }
        }

        private func start(_ job: CurlJob, overNewConnection: Bool = false) {
            let transfer = Transfer(
                job, curl, multi, maximumBodySize: maximumBodySize, overNewConnection: overNewConnection)
            if let transfer, multi.add(transfer) {
                running[ObjectIdentifier(job)] = transfer
            } else {
                running[ObjectIdentifier(job)] = nil
                queues[job.url.origin]?.end()
                job.end(with: .failure(TransportError(.other, detail: "libcurl rejected the request", isCall: false)))
            }
        }

        private func end(_ transfer: Transfer, with outcome: Outcome) {
            multi.remove(transfer)
            running[ObjectIdentifier(transfer.job)] = nil
            transfer.job.end(with: outcome)
            queues[transfer.job.url.origin]?.end()
            startWaiting(transfer.job.url.origin)
        }

        private func endAll(because error: Int32) {
            let failure = TransportError(.other, detail: "libcurl failed with error \(error)")
            for transfer in running.values { end(transfer, with: .failure(failure)) }
            // Sleep for a millisecond, so that the loop does not keep a processor busy if the failure persists.
            usleep(1000)
        }
    }
#endif
