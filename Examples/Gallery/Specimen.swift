import Copyfit

/// One sentence in each of the larger scripts of the bundled fonts (the first article of the Universal Declaration of Human
/// Rights), and names of languages and scripts in the others.
struct Specimen: View {
    private static let others = [
        "հայերեն", "ქართული", "ગુજરાતી", "ਪੰਜਾਬੀ", "ಕನ್ನಡ", "മലയാളം", "ଓଡ଼ିଆ", "తెలుగు", "සිංහල", "ខ្មែរ", "ລາວ", "မြန်မာ",
        "བོད་ཡིག", "አማርኛ", "ᠮᠣᠩᠭᠣᠯ", "ᏣᎳᎩ", "ᐃᓄᒃᑎᑐᑦ", "ߒߞߏ", "ⵜⴰⵎⴰⵣⵉⵖⵜ", "ދިވެހި", "ܣܘܪܝܝܐ", "𞤆𞤵𞤤𞤢𞤪", "ᬩᬮᬶ", "ꚠ", "ᨅᨔ", "𑄌𑄋𑄴𑄟",
        "ꨌꩌ", "ⲕⲏⲙⲓ", "ⰳⰾⰰⰳⱁⰾ", "𐌲𐌿𐍄", "ꦗꦮ", "ᰛᰩᰵ", "ᤕᤰᤌᤢᤱ", "ꓡꓲ‐ꓢꓴ", "ꯃꯤꯇꯩ", "ᚑᚌᚐᚋ", "ᱚᱞ", "𐓏𐓘𐓻", "ᚱᚢᚾ", "ᮞᮥᮔ᮪ᮓ", "ᜊᜌ᜔",
        "ᨲᩫ᩠ᩅ", "ꕙꔤ", "ꆈꌠ",
    ]

    private static let lines: [(name: String, language: String, text: String)] = [
        ("Latin", "en", "All human beings are born free and equal in dignity and rights. ﬁ Ŵ ẞ №"),
        ("Greek", "el", "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια."),
        ("Cyrillic", "ru", "Все люди рождаются свободными и равными в своём достоинстве и правах."),
        ("Arabic", "ar", "يولد جميع الناس أحرارًا متساوين في الكرامة والحقوق."),
        ("Hebrew", "he", "כל בני אדם נולדו בני חורין ושווים בערכם ובזכויותיהם."),
        ("Devanagari", "hi", "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता है।"),
        ("Bengali", "bn", "সমস্ত মানুষ স্বাধীনভাবে সমান মর্যাদা এবং অধিকার নিয়ে জন্মগ্রহণ করে।"),
        ("Tamil", "ta", "மனிதப் பிறவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர்."),
        ("Thai", "th", "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ"),
        ("Chinese", "zh-Hans", "人人生而自由，在尊严和权利上一律平等。"),
        ("Japanese", "ja", "すべての人間は、生まれながらにして自由であり、平等である。"),
        ("Korean", "ko", "모든 인간은 태어날 때부터 자유로우며 존엄과 권리에 있어 동등하다."),
        ("More scripts", "und", others.joined(separator: "  ")),
        ("Symbols", "en", "∑ √ ∞ ≤ → ⇄ ☃ ★ ⌘ ♞ ☎ ⅔ ½"),
        ("Emoji", "en", "👍🏽 👨‍👩‍👧 🇩🇪 🎉 ❤️ 1️⃣ 🏳️‍🌈"),
    ]

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
            ForEach(Self.lines.indices, id: \.self) { index in
                let line = Self.lines[index]
                GridRow(alignment: .firstTextBaseline) {
                    Text(line.name).font(.custom("Inter", fixedSize: 11)).foregroundStyle(.secondary)
                    Text(verbatim: line.text)
                        .font(.custom("Inter", fixedSize: 17))
                        .typesettingLanguage(.init(languageCode: .init(line.language)))
                }
            }
        }
        .padding(16)
    }
}
