// A transport is useless without a client, so importing OxfordCurl also imports OxfordTransport.
@_exported import OxfordTransport
