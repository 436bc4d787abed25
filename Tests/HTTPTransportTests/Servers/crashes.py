import socket, subprocess, sys

listener = socket.create_server(("127.0.0.1", 0))
responses = {
    "complete headers": b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}",
    "truncated headers": b"HTTP/1.1 200 OK\r\nContent-Le",
    "header line that begins with NUL": b"HTTP/1.1 200 OK\r\n\0A: b\r\nContent-Length: 2\r\n\r\n{}",
    "trailer after a chunked body":
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX-Sum: 1\r\n\r\n",
}
for name, response in responses.items():
    program = subprocess.Popen([sys.argv[1], str(listener.getsockname()[1])], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    connection, _ = listener.accept()
    connection.recv(9999)
    connection.sendall(response)
    connection.close()
    output, errors = program.communicate(timeout=30)
    print(f"{name}:", output.decode().strip() or "crash: " + errors.decode().strip())
