import Foundation

extension PDFStructure {
    /// Adds an outline of the headings; nil if there are none.
    func writeOutline(to file: inout PDFFile) -> PDFFile.Reference? {
        guard !headings.isEmpty else { return nil }
        let references = headings.map { _ in file.reserve() }
        let root = file.reserve()
        let tree = HeadingTree(headings.map(\.level))
        for (index, heading) in headings.enumerated() {
            let siblings = tree.kids[tree.parents[index] + 1]
            let place = tree.places[index]
            var item = Markup()
            item.add("<</Title")
            item.string(parts[heading.part].text)
            item.add("/Parent ")
            item.reference(tree.parents[index] < 0 ? root : references[tree.parents[index]])
            if place > 0 { item.entry("/Prev ", references[siblings[place - 1]]) }
            if place + 1 < siblings.count { item.entry("/Next ", references[siblings[place + 1]]) }
            Self.addEnds(tree.kids[index + 1].map { references[$0] }, isOpen: false, to: &item)
            item.add("/Dest[")
            item.reference(heading.page)
            item.add("/XYZ null ")
            item.number(heading.top)
            item.add(" null]>>")
            file.set(references[index], item)
        }
        var outline = Markup()
        outline.add("<</Type/Outlines")
        Self.addEnds(tree.kids[0].map { references[$0] }, isOpen: true, to: &outline)
        outline.add(">>")
        file.set(root, outline)
        return root
    }

    private static func addEnds(_ kids: [PDFFile.Reference], isOpen: Bool, to object: inout Markup) {
        guard let first = kids.first, let last = kids.last else { return }
        object.entry("/First ", first)
        object.entry("/Last ", last)
        object.add("/Count \(isOpen ? kids.count : -kids.count)")
    }
}

/// Headings below the last one of a higher level before them.
private struct HeadingTree {
    /// The index of the heading that each one is below; -1 for none.
    private(set) var parents: [Int] = []
    /// The headings below none, and then those below each one.
    private(set) var kids: [[Int]] = [[]]
    /// The place of each heading among those beside it.
    private(set) var places: [Int] = []

    /// O(headings).
    init(_ levels: [Int]) {
        var open: [Int] = []
        for (index, level) in levels.enumerated() {
            while let last = open.last, levels[last] >= level { open.removeLast() }
            let parent = open.last ?? -1
            parents.append(parent)
            places.append(kids[parent + 1].count)
            kids[parent + 1].append(index)
            kids.append([])
            open.append(index)
        }
    }
}

extension Markup {
    fileprivate mutating func entry(_ name: String, _ object: PDFFile.Reference) {
        add(name)
        reference(object)
    }
}
