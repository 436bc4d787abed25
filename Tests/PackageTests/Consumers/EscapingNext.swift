import OxfordDictionaries

let unstructured = TransportMiddleware { request, next in
    Task { try await next(request) }
    // expected-error@-1 {{escaping closure captures non-escaping parameter 'next'}}
    return TransportResponse(status: 200)
}

let structured = TransportMiddleware { request, next in
    async let first = next(request)
    async let second = next(request)
    _ = try await second
    return try await first
}
