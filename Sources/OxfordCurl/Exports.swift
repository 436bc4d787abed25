// A transport needs a client, so one import provides both.
@_exported import OxfordTransport
