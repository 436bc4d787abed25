// The requests use its headwords, filters, and answers.
@_exported import OxfordEndpoints
