import OxfordTransport
import Testing

/// Only the service's own message means that a word was not found.
@Suite struct NotFound {
    @Test(
        "A response with status 404 and a message of the service is notFound",
        arguments: [
            #"{"error": "No entry found matching supplied source_lang, word and provided filters"}"#,
            #"{"error": "No lemma was found in dictionary 'en' for the inflected form 'sportstar'"}"#,
            #"{"error": "No entries were found for a given inflected word"}"#,
            #"{"error": "No entry is found matching supplied id and source_lang or filters are not recognized"}"#,
            #"{"error": "No entry was found matching the selection parameters"}"#,
            #"{"error": "no bilingual entry is found matching supplied source_lang and id"}"#,
            #"{"error": "No translations found"}"#, #"{"error": "No entry"}"#,
            "<!DOCTYPE HTML>\n<title>404 Not Found</title>\n<h1>Not Found</h1>\n<p>No entry available for 'x' in 'en'</p>",
            "<title>404 Not Found</title>\n<h1>Not Found</h1>\n<p>source_lang is not in en, es, gu, hi, lv, sw, ta</p>",
        ])
    func service(_ body: String) async {
        let error = await failure(after: TransportResponse(status: 404, body: body))
        #expect(error?.reason == .notFound)
        #expect(error?.kind == .notFound)
    }

    @Test(
        "A response with status 404 from a gateway or a web server, or without a message, is unknownEndpoint",
        arguments: [
            #"{"message": "no Route matched with those values"}"#,  // Kong
            #"{"message": "404 Not Found: The requested URL was not found on the server."}"#,  // Flask
            #"{"error": "The requested URL was not found on the server"}"#,
            #"{"statusCode": 404, "message": "Resource not found"}"#,  // Azure
            #"{"message": "Not Found"}"#,  // AWS
            #"{"status": 404, "error": "Not Found", "path": "/api/v2/entries/en-gb/ace"}"#,  // Spring
            #"No route matches [GET] "/api/v2/entries/en-gb/ace""#,  // Rails
            "404 page not found",  // Go, Traefik
            "No entry point found", #"{"error": "No entry point is available"}"#,  // Plugin systems
            #"{"error": "No matches found"}"#, #"{"message": "no match for this path"}"#, "No results found",
            "no matching result", "There is no word from the upstream server",
            "<html><head><title>404 Not Found</title></head><body><center><h1>404 Not Found</h1></center></body></html>",
            "<h1>Not Found</h1><p>The requested URL was not found on this server.</p>",  // Apache
            "<h1>Not Found</h1><p>The word is not in the dictionary of this intranet.</p>",
            "", "{}", "[]", #"{"error": "No ent"#, "source_lang",
        ])
    func gateways(_ body: String) async {
        let error = await failure(after: TransportResponse(status: 404, body: body))
        #expect(error?.reason == .unknownEndpoint)
        #expect(error?.kind == .misconfigured)
    }

    @Test("A response with another status is never notFound", arguments: [400, 403, 410, 500])
    func otherStatus(_ status: Int) async {
        for message in ["No entry found", "Missing Authentication Token"] {
            let response = TransportResponse(status: status, body: #"{"message": "\#(message)"}"#)
            #expect(await failure(after: response)?.reason != .notFound)
        }
    }
}
