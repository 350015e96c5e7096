package import CopyfitUnicode

/// What scripts are called in sentences.
package enum ScriptNames {
    /// The name in Unicode, and a family that has the script's characters, if one is known; nil for what is no script: signs,
    /// emoji, marks of no script.
    package static func name(of script: Script) -> (name: String, font: String?)? {
        let letters = (0..<4).map { UInt8(truncatingIfNeeded: script.tag >> (24 - 8 * $0)) }
        let code = String(decoding: letters, as: UTF8.self)
        let row = rows.split(separator: ";").map { $0.drop { $0 == " " } }.first { $0.hasPrefix(code + " ") }
        guard let parts = row?.dropFirst(5).split(separator: ",", omittingEmptySubsequences: false) else { return nil }
        let name = String(parts[0])
        if parts.count == 1 { return (name, "Noto Sans " + name) }
        return (name, parts[1].isEmpty ? nil : String(parts[1].dropFirst()))
    }

    /// Codes, names and families (`PropertyValueAliases.txt` of Unicode 17; the Noto fonts of 2026): without a family,
    /// Noto Sans and the name; a comma alone if there is none.
    private static let rows = """
        Adlm Adlam; Aghb Caucasian Albanian; Ahom Ahom, Noto Serif Ahom; Arab Arabic; Armi Imperial Aramaic; \
        Armn Armenian; Avst Avestan; Bali Balinese; Bamu Bamum; Bass Bassa Vah; Batk Batak; Beng Bengali; \
        Bhks Bhaiksuki; Bopo Bopomofo, Noto Sans CJK; Brah Brahmi; Brai Braille, Noto Sans Symbols 2; \
        Bugi Buginese; Buhd Buhid; Cakm Chakma; Cans Canadian Aboriginal; Cari Carian; Cham Cham; Cher Cherokee; \
        Chrs Chorasmian; Copt Coptic; Cpmn Cypro Minoan; Cprt Cypriot; Cyrl Cyrillic, Noto Sans; Deva Devanagari; \
        Diak Dives Akuru, Noto Serif Dives Akuru; Dogr Dogra, Noto Serif Dogra; Dsrt Deseret; Dupl Duployan; \
        Egyp Egyptian Hieroglyphs; Elba Elbasan; Elym Elymaic; Ethi Ethiopic; Geor Georgian; Glag Glagolitic; \
        Gong Gunjala Gondi; Gonm Masaram Gondi; Goth Gothic; Gran Grantha; Grek Greek, Noto Sans; Gujr Gujarati; \
        Guru Gurmukhi; Hang Hangul, Noto Sans CJK; Hani Han, Noto Sans CJK; Hano Hanunoo; Hatr Hatran; Hebr Hebrew; \
        Hira Hiragana, Noto Sans CJK; Hluw Anatolian Hieroglyphs; Hmng Pahawh Hmong; \
        Hmnp Nyiakeng Puachue Hmong, Noto Serif Hmong Nyiakeng; Hung Old Hungarian; Ital Old Italic; Java Javanese; \
        Kali Kayah Li; Kana Katakana, Noto Sans CJK; Kawi Kawi; Khar Kharoshthi; Khmr Khmer; Khoj Khojki; \
        Kits Khitan Small Script, Noto Serif Khitan Small Script; Knda Kannada; Kthi Kaithi; Lana Tai Tham; \
        Laoo Lao; Latn Latin, Noto Sans; Lepc Lepcha; Limb Limbu; Lina Linear A; Linb Linear B; Lisu Lisu; \
        Lyci Lycian; Lydi Lydian; Mahj Mahajani; Maka Makasar, Noto Serif Makasar; Mand Mandaic; Mani Manichaean; \
        Marc Marchen; Medf Medefaidrin; Mend Mende Kikakui; Merc Meroitic Cursive, Noto Sans Meroitic; \
        Mero Meroitic Hieroglyphs, Noto Sans Meroitic; Mlym Malayalam; Modi Modi; Mong Mongolian; Mroo Mro; \
        Mtei Meetei Mayek; Mult Multani; Mymr Myanmar; Nagm Nag Mundari; Nand Nandinagari,; Narb Old North Arabian; \
        Nbat Nabataean; Newa Newa; Nkoo N’Ko, Noto Sans NKo; Nshu Nushu; Ogam Ogham; Olck Ol Chiki; \
        Orkh Old Turkic; Orya Oriya; Osge Osage; Osma Osmanya; Ougr Old Uyghur, Noto Serif Old Uyghur; \
        Palm Palmyrene; Pauc Pau Cin Hau; Perm Old Permic; Phag Phags-pa, Noto Sans PhagsPa; \
        Phli Inscriptional Pahlavi; Phlp Psalter Pahlavi; Phnx Phoenician; Plrd Miao; Prti Inscriptional Parthian; \
        Rjng Rejang; Rohg Hanifi Rohingya; Runr Runic; Samr Samaritan; Sarb Old South Arabian; Saur Saurashtra; \
        Sgnw SignWriting; Shaw Shavian; Shrd Sharada; Sidd Siddham; Sind Khudawadi; Sinh Sinhala; Sogd Sogdian; \
        Sogo Old Sogdian; Sora Sora Sompeng; Soyo Soyombo; Sund Sundanese; Sylo Syloti Nagri; Syrc Syriac; \
        Tagb Tagbanwa; Takr Takri; Tale Tai Le; Talu New Tai Lue; Taml Tamil; Tang Tangut, Noto Serif Tangut; \
        Tavt Tai Viet; Telu Telugu; Tfng Tifinagh; Tglg Tagalog; Thaa Thaana; Thai Thai; \
        Tibt Tibetan, Noto Serif Tibetan; Tirh Tirhuta; Tnsa Tangsa; Toto Toto, Noto Serif Toto; Ugar Ugaritic; \
        Vaii Vai; Vith Vithkuqi; Wara Warang Citi; Wcho Wancho; Xpeo Old Persian; Xsux Cuneiform; \
        Yezi Yezidi, Noto Serif Yezidi; Yiii Yi; Zanb Zanabazar Square
        """
}
