import CopyfitBundledFonts
import CopyfitFonts
import Foundation

/// A face as it is written in JSON: its name to read, its file to open.
struct CodedFont: Codable {
    let name: String
    /// The path among the bundled fonts, or the path of another file.
    let file: String
    let isBundled: Bool
    let index: Int
    /// The values of a variable font's axes.
    let variations: [String: Double]

    init(_ face: FontFace) {
        name = face.fullName
        index = face.index
        variations = Dictionary(
            face.variations.map { ($0.axis.description, $0.value) },
            uniquingKeysWith: { $1 }
        )
        let folder = (try? BundledFonts.directory()).map { $0 + "/" }
        isBundled = folder.map(face.path.hasPrefix) ?? false
        file = isBundled ? String(face.path.dropFirst(folder?.count ?? 0)) : face.path
    }

    func open() throws -> FontFace {
        let path = isBundled ? try BundledFonts.directory() + "/" + file : file
        let variations = self.variations.sorted { $0.key < $1.key }.compactMap { axis, value in
            FontTag(axis).map { FontVariation(axis: $0, value: value) }
        }
        let reference = FontFileReference(path: path, index: index, variations: variations)
        return try FontCatalogue(bundledDirectory: nil).chain(files: [reference]).primary
    }
}
