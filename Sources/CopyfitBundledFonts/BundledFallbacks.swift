extension BundledFonts {
    /// The fallback chain, in the order it is tried, after the faces of ``families`` that belong to it.
    static let fallbacks: [BundledFace] = alphabets + scriptFallbacks + general

    /// The scripts of larger languages.
    private static let alphabets: [BundledFace] = [
        BundledFace(
            file: "NotoSans/NotoSans-Regular.ttf",
            familyName: "Noto Sans",
            styleName: "Regular",
            fullName: "Noto Sans Regular",
            sha256: "89c3c497f618fdaa0b2d1e98fef93582f28c71debd2c4a8cdf41f190ced2909d",
            role: .fallback(scripts: ["Latn", "Grek", "Cyrl"])
        ),
        BundledFace(
            file: "NotoSans/NotoSans-Bold.ttf",
            familyName: "Noto Sans",
            styleName: "Bold",
            fullName: "Noto Sans Bold",
            weight: 700,
            sha256: "e83493c945848ecd4a9ad0f6d19164541a0d3e23a9c952304a00a46e00272ac5",
            role: .fallback(scripts: ["Latn", "Grek", "Cyrl"])
        ),
        BundledFace(
            file: "NotoSansArabic/NotoSansArabic-Regular.ttf",
            familyName: "Noto Sans Arabic",
            styleName: "Regular",
            fullName: "Noto Sans Arabic Regular",
            sha256: "504d7407d86875acf7d04dfaa0fd7524d0b8797723bc4aa18022f29db25b0b6e",
            role: .fallback(scripts: ["Arab"]),
            blocks: [0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x1EE00...0x1EEFF]
        ),
        BundledFace(
            file: "NotoSansArabic/NotoSansArabic-Bold.ttf",
            familyName: "Noto Sans Arabic",
            styleName: "Bold",
            fullName: "Noto Sans Arabic Bold",
            weight: 700,
            sha256: "ded6fc7359ca36d15d7aab9ef0c066e21ce48b26a069994d6602fa2cb9a1b952",
            role: .fallback(scripts: ["Arab"]),
            blocks: [0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x1EE00...0x1EEFF]
        ),
        BundledFace(
            file: "NotoSansHebrew/NotoSansHebrew-Regular.ttf",
            familyName: "Noto Sans Hebrew",
            styleName: "Regular",
            fullName: "Noto Sans Hebrew Regular",
            sha256: "436900d5ad77d33e4234247f3076eaecd25b92b9bea0519514f684140e3566a7",
            role: .fallback(scripts: ["Hebr"]),
            blocks: [0x590...0x5FF, 0xFB1D...0xFB4F]
        ),
        BundledFace(
            file: "NotoSansHebrew/NotoSansHebrew-Bold.ttf",
            familyName: "Noto Sans Hebrew",
            styleName: "Bold",
            fullName: "Noto Sans Hebrew Bold",
            weight: 700,
            sha256: "d3b01343f71e8a93fffb84c345a1aecbaf4694b98d0eaace916cb9eac9e6dcd3",
            role: .fallback(scripts: ["Hebr"]),
            blocks: [0x590...0x5FF, 0xFB1D...0xFB4F]
        ),
        BundledFace(
            file: "NotoSansDevanagari/NotoSansDevanagari-Regular.ttf",
            familyName: "Noto Sans Devanagari",
            styleName: "Regular",
            fullName: "Noto Sans Devanagari Regular",
            sha256: "79a470365ccb210fa3c7d8d8ff2e005ef9d983cfd067f735a0caf7e15070ca9f",
            role: .fallback(scripts: ["Deva"]),
            blocks: [0x900...0x97F, 0x1CD0...0x1CFF, 0xA8E0...0xA8FF]
        ),
        BundledFace(
            file: "NotoSansDevanagari/NotoSansDevanagari-Bold.ttf",
            familyName: "Noto Sans Devanagari",
            styleName: "Bold",
            fullName: "Noto Sans Devanagari Bold",
            weight: 700,
            sha256: "77ad688cfe1dc55185bf4edb4db3c614202c65dd23a1463ad0e23fc52bcc9a5c",
            role: .fallback(scripts: ["Deva"]),
            blocks: [0x900...0x97F, 0x1CD0...0x1CFF, 0xA8E0...0xA8FF]
        ),
        BundledFace(
            file: "NotoSansBengali/NotoSansBengali-Regular.ttf",
            familyName: "Noto Sans Bengali",
            styleName: "Regular",
            fullName: "Noto Sans Bengali Regular",
            sha256: "9bb35b3547829ecc42041b6017e87fd4c5f1da1edcd00f59171777050f346018",
            role: .fallback(scripts: ["Beng"]),
            blocks: [0x980...0x9FF]
        ),
        BundledFace(
            file: "NotoSansBengali/NotoSansBengali-Bold.ttf",
            familyName: "Noto Sans Bengali",
            styleName: "Bold",
            fullName: "Noto Sans Bengali Bold",
            weight: 700,
            sha256: "22c9ff99baca4d31c531ce450a1369beed889467e1ad964f4b8a6f810aa46955",
            role: .fallback(scripts: ["Beng"]),
            blocks: [0x980...0x9FF]
        ),
        BundledFace(
            file: "NotoSansTamil/NotoSansTamil-Regular.ttf",
            familyName: "Noto Sans Tamil",
            styleName: "Regular",
            fullName: "Noto Sans Tamil Regular",
            sha256: "a7bb7f92f165479af2f0556c4fd669b74c5959f464f603e18389b532f4d07a71",
            role: .fallback(scripts: ["Taml"]),
            blocks: [0xB80...0xBFF, 0x11FC0...0x11FFF]
        ),
        BundledFace(
            file: "NotoSansTamil/NotoSansTamil-Bold.ttf",
            familyName: "Noto Sans Tamil",
            styleName: "Bold",
            fullName: "Noto Sans Tamil Bold",
            weight: 700,
            sha256: "7ef7071ba2fad67dcae397dc7f5bfd4dbce69d86cdc453c2cc4abe640df0b442",
            role: .fallback(scripts: ["Taml"]),
            blocks: [0xB80...0xBFF, 0x11FC0...0x11FFF]
        ),
        BundledFace(
            file: "NotoSansThai/NotoSansThai-Regular.ttf",
            familyName: "Noto Sans Thai",
            styleName: "Regular",
            fullName: "Noto Sans Thai Regular",
            sha256: "dfbd5ed0f1e68c3cbc51aa08f646d1ab0e68e7c4ceab70a69e465225ff701f93",
            role: .fallback(scripts: ["Thai"]),
            blocks: [0xE00...0xE7F]
        ),
        BundledFace(
            file: "NotoSansThai/NotoSansThai-Bold.ttf",
            familyName: "Noto Sans Thai",
            styleName: "Bold",
            fullName: "Noto Sans Thai Bold",
            weight: 700,
            sha256: "97bbc8ea98328325285f2f552228c7aac1db39d8f38f0096a61ba7df1f1f780e",
            role: .fallback(scripts: ["Thai"]),
            blocks: [0xE00...0xE7F]
        ),
    ]

    /// Symbols, Han with kana and hangul, emoji.
    private static let general: [BundledFace] = [
        BundledFace(
            file: "NotoSansSymbols/NotoSansSymbols-Regular.ttf",
            familyName: "Noto Sans Symbols",
            styleName: "Regular",
            fullName: "Noto Sans Symbols Regular",
            sha256: "24b615ceb7d50a2c09060664ca9e24a160c9beb6bfca0563e8359369a4bc0993",
            role: .fallback(scripts: ["Zsym"])
        ),
        BundledFace(
            file: "NotoSansSymbols/NotoSansSymbols-Bold.ttf",
            familyName: "Noto Sans Symbols",
            styleName: "Bold",
            fullName: "Noto Sans Symbols Bold",
            weight: 700,
            sha256: "c46ee5f6447f99edf6a69e24969bcfee891e3699cff9fc45bfb98ec1b7d684fa",
            role: .fallback(scripts: ["Zsym"])
        ),
        BundledFace(
            file: "NotoSansMath/NotoSansMath-Regular.ttf",
            familyName: "Noto Sans Math",
            styleName: "Regular",
            fullName: "Noto Sans Math Regular",
            sha256: "8242bd1e55368b27e32455260754cf9aa58f3ad7ea80664b66c21f1b09910d6c",
            role: .fallback(scripts: ["Zmth"])
        ),
        BundledFace(
            file: "NotoSansSymbols2/NotoSansSymbols2-Regular.ttf",
            familyName: "Noto Sans Symbols2",
            styleName: "Regular",
            fullName: "Noto Sans Symbols2 Regular",
            sha256: "876598db5f1e3bef2bc77c4d94c5b0d5d2c1620be4878a06f18fb5434e331688",
            role: .fallback(scripts: ["Zsym"])
        ),
        BundledFace(
            file: "NotoSansCJK/NotoSansCJK-Regular.ttc",
            index: 2,
            familyName: "Noto Sans CJK SC",
            styleName: "Regular",
            fullName: "Noto Sans CJK SC",
            sha256: "b76b0433203017ca80401b2ee0dd69350349871c4b19d504c34dbdd80541690a",
            role: .fallback(scripts: ["Hani", "Hira", "Kana", "Hang", "Bopo"], language: "zh-Hans")
        ),
        BundledFace(
            file: "NotoSansCJK/NotoSansCJK-Regular.ttc",
            index: 3,
            familyName: "Noto Sans CJK TC",
            styleName: "Regular",
            fullName: "Noto Sans CJK TC",
            sha256: "b76b0433203017ca80401b2ee0dd69350349871c4b19d504c34dbdd80541690a",
            role: .fallback(scripts: ["Hani", "Hira", "Kana", "Hang", "Bopo"], language: "zh-Hant")
        ),
        BundledFace(
            file: "NotoSansCJK/NotoSansCJK-Regular.ttc",
            index: 4,
            familyName: "Noto Sans CJK HK",
            styleName: "Regular",
            fullName: "Noto Sans CJK HK",
            sha256: "b76b0433203017ca80401b2ee0dd69350349871c4b19d504c34dbdd80541690a",
            role: .fallback(scripts: ["Hani", "Hira", "Kana", "Hang", "Bopo"], language: "zh-HK")
        ),
        BundledFace(
            file: "NotoSansCJK/NotoSansCJK-Regular.ttc",
            familyName: "Noto Sans CJK JP",
            styleName: "Regular",
            fullName: "Noto Sans CJK JP",
            sha256: "b76b0433203017ca80401b2ee0dd69350349871c4b19d504c34dbdd80541690a",
            role: .fallback(scripts: ["Hani", "Hira", "Kana", "Hang", "Bopo"], language: "ja")
        ),
        BundledFace(
            file: "NotoSansCJK/NotoSansCJK-Regular.ttc",
            index: 1,
            familyName: "Noto Sans CJK KR",
            styleName: "Regular",
            fullName: "Noto Sans CJK KR",
            sha256: "b76b0433203017ca80401b2ee0dd69350349871c4b19d504c34dbdd80541690a",
            role: .fallback(scripts: ["Hani", "Hira", "Kana", "Hang", "Bopo"], language: "ko")
        ),
        BundledFace(
            file: "NotoColorEmoji/NotoColorEmoji.ttf",
            familyName: "Noto Color Emoji",
            styleName: "Regular",
            fullName: "Noto Color Emoji",
            sha256: "e5899ed38b8ed83e08bd3ac5de09791e9d19d288333a796de1d35ad17396f1ec",
            role: .fallback(scripts: ["Zsye"])
        ),
    ]
}
