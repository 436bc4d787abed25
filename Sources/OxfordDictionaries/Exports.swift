// The import most users write. OxfordTransport brings OxfordEndpoints along.
@_exported import OxfordCurl
@_exported import OxfordTransport
@_exported import OxfordURLSession
