import Foundation
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif
let answered = DispatchSemaphore(value: 0)
guard let url = URL(string: "http://127.0.0.1:\(CommandLine.arguments[1])/") else { exit(64) }
URLSession.shared.dataTask(with: url) { _, _, error in
    print(error == nil ? "response" : "error, as expected")
    answered.signal()
}.resume()
answered.wait()
