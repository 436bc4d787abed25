# Contains what Scripts/measure and Scripts/attack share. Both scripts read this file, which does nothing useful alone.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
PATH=$PATH:/usr/sbin:/sbin

# All temporary files are in this folder. When the script exits, the servers that `serve` started are stopped and the
# folder is removed. Other users may read the folder, because an nginx that root starts runs its workers as another
# user.
folder=$(mktemp -d)
chmod 755 "$folder"
servers=
clean_up() {
    for server in $servers; do kill "$server" 2>/dev/null || true; done
    rm -r "$folder"
}
trap clean_up EXIT

# Runs the function `run_SUBCOMMAND`, or prints the script's usage: run_subcommand SUBCOMMAND [POSITIVE-NUMBER]
run_subcommand() {
    if [[ ${1:-} == --help || ${2:-} == --help ]]; then
        usage
        exit
    fi
    if ! declare -F "run_${1:-}" >/dev/null || [[ $# -gt 2 || ! ${2:-1} =~ ^[1-9][0-9]*$ ]]; then
        usage >&2
        exit 64
    fi
    "run_$@"
}

# Exits unless all tools are installed and all files are readable.
require() {
    local name
    for name in "$@"; do
        command -v "$name" >/dev/null || [[ -r $name ]] || { echo "$name is required" >&2; exit 69; }
    done
}

# Starts a server, and sets `served` to the first line that it prints: serve COMMAND...
serve() {
    "$@" >"$folder/served" &
    servers+=" $!"
    until [[ -s $folder/served ]]; do sleep 0.1; done
    served=$(<"$folder/served")
}

# Starts a local server that answers every request with a JSON file, and sets `base` to its URL: serve_json FILE
serve_json() {
    require python3
    unset http_proxy
    serve python3 Tests/HTTPTransportTests/Servers/json.py "$1"
    base=http://127.0.0.1:$served
}
