const { readFileSync } = require("fs");
const [, , folder] = process.argv;
const ports = {};
let unasked = 0;
// Responds to /connections with their number, to /unasked with the number of responses that nobody asked for, and to
// other paths with the path, delayed unless it is /now.
const answer = (server) => (request, response) => {
    if (request.url == "/connections") response.end(String(server.connections));
    else if (request.url == "/unasked") response.end(String(unasked));
    else setTimeout(() => response.end(request.url), request.url == "/now" ? 0 : 20);
};
function listen(name, server) {
    server.connections = 0;
    server.on("secureConnection", () => server.connections++);
    server.on("request", answer(server));
    server.listen(0, () => {
        ports[name] = server.address().port;
        if (Object.keys(ports).length == 8) console.log(JSON.stringify(ports));
    });
}
const tls = (name) => ({ allowHTTP1: true, key: readFileSync(`${folder}/${name}.key`), cert: readFileSync(`${folder}/${name}.pem`) });
const certificates = { http2: "good", unknown: "unknown", other: "other", expired: "expired" };
for (const name in certificates) listen(name, require("http2").createSecureServer(tls(certificates[name])));
listen("http1", require("https").createServer(tls("good")));
listen("proxy", require("http").createServer().on("connect", (_, socket) => {
    socket.on("error", () => {});
    socket.end("HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n");
}));
// Responds to /late and /together with the path, and sends a response that nobody asked for, later or in the same TLS
// record.
listen("twice", require("tls").createServer(tls("good"), (socket) => socket.on("data", (bytes) => {
    const path = String(bytes).split(" ")[1];
    const head = (text) => `HTTP/1.1 200 OK\r\nContent-Length: ${text.length}\r\n\r\n`;
    const other = head("unasked") + "unasked";
    const end = (text) => setTimeout(() => socket.write(text, () => unasked++), 20);
    socket.write(head(path) + (path == "/together" ? "" : path));
    if (path == "/together") end(path + other);
    if (path == "/late") end(other);
})));
listen("secureProxy", require("tls").createServer(tls("good"), (socket) => socket.once("data", (bytes) => {
    const port = /:([0-9]+)/.exec(bytes)[1];
    const server = require("net").connect(port, "localhost", () => socket.write("HTTP/1.1 200 OK\r\n\r\n"));
    socket.pipe(server).pipe(socket);
})));
process.on("uncaughtException", () => {});
