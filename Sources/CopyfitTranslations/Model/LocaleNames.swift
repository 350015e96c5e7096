/// Names of languages as files spell them.
enum LocaleNames {
    /// The BCP 47 tag, with the usual upper and lower case; `und` if the name is not a language's.
    static func tag(of name: String) -> String {
        guard (2...60).contains(name.utf8.count) else { return "und" }
        if let language = appleNames[name] { return language }
        let subtags = subtags(of: name)
        guard isTag(subtags) else { return "und" }
        return subtags.enumerated().map { cased($1, at: $0) }.joined(separator: "-")
    }

    /// Whether a part of a path names a language that people write software in; `id` and `no` do, `app` and `log` do
    /// not.
    static func isLanguage(_ name: String) -> Bool {
        let tag = tag(of: name)
        guard tag != "und" else { return false }
        if appleNames[name] != nil { return true }
        let language = tag.prefix { $0 != "-" }
        let given = name.hasPrefix("b+") ? Substring(name.dropFirst(2)) : Substring(name)
        let spelled = given.prefix { $0 != "-" && $0 != "_" && $0 != "+" && $0 != "@" && $0 != "." }
        return spelled.utf8.allSatisfy { $0 >= UInt8(ascii: "a") }
            && (spelled.utf8.count == 2 ? twoLetters.contains(language) : threeLetters.contains(language))
            && hasRegularSubtags(tag)
    }

    private static func subtags(of name: String) -> [String] {
        if name.hasPrefix("b+") { return name.dropFirst(2).split(separator: "+").map(String.init) }
        let modifier = name.firstIndex(of: "@").map { name[name.index(after: $0)...] } ?? ""
        let codeset = name.prefix { $0 != "@" }.prefix { $0 != "." }
        var subtags = codeset.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }.map(String.init)
        if subtags.count > 1, isAndroidRegion(subtags[1]) { subtags[1].removeFirst() }
        switch modifier.lowercased() {
        case "latin", "latn": subtags.insert("Latn", at: 1)
        case "cyrillic", "cyrl": subtags.insert("Cyrl", at: 1)
        case "devanagari": subtags.insert("Deva", at: 1)
        case "arabic", "arab": subtags.insert("Arab", at: 1)
        case "valencia": subtags.append("valencia")
        default: break
        }
        return subtags
    }

    private static func isTag(_ subtags: [String]) -> Bool {
        guard let language = subtags.first, (2...8).contains(language.utf8.count), language.utf8.allSatisfy(\.isLetter),
            language.utf8.count <= 3
        else { return false }
        return subtags.allSatisfy { (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isAlphanumeric) }
    }

    /// Whether what follows the language is an extended language, a known script, a region, a known variant, or an
    /// extension after its letter.
    private static func hasRegularSubtags(_ tag: String) -> Bool {
        for (index, subtag) in tag.split(separator: "-").dropFirst().enumerated() {
            switch subtag.utf8.count {
            case 1: return ["u", "x", "t"].contains(subtag)
            case 2 where subtag.utf8.allSatisfy(\.isLetter): continue
            case 3 where subtag.utf8.allSatisfy(\.isDigit) || index == 0: continue
            default: guard scripts.contains(subtag) || variants.contains(subtag) else { return false }
            }
        }
        return true
    }

    private static func cased(_ subtag: String, at index: Int) -> String {
        let isLetters = subtag.utf8.allSatisfy(\.isLetter)
        if index == 0 { return replaced[subtag.lowercased()] ?? subtag.lowercased() }
        if isLetters, subtag.utf8.count == 4 { return subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased() }
        return isLetters && subtag.utf8.count == 2 ? subtag.uppercased() : subtag.lowercased()
    }

    /// Whether a subtag is an `r` and a region: two capital letters or three digits.
    private static func isAndroidRegion(_ subtag: String) -> Bool {
        guard subtag.hasPrefix("r") else { return false }
        let region = subtag.utf8.dropFirst()
        return region.count == 2 && region.allSatisfy { 0x41...0x5A ~= $0 }
            || region.count == 3 && region.allSatisfy(\.isDigit)
    }

    /// Codes that ISO 639 withdrew; Java and Android still write them.
    private static let replaced = ["iw": "he", "in": "id", "ji": "yi"]

    /// The folders of Apple's projects before 2001, which some still have.
    private static let appleNames = [
        "English": "en", "German": "de", "French": "fr", "Spanish": "es", "Italian": "it", "Japanese": "ja",
        "Dutch": "nl",
    ]

    /// Scripts that published software names in its locales.
    private static let scripts: Set<Substring> = [
        "Adlm", "Arab", "Armn", "Beng", "Cans", "Cher", "Cyrl", "Deva", "Ethi", "Geor", "Grek", "Guru", "Hans", "Hant",
        "Hebr",
        "Jpan", "Khmr", "Kore", "Latn", "Mong", "Mtei", "Mymr", "Olck", "Rohg", "Sinh", "Syrc", "Taml", "Telu", "Tfng",
        "Thai",
    ]

    private static let variants: Set<Substring> = [
        "1901", "1990", "1996", "abl1943", "ao1990", "arevela", "arevmda", "aranes", "baku1926", "ekavsk", "fonipa",
        "heploc",
        "ijekavsk", "kkcor", "nedis", "oxendict", "polyton", "rumgr", "scotland", "scouse", "sursilv", "surmiran",
        "tarask",
        "valencia",
    ]

    /// ISO 639-1, and the withdrawn codes.
    private static let twoLetters = Set(
        """
        aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et
        eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw ja ji jv ka kg ki
        kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv
        ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti
        tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
        """.split { $0 == " " || $0 == "\n" }
    )

    /// Languages of three letters that published software is translated into.
    private static let threeLetters = Set(
        """
        ace ach arn ars ary arz ast awa bal ban bar bas ber bho bik bqi brh brx cak ceb cgg chr ckb cmn crh csb dak doi dsb dyu
        ekk enm fil fon frm frp fur gom gsw guc guj haw hil hmn hne hsb hrx ilo jam jbo kab kaa kha kln kmr kok krl ksh lij lld
        lmo ltg mai mnc mni mos mwl myv nah nap nds nov nso nqo oto pap pcm pms prs quc quy rif rom sah sat sco scn shi shn skr
        sma smj smn sms son szl tay tig tlh tok trs tzl tzm udm vec vls vmf war wuu xal yue zam zgh
        """.split { $0 == " " || $0 == "\n" }
    )
}
