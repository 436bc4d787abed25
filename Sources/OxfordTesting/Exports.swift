// Tests compose requests and script transports, so one import gives all three.
@_exported import OxfordTransport
