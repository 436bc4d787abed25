@_exported import OxfordEndpoints
@_exported import OxfordTransport
@_exported import OxfordURLSession
