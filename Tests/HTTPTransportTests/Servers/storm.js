const { readFileSync } = require("fs");
const [, , folder] = process.argv;
// Cancelling a request resets its stream. Allow any number, because Node closes the connection after many resets.
const tls = { allowHTTP1: true, streamResetBurst: 1e9, streamResetRate: 1e9, key: readFileSync(`${folder}/good.key`), cert: readFileSync(`${folder}/good.pem`) };
const server = require("http2").createSecureServer(tls);
server.on("sessionError", () => {});
server.on("request", (request, response) => {
    request.on("error", () => {});
    response.on("error", () => {});
    setTimeout(() => {
        if (response.stream?.destroyed) return;
        response.setHeader("content-type", "application/json");
        response.end('{"results": [{"word": "ace"}]}');
    }, 1);
});
server.listen(0, () => console.log(server.address().port));
