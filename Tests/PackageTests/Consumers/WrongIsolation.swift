import OxfordDictionaries

@MainActor final class Model {
    var calls = 0
    let oxford: OxfordClient

    // A client calls these closures outside the main actor.
    init() {
        var calls = 0
        let observer = OxfordObserver { _ in calls += 1 }
        // expected-error@-1 {{mutation of captured var 'calls' in concurrently-executing code}}
        let transport = ClosureTransport { TransportResponse(body: body(of: $0)) }
        // expected-error@-1 {{main actor-isolated global function 'body(of:)' cannot be called from outside of the actor}}
        oxford = OxfordClient(transport: transport, observer: observer)
    }
}

func body(of request: TransportRequest) -> String { request.url }

final class Counter: Transport {
    var calls = 0
    // expected-error@-1 {{stored property 'calls' of 'Sendable'-conforming class 'Counter' is mutable}}

    func send(_ request: TransportRequest) async throws -> TransportResponse {
        calls += 1
        return TransportResponse(body: "")
    }
}
