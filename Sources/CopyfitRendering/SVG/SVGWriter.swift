import CopyfitDrawing
import CopyfitFonts
import Foundation

/// Writes one drawing: what is drawn goes to `body`, what it refers to goes to `definitions`.
struct SVGWriter: ItemPainter {
    let size: CGSize
    let text: SVGRenderer.TextMode
    var body = Markup()
    var definitions = Markup()
    var remarks = Remarks()
    var layers: [OpenLayer] = []
    var space = WritingSpace()
    var identifiers = Identifiers()
    var glyphDefinitions = GlyphDefinitions()
    var fonts: EmbeddedFonts
    /// Whether something since the start of the item could not be written.
    var hasFailed = false
    /// The numbers of what is defined once and used by several items.
    var gradients: [DisplayList.Gradient: Int] = [:]
    var patterns: [DisplayList.Pattern: Int] = [:]
    var pictures: [DisplayList.Picture: Int?] = [:]
    var tints: [TintKey: Int] = [:]

    init(size: CGSize, text: SVGRenderer.TextMode, outlined: Set<FontFace>) {
        (self.size, self.text) = (size, text)
        fonts = EmbeddedFonts(without: outlined)
        body.reserve(16_384)
        definitions.reserve(32_768)
    }

    /// Fills the whole drawing.
    mutating func fillAll(_ color: DisplayList.PlainColor) {
        guard color.alpha > 0 else { return }
        body.add("<rect width=\"100%\" height=\"100%\"")
        fillAttributes(color)
        body.add("/>")
    }

    /// The finished file.
    func file(title: String?) -> Data {
        var file = Markup()
        let styles = fonts.markup()
        file.reserve(512 + definitions.count + body.count + styles.count)
        file.add("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"")
        file.number(size.width)
        file.add("\" height=\"")
        file.number(size.height)
        file.add("\" viewBox=\"0 0 ")
        file.number(size.width)
        file.byte(UInt8(ascii: " "))
        file.number(size.height)
        file.add("\">")
        if let title {
            file.add("<title>")
            file.escaped(title)
            file.add("</title>")
        }
        file.add(styles)
        if definitions.count > 0 {
            file.add("<defs>")
            file.add(definitions)
            file.add("</defs>")
        }
        file.add(body)
        file.add("</svg>\n")
        if file.hasSigns { file.write(FileSign(file.bytes)) }
        return Data(file.bytes)
    }
}

/// The identifiers in a file. Ours are an underscore, the file's sign and a number; the list's begin with a letter.
struct Identifiers {
    private var last = 0
    private var taken: Set<String> = []
    /// The last number that was added to a name.
    private var suffixes: [String: Int] = [:]

    /// A number that no other definition has.
    mutating func next() -> Int {
        last += 1
        return last
    }

    /// An identifier that XML allows and nothing else in the file has.
    mutating func unique(_ wish: String) -> String {
        var name = String(wish.unicodeScalars.map { Self.isAllowed($0) ? Character($0) : "-" })
        if name.unicodeScalars.first.map({ !$0.properties.isAlphabetic }) ?? true { name = "id" + name }
        var (candidate, count) = (name, suffixes[name] ?? 1)
        while !taken.insert(candidate).inserted {
            count += 1
            candidate = "\(name)-\(count)"
        }
        suffixes[name] = count
        return candidate
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": true
        default: scalar.value > 0x7F && scalar.properties.isXIDContinue && scalar.value < 0xF000
        }
    }
}

/// The coordinates that items are written in, and how they map to the drawing's.
struct WritingSpace {
    var transform = CGAffineTransform.identity

    /// How many decimals keep a coordinate within a thousandth of a point on the drawing.
    var decimals: Int {
        let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        guard scale > 1, scale.isFinite else { return 3 }
        return min(8, 3 + Int(log10(scale).rounded(.up)))
    }

    /// What can be seen of a drawing of this size, in these coordinates, with a margin in them.
    func visible(_ size: CGSize, margin: Double = 0) -> CGRect {
        let isInvertible = transform.a * transform.d - transform.b * transform.c != 0
        let seen = isInvertible ? CGRect(origin: .zero, size: size).applying(transform.inverted()) : .zero
        let sides: [Double] = [seen.minX, seen.minY, seen.width, seen.height]
        guard sides.allSatisfy(Markup.isWritable) else { return CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6) }
        return seen.insetBy(dx: -margin, dy: -margin)
    }
}
