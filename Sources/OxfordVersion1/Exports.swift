// Requests of version 1 use headwords, filters and answers of this module.
@_exported import OxfordEndpoints
