import ArgumentParser
import CopyfitCommandLine

/// How the measurements of one text are written.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
    /// For people.
    case table
    /// One object, or an array of objects when there are several widths.
    case json
    /// One object per line and width.
    case ndjson
}
