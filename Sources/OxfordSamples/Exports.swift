// A sample transport is passed to a client, so importing this module imports both.
@_exported import OxfordTransport
