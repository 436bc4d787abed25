// Re-exported, because tests that import this module also compose requests and create clients.
@_exported import OxfordTransport
