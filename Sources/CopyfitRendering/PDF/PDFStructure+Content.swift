import CopyfitDrawing

extension PDFStructure {
    /// What a text belongs to that is drawn now; nil if it is decoration.
    mutating func part(ofText text: String, top: Double, on page: PDFFile.Reference) -> Number? {
        guard !isDecoration else { return nil }
        if isGrouping, loose == nil {
            parts.append(Part(tag: "P", parent: innermost))
            parts[innermost].kids.append(.part(parts.count - 1))
            loose = parts.count - 1
        }
        let part = loose ?? innermost
        parts[part].hasText = true
        if let heading = openHeadings.last {
            if parts[heading].text.isEmpty {
                let level = Int(parts[heading].tag.dropFirst()) ?? 1
                headings.append(Heading(part: heading, level: level, page: page, top: top))
            }
            parts[heading].text += text
        }
        return part
    }

    /// What a shape or a picture belongs to that is drawn now; nil if it is decoration.
    ///
    /// - Parameter isPicture: A picture outside all figures is one by itself.
    mutating func part(ofShape isPicture: Bool) -> Number? {
        guard !isDecoration else { return nil }
        if let figure = figures.last { return figure }
        guard isPicture else { return nil }
        loose = nil
        parts.append(Part(tag: "Figure", parent: innermost))
        parts[innermost].kids.append(.part(parts.count - 1))
        return parts.count - 1
    }

    /// Adds content to a part, and returns its number among those of a page or a group.
    mutating func add(to part: Number, key: Int, page: PDFFile.Reference, group: PDFFile.Reference?) -> Int {
        guard case .contents(var contents) = keys[key] else { preconditionFailure("The key is that of a link.") }
        let number = contents.count
        keys[key] = .contents([])
        contents.append(part)
        keys[key] = .contents(contents)
        parts[part].kids.append(.content(number, page: page, group: group))
        return number
    }

    /// Adds an annotation to a part, and returns its key.
    mutating func add(_ link: PDFFile.Reference, to part: Number, page: PDFFile.Reference) -> Int {
        parts[part].kids.append(.link(link, page: page))
        keys.append(.link(part))
        return keys.count - 1
    }
}
