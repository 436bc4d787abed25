import OxfordDictionaries
import OxfordTesting

// Each function has a `var`, because some versions of Swift crash at a `catch` clause with a pattern if the function
// throws and has a local value, unless every function that it calls throws any error.

let failing = OxfordClient(transport: ScriptedTransport(otherwise: TransportError(.timedOut)))
let cancelling = OxfordClient(transport: ClosureTransport { _ in throw CancellationError() })

func castWithCondition(_ client: OxfordClient) async throws -> [String] {
    var kept: [String] = []
    do {
        kept += try await client.lookUp("ace", in: .britishEnglish).answer.definitions().map(\.text)
    } catch let error as OxfordError where error.reason == .timedOut {
        kept.append("nothing")
    }
    return kept
}

func pattern(_ client: OxfordClient) async throws -> [String] {
    var kept: [String] = []
    do {
        kept.append(contentsOf: try await client.send(.lemmas("mice", in: .english)).headwords().map(\.text))
    } catch OxfordError.Reason.timedOut {
        kept.append("nothing")
    }
    return kept
}

func twoPatterns(_ client: OxfordClient) async throws -> String {
    var kept = ""
    do {
        kept += "\(try await client.response(to: .lemmas("mice", in: .english)).status)"
    } catch OxfordError.Reason.cancelled, OxfordError.Reason.timedOut {
        kept += "nothing"
    }
    return kept
}

func cast(_ client: OxfordClient) async throws -> String {
    var kept = ""
    do {
        kept += try await client.answerIfFound(to: .lemmas("mice", in: .english)) == nil ? "nothing" : "something"
    } catch let error as OxfordError {
        kept += error.advice
    }
    return kept
}

func typeTest(_ client: OxfordClient) async throws -> String {
    var kept = ""
    do {
        for try await match in client.results(of: SearchRequest("ace", in: .britishEnglish)) { kept += match.word }
        kept += "nothing"
    } catch is OxfordError {
        kept += "failed"
    }
    return kept
}

func conversion(_ client: OxfordClient) async -> String {
    var kept = ""
    do {
        kept += "\(try await client.suggestions(for: "ace", in: .britishEnglish).count)"
    } catch {
        kept += "\(OxfordError(error).kind)"
    }
    return kept
}

func rethrowing(_ client: OxfordClient) async throws -> String {
    var kept = ""
    do {
        kept += "\(try await client.send(.lemmas("mice", in: .english)).results.count)"
    } catch OxfordError.Reason.offline {
        kept += "late"
    } catch {
        kept += "thrown"
        throw error
    }
    return kept
}

func nested(_ client: OxfordClient) async throws -> String {
    var kept = ""
    do {
        do {
            kept += "\(try await client.send(.lemmas("mice", in: .english)).results.count)"
        } catch OxfordError.Reason.offline {
            kept += "late"
        }
    } catch let error as OxfordError {
        kept += "\(error.reason)"
    }
    return kept
}

func switching(_ client: OxfordClient) async -> String {
    var kept = ""
    do {
        kept += "\(try await client.send(.lemmas("mice", in: .english)).results.count)"
    } catch {
        switch error {
        case OxfordError.Reason.timedOut: kept += "nothing"
        default: kept += "failed"
        }
    }
    return kept
}

func word(_ typed: String) throws -> String {
    var kept = ""
    do {
        kept += try WordText(validating: typed).text
    } catch let error as InvalidText where error.reason == .blank {
        kept += "blank"
    }
    return kept
}

func wordByReason(_ typed: String) throws -> String {
    var kept = ""
    do {
        kept += try WordText(cleaning: typed).text
    } catch OxfordError.Reason.invalidWord {
        kept += "blank"
    }
    return kept
}

func language(_ code: String) throws -> String {
    var kept = ""
    do {
        kept += try MonolingualLanguage(validating: code).rawValue
    } catch let error as InvalidLanguage {
        kept += error.suggestion ?? "none"
    }
    return kept
}

func page(_ limit: Int) throws -> Int {
    var kept = 0
    do {
        kept += try Page(validatingLimit: limit).limit
    } catch is InvalidPage {
        kept -= 1
    }
    return kept
}

func inTask(_ client: OxfordClient) async throws -> String {
    try await Task {
        var kept = ""
        do {
            kept += "\(try await client.send(.lemmas("mice", in: .english)).results.count)"
        } catch OxfordError.Reason.timedOut {
            kept += "nothing"
        }
        return kept
    }.value
}

let inMiddleware = TransportMiddleware { request, next in
    var status = 200
    do {
        return try await next(request)
    } catch OxfordError.Reason.timedOut {
        status = 204
    }
    return TransportResponse(status: status, body: [])
}

func each(_ words: [String], _ client: OxfordClient) async throws -> String {
    var kept = ""
    for word in words {
        do {
            kept += try await client.lookUp(word, in: .britishEnglish).word.text
        } catch OxfordError.Reason.timedOut {
            kept += "nothing"
            continue
        } catch let error as OxfordError where error.isCancellation {
            break
        }
    }
    return kept
}

/// An error of another library, with constants that have the same names as reasons.
struct SocketError: Error, Equatable {
    let code: Int

    static let cancelled = SocketError(code: 1)
    static let timedOut = SocketError(code: 2)
}

/// Names the constants of another error without its type.
func named(_ error: SocketError) -> String {
    switch error {
    case .cancelled: "socket cancelled"
    case .timedOut: "socket timed out"
    default: "socket failed"
    }
}
