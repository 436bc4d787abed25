// A client is useless without requests, so importing this module imports both.
@_exported import OxfordEndpoints
