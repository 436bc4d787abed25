#if os(Windows) || os(WASI)
    import Foundation

    /// On Windows and WASI, which lack POSIX terminals and signals, the tool treats streams as files.
    extension System {
        static func width(of stream: Stream) -> Int? { nil }

        static func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

        static func isTerminal(_ stream: Stream) -> Bool { false }

        static var standardInputSize: Int? { nil }

        static func contents(of file: String) -> [UInt8]? {
            guard file == "-" else { return FileManager.default.contents(atPath: file).map(Array.init) }
            return (try? FileHandle.standardInput.readToEnd() ?? Data()).map(Array.init)
        }

        /// Does nothing, so Ctrl-C ends the program.
        static func onInterrupt(_ handler: @escaping @convention(c) (Int32) -> Void) {}

        static func exitAtOnce(_ status: Int32) -> Never { exit(status) }

        static var readerHasGone: Bool { false }

        static func writeAtOnce(_ text: StaticString, to stream: Stream) {
            _ = write("\(text)", to: stream)
        }

        static func write(_ text: String, to stream: Stream) -> Bool {
            let file = stream == .error ? FileHandle.standardError : FileHandle.standardOutput
            return (try? file.write(contentsOf: Data(text.utf8))) != nil
        }
    }
#endif
