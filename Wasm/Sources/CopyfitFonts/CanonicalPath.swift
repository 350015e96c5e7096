/// Paths here are names that the program gave, each of one file.
enum CanonicalPath {
    static func of(_ path: String) -> String? { path }
}
