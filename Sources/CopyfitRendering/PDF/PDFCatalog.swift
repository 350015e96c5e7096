import Foundation

/// The last objects of a PDF file that cairo has written: the document's properties and its catalog.
///
/// cairo cannot state a language, and always states a date. It names a picture that a page shows several times once for
/// each, which a dictionary may not. All are mended in the finished file: the date becomes
/// spaces, and the language is inserted into the catalog, the last object before the table of objects, so that only the
/// place of that table changes. cairo 1.18 compresses these objects: its files are first written as 1.16 would write them.
enum PDFCatalog {
    /// The file without a date and with the language; nil if its objects are not found.
    static func completed(_ file: Data, language: String?) -> Data? {
        guard var file = PDFObjectStreams.expanded(file),
            let table = file.lastRange(of: "\nxref\n"),
            let catalog = file.lastRange(of: "/Type /Catalog", before: table)
        else { return nil }
        if let date = file.lastRange(of: "/CreationDate (", before: catalog),
            let end = file.range(of: Data(")".utf8), in: date.upperBound..<catalog.lowerBound)
        {
            let length = end.upperBound - date.lowerBound
            file.replaceSubrange(date.lowerBound..<end.upperBound, with: Data(repeating: 0x20, count: length))
        }
        file.blankRepeatedPictures(table: table.upperBound)
        guard let language = language.flatMap(tag) else { return file }
        return file.inserting(" /Lang (\(language))", at: catalog.upperBound, table: table.lowerBound + 1)
    }

    /// The language if it consists of the letters, digits and hyphens of a BCP 47 tag.
    private static func tag(_ language: String) -> String? {
        let letters = language.utf8.map { UnicodeScalar($0) }
        let isTag = letters.allSatisfy { "a"..."z" ~= $0 || "A"..."Z" ~= $0 || "0"..."9" ~= $0 || $0 == "-" }
        return isTag && (1...100).contains(letters.count) ? language : nil
    }
}

extension Data {
    fileprivate func lastRange(of text: String, before end: Range<Index>? = nil) -> Range<Index>? {
        range(of: Data(text.utf8), options: .backwards, in: startIndex..<(end?.lowerBound ?? endIndex))
    }

    /// Inserts text before the table of objects, whose place is stated after the last `startxref`.
    fileprivate func inserting(_ text: String, at place: Index, table: Index) -> Data {
        guard let statement = lastRange(of: "startxref\n") else { return self }
        let ending = "\(table - startIndex + text.utf8.count)\n%%EOF\n"
        return self[startIndex..<place] + Data(text.utf8) + self[place..<statement.upperBound] + Data(ending.utf8)
    }
}
