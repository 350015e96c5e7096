import CopyfitFonts

/// Hashes of files.
package enum FileDigest {
    /// The SHA-256 of a file's bytes, in lower-case hexadecimal. Reads it in pieces.
    package static func sha256(ofFile path: String) throws(StreamError) -> String {
        var hash = SHA256()
        try ProcessStreams.readAll(ofFile: path) { hash.update($0) }
        return hash.hexadecimal()
    }
}
