public import Foundation
public import OxfordEndpoints

extension OxfordEndpointRequest {
    /// Returns the URL of the request on a server.
    ///
    /// ```swift
    /// print(EntriesRequest("café", in: .britishEnglish).url())
    /// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/caf%C3%A9
    /// ```
    public func url(on server: Server = .live) -> URL {
        let text = urlString(on: server)
        guard let url = URL(string: text, encodingInvalidCharacters: false) else {
            // This is unreachable, because requests write only characters that are allowed in URLs.
            preconditionFailure("invalid URL \(text)")
        }
        return url
    }
}
