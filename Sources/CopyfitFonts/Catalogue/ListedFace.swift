/// A face as a list of the available fonts has it.
public struct ListedFace: Hashable, Sendable {
    /// Family and style words, as `FontCatalogue.chain(named:)` takes them.
    public let name: String
    /// The family.
    public let family: String
    /// Weight, width and slant.
    public let style: FontStyle
    /// The file's path.
    public let path: String
    /// The face's index in its file.
    public let index: Int

    init(_ record: FontRecord) {
        let words = FontStyleName.words(record.style)
        name = words.isEmpty ? record.family : "\(record.family) \(words)"
        (family, style, path, index) = (record.family, record.style, record.path, record.index)
    }

    /// The style in words; `Regular` for the regular one.
    public var styleName: String {
        let words = FontStyleName.words(style)
        return words.isEmpty ? "Regular" : words
    }
}

extension FontCatalogue {
    /// The faces of a font file, in its order.
    ///
    /// - Throws: what opening the file throws.
    public func faces(inFile path: String) throws(FontError) -> [ListedFace] {
        _ = try chain(files: [FontFileReference(path: path)])
        return try opener.records(inFile: path).map(ListedFace.init)
    }
}
