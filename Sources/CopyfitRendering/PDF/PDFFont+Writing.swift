import CopyfitFonts
import Foundation

extension PDFFont {
    /// Adds the fonts to the file. O(bytes of the subset).
    func write(to file: inout PDFFile, _ texts: GlyphTexts) {
        guard !variants.isEmpty else { return }
        let name = "\(tag)+\(face.plainPostScriptName)"
        let descriptor = file.add(descriptor(name, embed(in: &file)))
        let descendant = file.add(descendant(name, descriptor))
        for variant in variants {
            let rows = zip(codes, variant.texts).filter { $0.1 != GlyphTexts.unused }
                .map { (code: $0.0, text: texts.text($0.1)) }
                .sorted { $0.code < $1.code }
            let map = file.addStream(Markup(), compressing: CharacterMap.code(rows, digits: 4))
            var font = Markup()
            font.add("<</Type/Font/Subtype/Type0/BaseFont/\(name)/Encoding/Identity-H/DescendantFonts[")
            font.reference(descendant)
            font.add("]/ToUnicode ")
            font.reference(map)
            font.add(">>")
            file.set(variant.font, font)
        }
    }

    private func embed(in file: inout PDFFile) -> PDFFile.Reference {
        var entries = Markup()
        if subset.isPostScript {
            entries.add("/Subtype/CIDFontType0C")
        } else {
            entries.add("/Length1 ")
            entries.integer(subset.file.count)
        }
        return file.addStream(entries, compressing: subset.file)
    }

    private func descriptor(_ name: String, _ program: PDFFile.Reference) -> Markup {
        let metrics = face.metrics()
        let scale = 1000 / Double(max(face.unitsPerEm, 1))
        var object = Markup()
        // Flag 3 says that the font has characters outside the standard Latin ones.
        object.add("<</Type/FontDescriptor/FontName/\(name)/Flags 4/FontBBox")
        object.array(subset.bounds.map { Double($0) * scale }, decimals: 0)
        for (entry, value) in [
            ("/ItalicAngle ", face.style.slant == .normal ? 0 : -12), ("/Ascent ", metrics.ascent * scale),
            ("/Descent ", -metrics.descent * scale), ("/CapHeight ", metrics.capHeight * scale), ("/StemV ", 80),
        ] {
            object.add(entry)
            object.number(value, decimals: 0)
        }
        object.add(subset.isPostScript ? "/FontFile3 " : "/FontFile2 ")
        object.reference(program)
        object.add(">>")
        return object
    }

    private func descendant(_ name: String, _ descriptor: PDFFile.Reference) -> Markup {
        var object = Markup()
        object.add("<</Type/Font/Subtype/CIDFontType\(subset.isPostScript ? 0 : 2)/BaseFont/\(name)")
        object.add("/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>")
        if !subset.isPostScript { object.add("/CIDToGIDMap/Identity") }
        object.add("/DW 0/W[")
        var last = -2
        for (code, width) in zip(codes, widths).sorted(by: { $0.0 < $1.0 }) {
            if Int(code) != last + 1 {
                if last >= 0 { object.add("]") }
                object.integer(Int(code))
                object.add("[")
            } else {
                object.add(" ")
            }
            object.number(width, decimals: 2)
            last = Int(code)
        }
        object.add("]]/FontDescriptor ")
        object.reference(descriptor)
        object.add(">>")
        return object
    }

    /// Six letters that distinguish this subset from others of the face.
    private var tag: String {
        var hash = FileSign.hash(subset.file)
        let letters = (0..<6).map { _ in
            defer { hash /= 26 }
            return UInt8(ascii: "A") + UInt8(hash % 26)
        }
        return String(decoding: letters, as: UTF8.self)
    }
}

extension FontFace {
    /// The name in letters, digits and hyphens of ASCII.
    fileprivate var plainPostScriptName: String {
        let name = postScriptName.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        return name.isEmpty ? "Font" : name
    }
}
