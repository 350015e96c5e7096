package import CopyfitFonts

/// Font files, and what is chosen in them: from the command's options or a record.
package struct FontFiles: Hashable, Sendable {
    /// The primary font's file, then the whole fallback chain.
    package var paths: [String]
    /// The index of the face in each file, in the files' order; 0 for those that have none.
    package var faceIndices: [Int] = []
    /// Positions on the axes of the first file.
    package var variations: [FontVariation] = []

    /// The first face of each file.
    package init(paths: [String]) { self.paths = paths }

    /// The faces, the primary one first.
    package var references: [FontFileReference] {
        paths.enumerated().map { position, path in
            FontFileReference(
                path: path,
                index: position < faceIndices.count ? faceIndices[position] : 0,
                variations: position == 0 ? variations : []
            )
        }
    }
}
