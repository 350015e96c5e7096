import Foundation

extension PDFStructure {
    /// Adds the parts to the file, and the table of what contents belong to. Returns the tree's root.
    func write(to file: inout PDFFile) -> PDFFile.Reference {
        let root = file.reserve()
        var references: [Number: PDFFile.Reference] = [:]
        let order = orderedParts
        for part in order { references[part] = file.reserve() }
        for part in order {
            let parent = part == 0 ? root : references[parts[part].parent] ?? root
            if let reference = references[part] { file.set(reference, object(part, parent, references)) }
        }
        var tree = Markup()
        tree.add("<</Type/StructTreeRoot/K ")
        tree.reference(references[0] ?? root)
        tree.add("/ParentTree ")
        tree.reference(file.add(parentTree(references)))
        tree.add("/ParentTreeNextKey \(keys.count)>>")
        file.set(root, tree)
        return root
    }

    /// All parts with content, each before those inside it.
    private var orderedParts: [Number] {
        var (order, rest): ([Number], [Number]) = ([], [0])
        while let part = rest.popLast() {
            order.append(part)
            for case .part(let kid) in parts[part].kids.reversed() { rest.append(kid) }
        }
        return order
    }

    private func object(
        _ number: Number,
        _ parent: PDFFile.Reference,
        _ references: [Number: PDFFile.Reference]
    ) -> Markup {
        let part = parts[number]
        var object = Markup()
        object.add("<</Type/StructElem/S/\(part.tag)/P ")
        object.reference(parent)
        if part.tag == "TH" { object.add("/A<</O/Table/Scope/Column>>") }
        if let label = part.label {
            object.add("/Alt")
            object.string(label)
        }
        object.add("/K[")
        for kid in part.kids {
            switch kid {
            case .part(let kid):
                if let reference = references[kid] { object.reference(reference) }
            case .content(let number, let page, let group):
                object.add("<</Type/MCR/MCID \(number)/Pg ")
                object.reference(page)
                if let group {
                    object.add("/Stm ")
                    object.reference(group)
                }
                object.add(">>")
            case .link(let link, let page):
                object.add("<</Type/OBJR/Obj ")
                object.reference(link)
                object.add("/Pg ")
                object.reference(page)
                object.add(">>")
            }
            object.add(" ")
        }
        object.add("]>>")
        return object
    }

    private func parentTree(_ references: [Number: PDFFile.Reference]) -> Markup {
        var tree = Markup()
        func add(_ part: Number) {
            if let reference = references[part] { tree.reference(reference) } else { tree.add("null") }
        }
        tree.add("<</Nums[")
        for (number, key) in keys.enumerated() {
            tree.integer(number)
            tree.add(" ")
            switch key {
            case .link(let part): add(part)
            case .contents(let parts):
                tree.add("[")
                for part in parts {
                    add(part)
                    tree.add(" ")
                }
                tree.add("]")
            }
            tree.add(" ")
        }
        tree.add("]>>")
        return tree
    }
}
