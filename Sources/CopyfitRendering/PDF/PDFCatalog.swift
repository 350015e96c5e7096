import Foundation

/// The last objects of a PDF file that cairo has written: the document's properties and its catalog.
///
/// cairo cannot state a language, always states a date, and calls a file with a link tagged. It names a picture that a page shows several times once for
/// each, which a dictionary may not. All are corrected in the finished file: the date becomes
/// spaces, and the language is inserted into the catalog, the last object before the table of objects, so that only the
/// place of that table changes. cairo 1.18 compresses these objects: its files are first written as 1.16 would write them.
enum PDFCatalog {
    /// The file without a date and with the language; nil if its objects are not found. O(bytes).
    static func completed(_ file: Data, language: String?) -> Data? {
        guard var file = PDFObjectStreams.expanded([UInt8](file)),
            let table = file.lastRange(of: "\nxref\n", in: 0..<file.count),
            let catalog = file.lastRange(of: "/Type /Catalog", in: 0..<table.lowerBound)
        else { return nil }
        if let date = file.lastRange(of: "/CreationDate (", in: 0..<catalog.lowerBound),
            let end = file.range(of: ")", in: date.upperBound..<catalog.lowerBound)
        {
            file.blank(date.lowerBound..<end.upperBound)
        }
        file.blankRepeatedPictures(table: table.upperBound)
        file.blankStructure(in: catalog.upperBound..<table.lowerBound)
        guard let language = language.flatMap(tag) else { return Data(file) }
        return Data(file.inserting(" /Lang (\(language))", at: catalog.upperBound, table: table.lowerBound + 1))
    }

    /// The language if it consists of the letters, digits and hyphens of a BCP 47 tag.
    private static func tag(_ language: String) -> String? {
        let letters = language.utf8.map { UnicodeScalar($0) }
        let isTag = letters.allSatisfy { "a"..."z" ~= $0 || "A"..."Z" ~= $0 || "0"..."9" ~= $0 || $0 == "-" }
        return isTag && (1...100).contains(letters.count) ? language : nil
    }
}

extension [UInt8] {
    /// Takes back that the document is tagged: cairo says so of every file with a link, and readers that follow the structure
    /// find nothing in it.
    fileprivate mutating func blankStructure(in catalog: Range<Int>) {
        for (start, end) in [("/MarkInfo <<", ">>"), ("/StructTreeRoot ", " R")] {
            guard let name = range(of: start, in: catalog),
                let last = range(of: end, in: name.upperBound..<catalog.upperBound)
            else { continue }
            blank(name.lowerBound..<last.upperBound)
        }
    }

    /// Overwrites a range with spaces.
    mutating func blank(_ range: Range<Int>) {
        for place in range { self[place] = 0x20 }
    }

    /// Inserts text before the table of objects, whose place is stated after the last `startxref`.
    fileprivate func inserting(_ text: String, at place: Int, table: Int) -> [UInt8] {
        guard let statement = lastRange(of: "startxref\n", in: 0..<count) else { return self }
        let ending = "\(table + text.utf8.count)\n%%EOF\n"
        return self[..<place] + Array(text.utf8) + self[place..<statement.upperBound] + Array(ending.utf8)
    }
}
