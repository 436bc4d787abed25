// A client is of no use without requests, so one import gives both.
@_exported import OxfordEndpoints
