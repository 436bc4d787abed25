// The import most users write. OxfordTransport brings OxfordEndpoints along.
@_exported import OxfordTransport
@_exported import OxfordURLSession
