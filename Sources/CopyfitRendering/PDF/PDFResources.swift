/// The objects that instructions name: `/F7` is the font that object 7 is.
struct PDFResources {
    enum Kind: Int, CaseIterable {
        case font, state, pattern, shading, picture

        /// The letter that names begin with, and the entry of the dictionary.
        fileprivate var words: (letter: String, entry: String) {
            switch self {
            case .font: ("F", "/Font")
            case .state: ("G", "/ExtGState")
            case .pattern: ("P", "/Pattern")
            case .shading: ("S", "/Shading")
            case .picture: ("X", "/XObject")
            }
        }
    }

    private var used = [Set<Int>](repeating: [], count: Kind.allCases.count)

    /// Notes an object and adds its name.
    mutating func name(_ object: PDFFile.Reference, _ kind: Kind, in code: inout Markup) {
        used[kind.rawValue].insert(object.number)
        code.byte(UInt8(ascii: "/"))
        code.add(kind.words.letter)
        code.integer(object.number)
        code.byte(UInt8(ascii: " "))
    }

    /// The dictionary of all names. O(objects × log objects).
    func write(to object: inout Markup) {
        object.add("<<")
        for kind in Kind.allCases where !used[kind.rawValue].isEmpty {
            object.add(kind.words.entry)
            object.add("<<")
            for number in used[kind.rawValue].sorted() {
                object.add("/\(kind.words.letter)\(number) \(number) 0 R")
            }
            object.add(">>")
        }
        object.add(">>")
    }
}
