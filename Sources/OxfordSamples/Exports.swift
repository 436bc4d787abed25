// A sample transport goes into a client, so one import gives both.
@_exported import OxfordTransport
