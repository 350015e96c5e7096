extension LanguageTag {
    /// Whether a part of a path is likely to name a language, where it may as well be a word: published software is
    /// translated into it, and it is spelled in lower case. `id` and `no` are likely, `app` and `log` are not, although they
    /// are codes of languages.
    ///
    /// - Complexity: O(n) in the length of the name.
    package static func isLikely(_ name: String) -> Bool {
        guard let tag = LanguageTag(name), let language = tag.primary else { return false }
        if languagesOfAppleNames[name] != nil { return true }
        let spelled = (name.hasPrefix("b+") ? name.utf8.dropFirst(2) : name.utf8[...]).prefix { $0.isLowerLetter }
        let isKnown = spelled.count == 2 ? twoLetters.contains(language) : threeLetters.contains(language)
        return isKnown && spelled.count == language.utf8.count && (tag.hasLikelySubtags || language == "qps")
    }

    private var hasLikelySubtags: Bool {
        extendedLanguages.count <= 1 && script.map(Self.scripts.contains) ?? true
            && variants.allSatisfy(Self.variants.contains) && ["u", "x", "t", nil].contains(extensions.first)
    }

    /// Scripts that published software names in its languages.
    private static let scripts: Set<String> = [
        "Adlm", "Arab", "Armn", "Beng", "Cans", "Cher", "Cyrl", "Deva", "Ethi", "Geor", "Grek", "Guru", "Hans", "Hant",
        "Hebr", "Jpan", "Khmr", "Kore", "Latn", "Mong", "Mtei", "Mymr", "Olck", "Rohg", "Sinh", "Syrc", "Taml", "Telu",
        "Tfng", "Thai",
    ]

    /// Variants that published software names in its languages.
    private static let variants: Set<String> = [
        "1901", "1990", "1996", "abl1943", "ao1990", "arevela", "arevmda", "aranes", "baku1926", "ekavsk", "fonipa",
        "heploc", "ijekavsk", "kkcor", "nedis", "oxendict", "polyton", "rumgr", "scotland", "scouse", "sursilv",
        "surmiran", "tarask", "valencia",
    ]

    /// ISO 639-1, the withdrawn codes, and one of no language.
    private static let twoLetters = Set(
        """
        aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et
        eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw ja ji jv ka kg ki
        kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv
        ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti
        tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh xx yi yo za zh zu
        """.split { $0 == " " || $0 == "\n" }.map(String.init)
    )

    /// Languages of three letters that published software is translated into, and two codes of none that it has beside them.
    private static let threeLetters = Set(
        """
        ace ach arn ars ary arz ast awa bal ban bar bas ber bho bik bqi brh brx cak ceb cgg chr ckb cmn crh csb dak doi dsb dyu
        ekk enm fil fon frm frp fur gom gsw guc guj haw hil hmn hne hsb hrx ilo jam jbo kab kaa kha kln kmr kok krl ksh lij lld
        lmo ltg mai mnc mni mos mwl myv nah nap nds nov nso nqo oto pap pcm pms prs qps qqq quc quy rif rom sah sat sco scn
        shi shn skr sma smj smn sms son szl tay tig tlh tok trs tzl tzm udm vec vls vmf war wuu xal yue zam zgh
        """.split { $0 == " " || $0 == "\n" }.map(String.init)
    )
}
