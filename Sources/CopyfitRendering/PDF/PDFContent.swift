import CopyfitDrawing
import Foundation

/// The instructions that draw a page or a group. What is drawn comes with the map from its own coordinates to the page's,
/// y down; the file has them y up. Source: ISO 32000-1, 8.
struct PDFContent {
    var code = Markup()
    var resources = PDFResources()
    /// Maps the page's coordinates to the file's.
    let page: PlaneMap
    /// The group that these instructions become, and the key of what is read of them; nil if nothing is.
    private(set) var group: PDFFile.Reference?
    private(set) var key: Int?
    /// What the instructions belong to that are added now.
    private(set) var mark: Mark?
    var state = State()
    private var savedStates: [State] = []
    /// How deep states were saved inside each other.
    private(set) var saveDepth = 0

    /// A part of the document's structure, or none: decoration.
    struct Mark: Equatable {
        let part: Int?
        /// Where it is not the document's.
        var language: String?
    }

    /// What was set last; nil is unknown.
    struct State {
        var fill: DisplayList.PlainColor?
        var stroke: DisplayList.PlainColor?
        var graphics: PDFFile.Reference?
        var line: StrokeStyle?
        var font: PDFFile.Reference?
        var fontSize = 0.0
    }

    /// Instructions for a page of this height.
    init(pageHeight: Double, key: Int? = nil) {
        page = PlaneMap(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: pageHeight)
        self.key = key
    }

    /// Instructions for a group on the same page.
    func group(_ group: PDFFile.Reference? = nil, key: Int? = nil) -> PDFContent {
        var content = PDFContent(pageHeight: page.ty)
        (content.group, content.key) = (group, key)
        return content
    }

    var isEmpty: Bool { code.count == 0 }

    mutating func save() {
        code.add("q ")
        savedStates.append(state)
        saveDepth = max(saveDepth, savedStates.count + 1)
    }

    mutating func restore() {
        code.add("Q\n")
        state = savedStates.popLast() ?? State()
    }

    /// Sets an opacity, a blend mode or a mask.
    mutating func setGraphics(_ graphics: PDFFile.Reference) {
        guard state.graphics != graphics else { return }
        state.graphics = graphics
        resources.name(graphics, .state, in: &code)
        code.add("gs\n")
    }

    /// Fills, or draws lines, in a colour, whose opacity is not looked at.
    mutating func setColor(_ color: DisplayList.PlainColor, isLine: Bool) {
        let color = color.inUnit
        guard (isLine ? state.stroke : state.fill) != color else { return }
        if isLine { state.stroke = color } else { state.fill = color }
        let isGrey = color.red == color.green && color.green == color.blue
        for part in isGrey ? [color.red] : [color.red, color.green, color.blue] {
            code.number(Double(part), decimals: 4)
            code.byte(UInt8(ascii: " "))
        }
        code.add(isGrey ? isLine ? "G\n" : "g\n" : isLine ? "RG\n" : "rg\n")
    }

    /// Fills, or draws lines, in a pattern.
    mutating func setPattern(_ pattern: PDFFile.Reference, isLine: Bool) {
        if isLine { state.stroke = nil } else { state.fill = nil }
        code.add(isLine ? "/Pattern CS" : "/Pattern cs")
        resources.name(pattern, .pattern, in: &code)
        code.add(isLine ? "SCN\n" : "scn\n")
    }

    /// Paints an object in a unit square, or a group.
    mutating func paint(_ object: PDFFile.Reference, in map: PlaneMap? = nil) {
        if let map {
            code.add("q ")
            code.map(map.concatenating(page))
            code.add("cm")
        }
        resources.name(object, .picture, in: &code)
        code.add(map == nil ? "Do\n" : "Do Q\n")
    }

    /// Paints the colours of a gradient everywhere; `map` maps its coordinates.
    mutating func paintShading(_ shading: PDFFile.Reference, in map: PlaneMap) {
        code.map(map.concatenating(page))
        code.add("cm")
        resources.name(shading, .shading, in: &code)
        code.add("sh\n")
    }
}

extension PDFContent {
    /// Begins what belongs to a part, with a number among all that is read of these instructions, or decoration.
    mutating func begin(_ mark: Mark, tag: String, number: Int?) {
        endMark()
        self.mark = mark
        guard let number else { return code.add("/Artifact BMC\n") }
        code.add("/\(tag)<</MCID \(number)")
        if let language = mark.language {
            code.add("/Lang")
            code.string(language)
        }
        code.add(">>BDC\n")
    }

    mutating func endMark() {
        if mark != nil { code.add("EMC\n") }
        mark = nil
    }
}

extension DisplayList.PlainColor {
    /// The colour with components between 0 and 1; NaN is 0.
    fileprivate var inUnit: DisplayList.PlainColor {
        func cut(_ part: Float) -> Double { part > 0 ? Double(min(part, 1)) : 0 }
        return DisplayList.PlainColor(red: cut(red), green: cut(green), blue: cut(blue))
    }
}
