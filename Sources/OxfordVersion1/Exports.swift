// Requests of version 1 use the core's words, filters and answers.
@_exported import OxfordEndpoints
