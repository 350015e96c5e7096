import CopyfitDrawing

/// The structure of a tagged document: what its parts are, in the order in which they are read.
///
/// Source: ISO 32000-1, 14.7 and 14.8.
struct PDFStructure {
    /// A part by its number; 0 is the document.
    typealias Number = Int

    /// What is inside a part.
    enum Kid {
        case part(Number)
        /// Marked content of a page, or of a group on it.
        case content(Int, page: PDFFile.Reference, group: PDFFile.Reference?)
        case link(PDFFile.Reference, page: PDFFile.Reference)
    }

    struct Part {
        var tag: String
        let parent: Number
        var kids: [Kid] = []
        /// What is read instead of the content.
        var label: String?
        /// The text of a heading.
        var text = ""
        var hasText = false
    }

    /// What the file's table of keys has.
    enum Key {
        /// The parts that the contents of a page or a group belong to, in their order.
        case contents([Number])
        case link(Number)
    }

    /// A heading, for the outline.
    struct Heading {
        let part: Number
        let level: Int
        let page: PDFFile.Reference
        /// The top in the file's coordinates.
        let top: Double
    }

    var parts = [Part(tag: "Document", parent: 0)]
    var headings: [Heading] = []
    var keys: [Key] = []
    /// The parts that are open, the innermost last, and for each open layer how many it has opened.
    private var open: [Number] = [0]
    private var opened: [Int] = []
    /// The figures and the headings that are open.
    var figures: [Number] = []
    var openHeadings: [Number] = []
    /// For each open layer whether its content is decoration.
    private var decorations: [Bool] = []
    /// The paragraph of texts that are in none.
    var loose: Number?

    /// Whether a picture has nothing that is read instead.
    var hasUnlabelledFigure: Bool { parts.contains { $0.tag == "Figure" && !$0.kids.isEmpty && $0.label == nil } }

    /// Whether what is drawn now is not read.
    var isDecoration: Bool { decorations.last ?? false }

    /// A key for a page's or a group's contents.
    mutating func key() -> Int {
        keys.append(.contents([]))
        return keys.count - 1
    }

    /// Begins a layer; every call is followed by one of ``end()``.
    mutating func begin(_ layer: DisplayList.Layer) {
        loose = nil
        let isDecoration = isDecoration || layer.role == .decoration && figures.isEmpty
        decorations.append(isDecoration)
        let count = open.count
        if !isDecoration {
            if let role = layer.role { begin(role) }
            if layer.label != nil, layer.role != .figure, figures.isEmpty { begin(tag: "Figure") }
            if let label = layer.label, open.count > count { parts[innermost].label = label }
        }
        opened.append(open.count - count)
    }

    mutating func end() {
        loose = nil
        decorations.removeLast()
        for _ in 0..<opened.removeLast() {
            let part = open.removeLast()
            if figures.last == part { figures.removeLast() }
            if openHeadings.last == part { openHeadings.removeLast() }
            let around = parts[part].parent
            if parts[part].kids.isEmpty, parts[part].tag != "Link" { parts[around].kids.removeLast() }
            if parts[part].tag == "H" { parts[part].tag = "H1" }
            // A label of a text is no picture's.
            if parts[part].tag == "Figure", parts[part].hasText {
                parts[part].tag = parts[around].isGrouping ? "P" : "Span"
            }
        }
    }

    /// Begins the part of a link; nil if it is decoration.
    mutating func beginLink() -> Number? {
        guard !isDecoration, figures.isEmpty else { return nil }
        loose = nil
        let count = open.count
        if isGrouping { begin(tag: "P") }
        begin(tag: "Link")
        opened[opened.count - 1] += open.count - count
        return innermost
    }

    private mutating func begin(_ role: DisplayList.Role) {
        guard figures.isEmpty else { return }
        switch role {
        case .paragraph: if isGrouping { begin(tag: "P") }
        case .heading(let level): begin(headingOfLevel: level)
        case .figure: begin(tag: "Figure")
        case .list: if isGrouping, !["Table", "TR"].contains(parts[innermost].tag) { begin(tag: "L") }
        case .listItem:
            guard parts[innermost].tag == "L" else { return }
            begin(tag: "LI")
            begin(tag: "LBody")
        case .table: if isGrouping { begin(tag: "Table") }
        case .row: if parts[innermost].tag == "Table" { begin(tag: "TR") }
        case .headerCell: if parts[innermost].tag == "TR" { begin(tag: "TH") }
        case .cell: if parts[innermost].tag == "TR" { begin(tag: "TD") }
        case .decoration: break
        }
    }

    /// A level may be stated by a layer inside the one that says that there is a heading.
    private mutating func begin(headingOfLevel level: Int) {
        let tag = 1...6 ~= level ? "H\(level)" : "H"
        if parts[innermost].tag == "H", parts[innermost].kids.isEmpty { return parts[innermost].tag = tag }
        if isGrouping { begin(tag: tag) }
    }

    private mutating func begin(tag: String) {
        parts.append(Part(tag: tag, parent: innermost))
        parts[innermost].kids.append(.part(parts.count - 1))
        open.append(parts.count - 1)
        if tag == "Figure" { figures.append(parts.count - 1) }
        if tag.isHeading { openHeadings.append(parts.count - 1) }
    }

    var innermost: Number { open[open.count - 1] }

    var isGrouping: Bool { parts[innermost].isGrouping }
}

extension PDFStructure.Part {
    /// Whether the part has no text of its own, but others with text.
    fileprivate var isGrouping: Bool {
        ["Document", "L", "LI", "LBody", "Table", "TR", "TH", "TD"].contains(tag)
    }
}

extension String {
    /// Whether the tag is that of a heading.
    fileprivate var isHeading: Bool { self == "H" || count == 2 && first == "H" }
}
