public import Foundation
public import OxfordEndpoints

extension OxfordEndpointRequest {
    /// The request's URL, as Foundation has it.
    ///
    /// ```swift
    /// print(EntriesRequest("café", in: .britishEnglish).url())
    /// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/caf%C3%A9
    /// ```
    public func url(on server: Server = .live) -> URL {
        let text = urlString(on: server)
        guard let url = URL(string: text, encodingInvalidCharacters: false) else {
            // What the writer writes is all URLs are made of: this is never reached but by a mistake of its own.
            preconditionFailure("invalid URL \(text)")
        }
        return url
    }
}
