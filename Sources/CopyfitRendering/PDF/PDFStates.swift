import CopyfitDrawing

/// The opacities, blend modes and masks of a document, each once. Source: ISO 32000-1, 11.6.4 and 11.6.5.
struct PDFStates {
    private struct Key: Hashable {
        let opacity: Int
        let mode: BlendMode
        let mask: Mask?
    }

    /// A group that says where something is drawn.
    enum Mask: Hashable {
        case alpha(PDFFile.Reference)
        /// White is opaque.
        case grey(PDFFile.Reference)
    }

    private static let steps = 10_000.0
    private var known: [Key: PDFFile.Reference] = [:]

    /// A state; an opacity is rounded to four decimals.
    mutating func state(
        opacity: Double = 1,
        mode: BlendMode = .normal,
        mask: Mask? = nil,
        in file: inout PDFFile
    ) -> PDFFile.Reference {
        let steps = opacity > 0 ? Int((min(opacity, 1) * Self.steps).rounded()) : 0
        let key = Key(opacity: steps, mode: mode, mask: mask)
        if let found = known[key] { return found }
        var object = Markup()
        object.add("<</Type/ExtGState/ca ")
        object.number(Double(steps) / Self.steps, decimals: 4)
        object.add("/CA ")
        object.number(Double(steps) / Self.steps, decimals: 4)
        if mode != .normal { object.add("/BM/\(mode.nameInPDF)") }
        switch mask {
        case .alpha(let group): object.mask("Alpha", group)
        case .grey(let group): object.mask("Luminosity", group)
        case nil: break
        }
        object.add(">>")
        let reference = file.add(object)
        known[key] = reference
        return reference
    }
}

extension Markup {
    fileprivate mutating func mask(_ kind: String, _ group: PDFFile.Reference) {
        add("/SMask<</Type/Mask/S/\(kind)/G ")
        reference(group)
        add(">>")
    }
}

extension BlendMode {
    /// Whether PDF has the blend mode.
    var isInPDF: Bool {
        switch self {
        case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: false
        default: true
        }
    }

    /// The mode's name: its own with a capital; the normal one's for a mode that PDF does not have.
    fileprivate var nameInPDF: String { isInPDF ? rawValue.prefix(1).uppercased() + rawValue.dropFirst() : "Normal" }
}
