/// A character's script extensions as a browser has them: the linked ICU's and, for characters of no script, the older
/// scripts that Unicode 16 and 17 added to `ScriptExtensions.txt` (17.0.0; unchanged for these in 18.0.0).
enum BrowserScripts {
    /// The character's scripts in rising order of ICU's numbers; only Common for one that no script lists.
    static func scripts(_ character: UInt32) -> [Script] {
        if let row = added.first(where: { $0.characters.contains(character) }) { return row.scripts }
        return CharacterProperties.scripts(character)
    }

    private static let added = [
        Listed(0xB7...0xB7, "Avst Cari Copt Dupl Elba Geor Glag Gong Goth Grek Hani Latn Lydi Mahj Perm Shaw"),
        Listed(0x2BC...0x2BC, "Beng Cyrl Deva Latn Lisu Thai Toto"),
        Listed(0x2C7...0x2C7, "Bopo Latn"),
        Listed(0x2C9...0x2CB, "Bopo Latn"),
        Listed(0x2CD...0x2CD, "Latn Lisu"),
        Listed(0x2D7...0x2D7, "Latn Thai"),
        Listed(0x2D9...0x2D9, "Bopo Latn"),
        Listed(0x374...0x374, "Copt Grek"),
        Listed(0x10FB...0x10FB, "Geor Glag Latn"),
        Listed(0x1CD3...0x1CD3, "Deva Gran Knda"),
        Listed(0x1CE9...0x1CE9, "Deva Nand Newa"),
        Listed(0x1CEA...0x1CEA, "Beng Deva Shrd"),
        Listed(0x1CEB...0x1CEB, "Deva Newa"),
        Listed(0x1CF2...0x1CF2, "Beng Deva Gran Knda Mlym Nand Orya Sinh Telu Tirh Tutg"),
        Listed(0x202F...0x202F, "Latn Mong Phag"),
        Listed(0x204F...0x204F, "Adlm Arab"),
        Listed(0x205A...0x205A, "Cari Geor Glag Hung Lyci Orkh"),
        Listed(0x205D...0x205D, "Cari Grek Hung Mero"),
        Listed(0x2E17...0x2E17, "Copt Latn"),
        Listed(0x2E30...0x2E30, "Avst Orkh"),
        Listed(0x2E31...0x2E31, "Avst Cari Geor Hung Kthi Lydi Samr"),
        Listed(0x2E41...0x2E41, "Adlm Arab Hung"),
        Listed(0x2FF0...0x2FFB, "Hani Tang"),
        Listed(0x3001...0x3001, "Bopo Hang Hani Hira Kana Mong Yiii"),
        Listed(0x3002...0x3002, "Bopo Hang Hani Hira Kana Mong Phag Yiii"),
        Listed(0x3008...0x3009, "Bopo Hang Hani Hira Kana Mong Tibt Yiii"),
        Listed(0x300A...0x300B, "Bopo Hang Hani Hira Kana Lisu Mong Tibt Yiii"),
        Listed(0xA830...0xA832, "Deva Dogr Gujr Guru Khoj Knda Kthi Mahj Mlym Modi Nand Shrd Sind Takr Tirh Tutg"),
        Listed(0xA833...0xA835, "Deva Dogr Gujr Guru Khoj Knda Kthi Mahj Modi Nand Shrd Sind Takr Tirh Tutg"),
        Listed(0xA838...0xA838, "Deva Dogr Gujr Guru Khoj Kthi Mahj Modi Shrd Sind Takr Tirh"),
    ]

    private struct Listed {
        let characters: ClosedRange<UInt32>
        let scripts: [Script]

        init(_ characters: ClosedRange<UInt32>, _ codes: String) {
            self.characters = characters
            scripts = codes.split(separator: " ").compactMap { Script(code: String($0)) }
                .sorted { $0.number < $1.number }
        }
    }
}
