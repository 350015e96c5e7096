extension BundledFonts {
    /// Punctuation, currency signs, arrows, mathematical operators and symbols, which belong to no script: Unicode's blocks from
    /// General Punctuation to Miscellaneous Symbols and Arrows.
    private static let signs: [ClosedRange<UInt32>] = [0x2000...0x2BFF]

    /// The families asked for by name: user interface, serif, monospaced. Inter is also in the fallback chain.
    static let families: [BundledFace] = [
        BundledFace(
            file: "Inter/Inter-Regular.otf",
            familyName: "Inter",
            styleName: "Regular",
            fullName: "Inter Regular",
            sha256: "a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc",
            role: .fallback(scripts: ["Zyyy"]),
            blocks: signs
        ),
        BundledFace(
            file: "Inter/Inter-Italic.otf",
            familyName: "Inter",
            styleName: "Italic",
            fullName: "Inter Italic",
            slant: .italic,
            sha256: "45ecfe6cbadfd4803de6214e02c336a95163a7703973bc8a5ce7ac2d174ecaf7",
            role: .fallback(scripts: ["Zyyy"]),
            blocks: signs
        ),
        BundledFace(
            file: "Inter/Inter-Medium.otf",
            familyName: "Inter",
            styleName: "Medium",
            fullName: "Inter Medium",
            weight: 500,
            sha256: "99dab2bdcb613c4c8264000a94351d1227f74dc95a86d1249493aeee0c0179c4",
            role: .fallback(scripts: ["Zyyy"]),
            blocks: signs
        ),
        BundledFace(
            file: "Inter/Inter-SemiBold.otf",
            familyName: "Inter",
            styleName: "Semi Bold",
            fullName: "Inter Semi Bold",
            weight: 600,
            sha256: "8c1990b6012254ea2b487161697d107357dd0ee55811cfd91c8c11227bbef457",
            role: .fallback(scripts: ["Zyyy"]),
            blocks: signs
        ),
        BundledFace(
            file: "Inter/Inter-Bold.otf",
            familyName: "Inter",
            styleName: "Bold",
            fullName: "Inter Bold",
            weight: 700,
            sha256: "1e9dfd6a6e33ac63a8fe3b4ed7ae0df9eac2d0b25e444e8e7daef4ac77943fc1",
            role: .fallback(scripts: ["Zyyy"]),
            blocks: signs
        ),
        BundledFace(
            file: "Inter/Inter-BoldItalic.otf",
            familyName: "Inter",
            styleName: "Bold Italic",
            fullName: "Inter Bold Italic",
            weight: 700,
            slant: .italic,
            sha256: "db4356b780ed61e0d0597a07566bef5bd7497d6f0edc2d88dbf8deaedaf1ace4",
            role: .fallback(scripts: ["Zyyy"]),
            blocks: signs
        ),
        BundledFace(
            file: "NotoSerif/NotoSerif-Regular.ttf",
            familyName: "Noto Serif",
            styleName: "Regular",
            fullName: "Noto Serif Regular",
            sha256: "9d7583b7dc9e812afd32a14280c5cac3160012efe50c8d08938f4fea266ff67f"
        ),
        BundledFace(
            file: "NotoSerif/NotoSerif-Italic.ttf",
            familyName: "Noto Serif",
            styleName: "Italic",
            fullName: "Noto Serif Italic",
            slant: .italic,
            sha256: "bc25600aa27cd409e1e5b3d86340df3a329bb860fcfbe57a03a95070b229e1b0"
        ),
        BundledFace(
            file: "NotoSerif/NotoSerif-Bold.ttf",
            familyName: "Noto Serif",
            styleName: "Bold",
            fullName: "Noto Serif Bold",
            weight: 700,
            sha256: "0af0ff2be8f84910fb21ec5fe1b6b7395e3073250502a334baf6ca2f860c88fe"
        ),
        BundledFace(
            file: "NotoSerif/NotoSerif-BoldItalic.ttf",
            familyName: "Noto Serif",
            styleName: "Bold Italic",
            fullName: "Noto Serif Bold Italic",
            weight: 700,
            slant: .italic,
            sha256: "78a6d685e5690b7dcda0f336b689193afc03b6bab5cf18fc1a9ecc3aa0600059"
        ),
        BundledFace(
            file: "NotoSansMono/NotoSansMono-Regular.ttf",
            familyName: "Noto Sans Mono",
            styleName: "Regular",
            fullName: "Noto Sans Mono Regular",
            sha256: "6b692c4b6d15ccf59f1c1fe8d11cb8a92f51960f3e9f1f523781755a3af7e29f"
        ),
        BundledFace(
            file: "NotoSansMono/NotoSansMono-Bold.ttf",
            familyName: "Noto Sans Mono",
            styleName: "Bold",
            fullName: "Noto Sans Mono Bold",
            weight: 700,
            sha256: "b22563d5f03b345a62115e78d8789c9ed99c2cfa8059fad6e7a5c4ced288e21e"
        ),
    ]
}
