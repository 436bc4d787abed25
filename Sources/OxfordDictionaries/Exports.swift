// The import that most programs need. OxfordTransport also exports OxfordEndpoints.
@_exported import OxfordCurl
@_exported import OxfordTransport
@_exported import OxfordURLSession
