/// There is no executable.
enum RunningExecutable {
    static func path() -> String? { nil }
}

/// There are no files.
func isReadable(_ path: String) -> Bool { false }
