import CopyfitAppleStrings

/// Reads XLIFF 1.2 and 2.0. The text is the target; a unit of several segments is one text.
///
/// Xcode's identifiers of plural and device variants (`key|==|plural.one`) become the key and its variant.
struct XLIFFReader {
    private var xml: XMLReader
    private var locale: TranslationLocale
    private var original: String?
    /// Whether white space counts, by the nearest `xml:space` of each depth.
    private var preserves: [(depth: Int, isPreserved: Bool)] = []
    /// The limits of the groups around a unit.
    private var groups: [(depth: Int, limits: XLIFFLimits)] = []

    init(_ text: SourceText, locale: TranslationLocale) {
        xml = XMLReader(text)
        self.locale = locale
    }

    mutating func read(into collector: inout TranslationCollector) {
        while let event = xml.next(&collector) {
            guard case .start(let tag) = event else { continue }
            noteSpace(of: tag, &collector)
            if xml.isNamed(tag.name, "xliff") {
                readLanguages(tag, source: "srcLang", target: "trgLang", &collector)
            } else if xml.isNamed(tag.name, "file") {
                original = xml.attribute("original", of: tag, &collector)
                readLanguages(tag, source: "source-language", target: "target-language", &collector)
            } else if xml.isNamed(tag.name, "group") {
                let limits = limits(of: tag, &collector)
                groups.append((xml.depth, limits))
            } else if xml.isNamed(tag.name, "trans-unit") || xml.isNamed(tag.name, "unit") {
                readUnit(tag, &collector)
            }
        }
    }

    private mutating func noteSpace(of tag: XMLTag, _ collector: inout TranslationCollector) {
        while let last = preserves.last, last.depth >= xml.depth { preserves.removeLast() }
        guard let space = xml.attribute("xml:space", of: tag, &collector) else { return }
        preserves.append((xml.depth, space == "preserve"))
    }

    private var preservesSpace: Bool { preserves.last?.isPreserved ?? false }

    private mutating func readLanguages(
        _ tag: XMLTag,
        source: String,
        target: String,
        _ collector: inout TranslationCollector
    ) {
        if let name = xml.attribute(source, of: tag, &collector) { collector.sourceLocale = TranslationLocale(name) }
        if let name = xml.attribute(target, of: tag, &collector) { locale = TranslationLocale(name) }
    }

    private mutating func readUnit(_ tag: XMLTag, _ collector: inout TranslationCollector) {
        var unit = XLIFFUnit(offset: tag.start)
        let id = xml.attribute("id", of: tag, &collector)
        let name = xml.attribute("resname", of: tag, &collector) ?? xml.attribute("name", of: tag, &collector)
        unit.isTranslatable = xml.attribute("translate", of: tag, &collector) != "no"
        unit.flags = flags(of: tag, &collector)
        if id == nil, name == nil { collector.report("The unit needs an attribute \"id\".", at: tag.start) }
        unit.key = name ?? id ?? ""
        unit.id = name == nil ? nil : id
        let depth = xml.depth
        reading: while let event = xml.next(&collector) {
            switch event {
            case .start(let tag):
                noteSpace(of: tag, &collector)
                readPart(tag, of: &unit, &collector)
            case .end where xml.depth < depth: break reading
            case .end(let name) where xml.isNamed(name, "segment") || xml.isNamed(name, "ignorable"): unit.endSegment()
            case .end, .characters, .literal, .comment: break
            }
        }
        unit.add(to: &collector, locale: locale, original: original)
    }

    /// What a unit says of its length: limits of its own or of the groups around it, and Weblate's flags.
    private mutating func flags(of tag: XMLTag, _ collector: inout TranslationCollector) -> [String] {
        let flags = xml.attribute("weblate-flags", of: tag, &collector) ?? ""
        return Translation.flags(flags) + limits(of: tag, &collector).flags
    }

    /// The limits of a group or unit, which are those of the group around it where it says nothing.
    private mutating func limits(of tag: XMLTag, _ collector: inout TranslationCollector) -> XLIFFLimits {
        while let last = groups.last, last.depth >= xml.depth { groups.removeLast() }
        let outer = groups.last?.limits
        return XLIFFLimits(
            width: xml.attribute("maxwidth", of: tag, &collector) ?? outer?.width,
            unit: xml.attribute("size-unit", of: tag, &collector) ?? outer?.unit,
            bytes: xml.attribute("maxbytes", of: tag, &collector) ?? outer?.bytes
        )
    }

    private mutating func readPart(_ tag: XMLTag, of unit: inout XLIFFUnit, _ collector: inout TranslationCollector) {
        if xml.isNamed(tag.name, "source") {
            unit.source = inlineText(&unit, &collector)
        } else if xml.isNamed(tag.name, "target") {
            if let state = xml.attribute("state", of: tag, &collector) { unit.states.append(state) }
            if unit.targetOffset == nil { unit.targetOffset = xml.contentStart }
            unit.target = inlineText(&unit, &collector)
        } else if xml.isNamed(tag.name, "note") {
            unit.addComment(xml.content(&collector))
        } else if xml.isNamed(tag.name, "segment") {
            if let state = xml.attribute("state", of: tag, &collector) { unit.states.append(state) }
        } else if xml.isNamed(tag.name, "data") {
            let id = xml.attribute("id", of: tag, &collector) ?? ""
            unit.codes[id] = xml.content(&collector)
        } else if !["notes", "ignorable", "originalData", "segment"].contains(where: { xml.isNamed(tag.name, $0) }) {
            _ = xml.content(&collector)
        }
    }

    /// The text of the element that was begun last, with its inline elements.
    private mutating func inlineText(
        _ unit: inout XLIFFUnit,
        _ collector: inout TranslationCollector
    ) -> XLIFFText {
        let depth = xml.depth
        var text = XLIFFText()
        text.preservesSpace = preservesSpace
        while let event = xml.next(&collector) {
            switch event {
            case .characters(let range): text.append(xml.decoded(range, &collector))
            case .literal(let range): text.append(xml.literal(range))
            case .start(let tag): readInline(tag, &unit, into: &text, &collector)
            case .end where xml.depth < depth: return text
            case .end, .comment: break
            }
        }
        return text
    }

    private mutating func readInline(
        _ tag: XMLTag,
        _ unit: inout XLIFFUnit,
        into text: inout XLIFFText,
        _ collector: inout TranslationCollector
    ) {
        switch xml.text.string(tag.name) {
        case "mrk": return
        case "g", "pc": note(tag, in: &text, &collector)
        case "x", "ph":
            let id = xml.attribute("id", of: tag, &collector) ?? ""
            let equivalent = xml.attribute("equiv", of: tag, &collector)
            let shown =
                xml.attribute("disp", of: tag, &collector)
                ?? xml.attribute("dataRef", of: tag, &collector).flatMap { unit.codes[$0] }
                ?? xml.attribute("equiv-text", of: tag, &collector) ?? equivalent
            // A target's element may leave out what the source's says
            if let equivalent, !equivalent.isEmpty { unit.names[id] = unit.names[id] ?? equivalent }
            let name = unit.names[id] ?? id
            let isBreak = xml.attribute("ctype", of: tag, &collector) == "lb"
            let content = xml.content(&collector)
            if isBreak { return text.append(spelledOut: "\n") }
            text.append(code: content.isEmpty ? shown ?? "{\(name)}" : content, name: name)
        case "cp":
            let digits = xml.attribute("hex", of: tag, &collector) ?? ""
            _ = xml.content(&collector)
            if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
                text.append(spelledOut: String(scalar))
            }
        default:
            // The code of formatting (bpt, ept, it, bx, ex, sc, ec): it is not shown
            note(tag, in: &text, &collector)
            _ = xml.content(&collector)
        }
    }

    /// Remembers an inline element of formatting by its name and id.
    private mutating func note(_ tag: XMLTag, in text: inout XLIFFText, _ collector: inout TranslationCollector) {
        let id = xml.attribute("id", of: tag, &collector).map { " id=\"\($0)\"" } ?? ""
        text.append(tag: xml.text.string(tag.name) + id)
    }
}
