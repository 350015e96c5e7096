import Foundation

extension PDFPainter {
    /// Adds what the document has besides its pages, and ends the file.
    mutating func finish(_ facts: DocumentFacts) throws(RenderingError) -> Data {
        try check(facts)
        text.write(to: &file)
        var tree = Markup()
        tree.add("<</Type/Pages/Kids[")
        for page in pages {
            tree.reference(page)
            tree.add(" ")
        }
        tree.add("]/Count \(pages.count)>>")
        file.set(pageTree, tree)
        var information = Markup()
        information.add("<</Producer(\(DocumentFacts.producer))")
        for (entry, value) in [("/Title", facts.title), ("/Author", facts.author)] {
            guard let value else { continue }
            information.add(entry)
            information.string(value)
        }
        information.add(">>")
        let catalog = catalog(facts)
        return try file.finish(root: file.add(catalog), information: file.add(information))
    }

    private mutating func catalog(_ facts: DocumentFacts) -> Markup {
        var catalog = Markup()
        catalog.add("<</Type/Catalog/Pages ")
        catalog.reference(pageTree)
        if let language = facts.language { catalog.add("/Lang(\(language))") }
        if let structure {
            catalog.add("/MarkInfo<</Marked true>>/StructTreeRoot ")
            catalog.reference(structure.write(to: &file))
            if let outline = structure.writeOutline(to: &file) {
                catalog.add("/Outlines ")
                catalog.reference(outline)
            }
            if facts.title != nil { catalog.add("/ViewerPreferences<</DisplayDocTitle true>>") }
        }
        if !facts.conformance.isEmpty {
            var entries = Markup()
            entries.add("/Type/Metadata/Subtype/XML")
            catalog.add("/Metadata ")
            catalog.reference(file.addStream(entries, facts.metadata))
        }
        if facts.conformance.contains(.a2b) {
            var entries = Markup()
            entries.add("/N 3")
            catalog.add("/OutputIntents[<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(sRGB)/Info(sRGB)")
            catalog.add("/DestOutputProfile ")
            catalog.reference(file.addStream(entries, compressing: ColorProfile.sRGB))
            catalog.add(">>]")
        }
        catalog.add(">>")
        return catalog
    }

    /// Throws for a standard that the content does not allow.
    private func check(_ facts: DocumentFacts) throws(RenderingError) {
        if facts.conformance.contains(.ua1) {
            if facts.title?.isEmpty ?? true { throw .notConforming(.ua1, reason: "the document has no title") }
            if facts.language == nil { throw .notConforming(.ua1, reason: "the language of the document is not known") }
            if structure?.hasUnlabelledFigure ?? false {
                throw .notConforming(.ua1, reason: "a picture has no label: give it one, or make it decorative")
            }
        }
        if facts.conformance.contains(.a2b), saveDepth > 28 {
            throw .notConforming(.a2b, reason: "clips are nested more than 28 deep")
        }
        if let standard = facts.conformance.first, text.showsMissingGlyph {
            throw .notConforming(standard, reason: "a text has a character that its fonts do not have")
        }
    }
}
