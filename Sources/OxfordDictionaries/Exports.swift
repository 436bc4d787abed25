// Most programs import only this module, so it re-exports the others. OxfordTransport re-exports OxfordEndpoints.
@_exported import OxfordCurl
@_exported import OxfordTransport
@_exported import OxfordURLSession
