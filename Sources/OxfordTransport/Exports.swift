// A client is useless without requests, so importing OxfordTransport also imports OxfordEndpoints.
@_exported import OxfordEndpoints
