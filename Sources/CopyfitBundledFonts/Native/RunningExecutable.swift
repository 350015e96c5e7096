#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The file that the running process was started from.
enum RunningExecutable {
    /// Its absolute path with every symbolic link resolved; nil where `/proc` is not mounted.
    static func path() -> String? {
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Int(PATH_MAX)) { buffer in
            guard let start = buffer.baseAddress else { return nil }
            // readlink writes at most `count` bytes, without a final NUL, and returns how many.
            let count = unsafe readlink("/proc/self/exe", start, buffer.count)
            return count > 0 ? unsafe String(decoding: buffer[..<count], as: UTF8.self) : nil
        }
    }
}

/// Whether this process may read the file at `path`.
func isReadable(_ path: String) -> Bool {
    unsafe access(path, R_OK) == 0
}
