import CopyfitBundledFonts
import CopyfitFonts
import Foundation

extension DisplayList: Codable {
    private enum CodingKeys: CodingKey {
        case size, items, fonts, pictures, remarks
    }

    /// Writes `size`, `items`, `fonts`, `pictures` and `remarks`; items name their face and picture by index. The tree is
    /// written as its steps: a group as `begin`, its items, perhaps `mask` and the items of its mask, and `end`.
    public func encode(to encoder: any Encoder) throws {
        var tables = EncodingTables()
        let coded = items.steps.map { tables.code($0) }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(CodedSize(size), forKey: .size)
        try container.encode(coded, forKey: .items)
        try container.encode(tables.faces.map(CodedFont.init), forKey: .fonts)
        try container.encode(tables.pictures.map(CodedPicture.init), forKey: .pictures)
        try container.encode(remarks, forKey: .remarks)
    }

    /// Reads what ``encode(to:)`` wrote. Opens the files of the fonts: bundled ones by their place among the bundled
    /// fonts, others by their path. A `mask` or an `end` without a group is ignored, and groups without an `end` end with the
    /// drawing.
    ///
    /// - Throws: `DecodingError`, also for a font that cannot be opened.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let faces = try container.decode([CodedFont].self, forKey: .fonts).map { try $0.open() }
        let pictures = try container.decode([CodedPicture].self, forKey: .pictures).map(\.picture)
        let tables = DecodingTables(faces: faces, pictures: pictures, path: container.codingPath)
        var recorder = ItemRecorder()
        for item in try container.decode([CodedItem].self, forKey: .items) { try tables.record(item, in: &recorder) }
        self.init(
            size: try container.decode(CodedSize.self, forKey: .size).size,
            items: recorder.items,
            remarks: try container.decode([String].self, forKey: .remarks)
        )
    }
}

/// The faces and pictures met while encoding, each once.
private struct EncodingTables {
    private(set) var faces: [FontFace] = []
    private(set) var pictures: [DisplayList.Picture] = []
    private var indexOfFace: [FontFace: Int] = [:]
    private var indexOfPicture: [DisplayList.Picture: Int] = [:]

    mutating func code(_ step: DisplayList.Step) -> CodedItem {
        switch step {
        case .item(let item): code(item)
        case .mask: .mask
        case .end: .end
        }
    }

    private mutating func code(_ item: DisplayList.Item) -> CodedItem {
        switch item {
        case .fill(let path, let paint, let style):
            .fill(path: path.description, paint: code(paint), style: CodedFillStyle(style))
        case .stroke(let path, let paint, let style):
            .stroke(path: path.description, paint: code(paint), style: CodedStrokeStyle(style))
        case .glyphs(let run): .glyphs(CodedGlyphRun(run, font: index(of: run.face), paint: code(run.paint)))
        case .image(let drawing): .image(CodedImage(drawing, picture: index(of: drawing.picture)))
        case .group(let group): .begin(CodedLayer(group.layer))
        }
    }

    private mutating func code(_ paint: DisplayList.Paint) -> CodedPaint {
        switch paint {
        case .color(let color): .color(color)
        case .gradient(let gradient): .gradient(gradient)
        case .pattern(let pattern):
            .pattern(
                picture: index(of: pattern.picture),
                source: CodedRect(pattern.source),
                tile: CodedRect(pattern.tile)
            )
        }
    }

    private mutating func index(of face: FontFace) -> Int {
        if let known = indexOfFace[face] { return known }
        indexOfFace[face] = faces.count
        faces.append(face)
        return faces.count - 1
    }

    private mutating func index(of picture: DisplayList.Picture) -> Int {
        if let known = indexOfPicture[picture] { return known }
        indexOfPicture[picture] = pictures.count
        pictures.append(picture)
        return pictures.count - 1
    }
}

/// The faces and pictures that decoded items name.
private struct DecodingTables {
    let faces: [FontFace]
    let pictures: [DisplayList.Picture]
    let path: [any CodingKey]

    func record(_ coded: CodedItem, in recorder: inout ItemRecorder) throws {
        switch coded {
        case .fill(let outline, let paint, let style):
            recorder.add(.fill(try read(outline), try self.paint(paint), style.style))
        case .stroke(let outline, let paint, let style):
            recorder.add(.stroke(try read(outline), try self.paint(paint), style.style))
        case .glyphs(let run):
            recorder.add(.glyphs(try run.run(face: element(run.font, of: faces), paint: paint(run.paint))))
        case .image(let image): recorder.add(.image(image.drawing(try element(image.picture, of: pictures))))
        case .begin(let layer): recorder.begin(try layer.layer { try read($0) })
        case .mask: recorder.beginMask()
        case .end: recorder.end()
        }
    }

    private func paint(_ coded: CodedPaint) throws -> DisplayList.Paint {
        switch coded {
        case .color(let color): .color(color)
        case .gradient(let gradient): .gradient(gradient)
        case .pattern(let picture, let source, let tile):
            .pattern(DisplayList.Pattern(try element(picture, of: pictures), source: source.rect, tile: tile.rect))
        }
    }

    private func read(_ outline: String) throws -> Path {
        guard let path = Path(outline) else { throw damaged("A path cannot be read: \(outline.prefix(80))") }
        return path
    }

    private func element<Element>(_ index: Int, of table: [Element]) throws -> Element {
        guard table.indices.contains(index) else { throw damaged("No font or picture has the index \(index).") }
        return table[index]
    }

    private func damaged(_ sentence: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: sentence))
    }
}
