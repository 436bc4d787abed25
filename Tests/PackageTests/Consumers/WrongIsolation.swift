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

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        calls += 1
        return TransportResponse(body: "")
    }
}

// A constant in an extension is on the main actor by default, even if the library declares the type.
enum Order: String, OxfordVocabulary, CaseIterable {
    case alphabetical, frequency
}

extension Parameter {
    static let orders = Parameter("orders", listOf: Order.self)
}

struct Filter: OxfordFilter {
    static let parameters: [Parameter] = [.orders]
    // expected-error@-1 {{main actor-isolated default value in a nonisolated context}}
    let term: FilterTerm

    static func orders(_ orders: Order...) -> Self { Self(term: FilterTerm(.orders, list: orders)) }
    // expected-error@-1 {{main actor-isolated static property 'orders' can not be referenced from a nonisolated context}}
}
