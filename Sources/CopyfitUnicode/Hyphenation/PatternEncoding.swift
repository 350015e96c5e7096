/// How a pattern file encodes its letters.
///
/// The single-byte charsets are a table and not the system's, of which machines have more or fewer.
enum PatternEncoding: Sendable {
    case utf8
    /// A single-byte charset: the byte of each character.
    case singleByte([UInt32: UInt8])

    /// The encoding of a name such as `UTF-8` or `ISO8859-1`; nil if dictionaries are not known to have it.
    init?(named name: String) {
        if name == "UTF-8" {
            self = .utf8
            return
        }
        guard let letters = Self.upperLetters[name] else { return nil }
        var bytes: [UInt32: UInt8] = [:]
        for byte in UInt8.min..<0x80 { bytes[UInt32(byte)] = byte }
        for (byte, letter) in zip(UInt8(0xA0)...0xFF, letters.unicodeScalars) where letter != " " {
            bytes[letter.value] = byte
        }
        self = .singleByte(bytes)
    }

    /// The letters from 0xA0 to 0xFF, of the charsets that dictionaries in Debian and LibreOffice have; a space where there is no letter.
    private static let upperLetters = [
        "ISO8859-1":
            "          ª          µ    º     ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö øùúûüýþÿ",
        "ISO8859-2":
            " Ą Ł ĽŚ  ŠŞŤŹ ŽŻ ą ł ľśˇ šşťź žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö řůúűüýţ ",
        "ISO8859-5":
            " ЁЂЃЄЅІЇЈЉЊЋЌ ЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя ёђѓєѕіїјљњћќ ўџ",
        "ISO8859-7":
            "          ͺ           Ά ΈΉΊ Ό ΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ ΣΤΥΦΧΨΩΪΫάέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ ",
        "ISO8859-13":
            "        Ø Ŗ    Æ     µ  ø ŗ    æĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻŠŃŅÓŌÕÖ ŲŁŚŪÜŻŽßąįāćäåęēčéźėģķīļšńņóōõö ųłśūüżž ",
        "ISO8859-15":
            "      Š š ª         Žµ  ž º ŒœŸ ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö øùúûüýþÿ",
        "KOI8-R":
            "   ё               Ё            юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ",
    ]

    /// The bytes of each letter of a word; nil if the encoding lacks one. O(n).
    func letters(of word: [UInt32]) -> [[UInt8]]? {
        var letters: [[UInt8]] = []
        letters.reserveCapacity(word.count)
        for character in word {
            guard let bytes = bytes(of: character) else { return nil }
            letters.append(bytes)
        }
        return letters
    }

    private func bytes(of character: UInt32) -> [UInt8]? {
        switch self {
        case .utf8: Unicode.Scalar(character).flatMap { UTF8.encode($0) }.map { Array($0) }
        case .singleByte(let bytes): bytes[character].map { [$0] }
        }
    }
}
