// A transport is of no use without a client, so one import gives both.
@_exported import OxfordTransport
