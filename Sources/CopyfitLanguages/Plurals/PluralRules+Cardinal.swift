// Written by Scripts/unicode/cldr.py from CLDR 48.2. Do not edit.
// Unicode's licence for its data is Sources/CUnicodeTables/LICENSE-Unicode.txt.

extension PluralRules {
    /// The cardinal rules.
    static let cardinal: [PluralRuleSet] = [
        PluralRuleSet(
            """
            bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi vi
            wo yo yue zh
            """
        ) { _ in .other },
        PluralRuleSet("am as bn doi fa gu hi kn kok kok-Latn pcm zu") { n in
            if n.i == 0 { return .one }
            if n.isWhole && n.i == 1 { return .one }
            return .other
        },
        PluralRuleSet("ff hy kab") { n in
            if [0, 1].contains(n.i) { return .one }
            return .other
        },
        PluralRuleSet("ast de en et fi fy gl ia ie io ji lij nl sc sv sw ur yi") { n in
            if n.i == 1 && n.v == 0 { return .one }
            return .other
        },
        PluralRuleSet("si") { n in
            if n.isWhole && [0, 1].contains(n.i) { return .one }
            if n.i == 0 && n.f == 1 { return .one }
            return .other
        },
        PluralRuleSet("ak bho csw guw ln mg nso pa ti wa") { n in
            if n.isWhole && (0...1).contains(n.i) { return .one }
            return .other
        },
        PluralRuleSet("tzm") { n in
            if n.isWhole && (0...1).contains(n.i) { return .one }
            if n.isWhole && (11...99).contains(n.i) { return .one }
            return .other
        },
        PluralRuleSet(
            """
            af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj
            kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps
            rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh
            xog
            """
        ) { n in
            if n.isWhole && n.i == 1 { return .one }
            return .other
        },
        PluralRuleSet("da") { n in
            if n.isWhole && n.i == 1 { return .one }
            if n.t != 0 && [0, 1].contains(n.i) { return .one }
            return .other
        },
        PluralRuleSet("is") { n in
            if n.t == 0 && n.i % 10 == 1 && n.i % 100 != 11 { return .one }
            if n.t % 10 == 1 && n.t % 100 != 11 { return .one }
            return .other
        },
        PluralRuleSet("mk") { n in
            if n.v == 0 && n.i % 10 == 1 && n.i % 100 != 11 { return .one }
            if n.f % 10 == 1 && n.f % 100 != 11 { return .one }
            return .other
        },
        PluralRuleSet("ceb fil tl") { n in
            if n.v == 0 && [1, 2, 3].contains(n.i) { return .one }
            if n.v == 0 && ![4, 6, 9].contains(n.i % 10) { return .one }
            if n.v != 0 && ![4, 6, 9].contains(n.f % 10) { return .one }
            return .other
        },
        PluralRuleSet("lv prg") { n in
            if n.isWhole && n.i % 10 == 0 { return .zero }
            if n.isWhole && (11...19).contains(n.i % 100) { return .zero }
            if n.v == 2 && (11...19).contains(n.f % 100) { return .zero }
            if n.isWhole && n.i % 10 == 1 && n.i % 100 != 11 { return .one }
            if n.v == 2 && n.f % 10 == 1 && n.f % 100 != 11 { return .one }
            if n.v != 2 && n.f % 10 == 1 { return .one }
            return .other
        },
        PluralRuleSet("lag") { n in
            if n.isWhole && n.i == 0 { return .zero }
            if [0, 1].contains(n.i) && !(n.isWhole && n.i == 0) { return .one }
            return .other
        },
        PluralRuleSet("blo cv ksh") { n in
            if n.isWhole && n.i == 0 { return .zero }
            if n.isWhole && n.i == 1 { return .one }
            return .other
        },
        PluralRuleSet("he iw") { n in
            if n.i == 1 && n.v == 0 { return .one }
            if n.i == 0 && n.v != 0 { return .one }
            if n.i == 2 && n.v == 0 { return .two }
            return .other
        },
        PluralRuleSet("iu naq sat se sma smi smj smn sms") { n in
            if n.isWhole && n.i == 1 { return .one }
            if n.isWhole && n.i == 2 { return .two }
            return .other
        },
        PluralRuleSet("shi") { n in
            if n.i == 0 { return .one }
            if n.isWhole && n.i == 1 { return .one }
            if n.isWhole && (2...10).contains(n.i) { return .few }
            return .other
        },
        PluralRuleSet("mo ro") { n in
            if n.i == 1 && n.v == 0 { return .one }
            if n.v != 0 { return .few }
            if n.isWhole && n.i == 0 { return .few }
            if n.isWhole && n.i != 1 && (1...19).contains(n.i % 100) { return .few }
            return .other
        },
        PluralRuleSet("bs hr sh sr") { n in
            if n.v == 0 && n.i % 10 == 1 && n.i % 100 != 11 { return .one }
            if n.f % 10 == 1 && n.f % 100 != 11 { return .one }
            if n.v == 0 && (2...4).contains(n.i % 10) && !(12...14).contains(n.i % 100) { return .few }
            if (2...4).contains(n.f % 10) && !(12...14).contains(n.f % 100) { return .few }
            return .other
        },
        PluralRuleSet("fr") { n in
            if [0, 1].contains(n.i) { return .one }
            if n.i != 0 && n.i % 1000000 == 0 && n.v == 0 { return .many }
            return .other
        },
        PluralRuleSet("pt") { n in
            if (0...1).contains(n.i) { return .one }
            if n.i != 0 && n.i % 1000000 == 0 && n.v == 0 { return .many }
            return .other
        },
        PluralRuleSet("ca it lld pt-PT scn vec") { n in
            if n.i == 1 && n.v == 0 { return .one }
            if n.i != 0 && n.i % 1000000 == 0 && n.v == 0 { return .many }
            return .other
        },
        PluralRuleSet("es") { n in
            if n.isWhole && n.i == 1 { return .one }
            if n.i != 0 && n.i % 1000000 == 0 && n.v == 0 { return .many }
            return .other
        },
        PluralRuleSet("gd") { n in
            if n.isWhole && [1, 11].contains(n.i) { return .one }
            if n.isWhole && [2, 12].contains(n.i) { return .two }
            if n.isWhole && ((3...10).contains(n.i) || (13...19).contains(n.i)) { return .few }
            return .other
        },
        PluralRuleSet("sl") { n in
            if n.v == 0 && n.i % 100 == 1 { return .one }
            if n.v == 0 && n.i % 100 == 2 { return .two }
            if n.v == 0 && (3...4).contains(n.i % 100) { return .few }
            if n.v != 0 { return .few }
            return .other
        },
        PluralRuleSet("dsb hsb") { n in
            if n.v == 0 && n.i % 100 == 1 { return .one }
            if n.f % 100 == 1 { return .one }
            if n.v == 0 && n.i % 100 == 2 { return .two }
            if n.f % 100 == 2 { return .two }
            if n.v == 0 && (3...4).contains(n.i % 100) { return .few }
            if (3...4).contains(n.f % 100) { return .few }
            return .other
        },
        PluralRuleSet("cs sk") { n in
            if n.i == 1 && n.v == 0 { return .one }
            if (2...4).contains(n.i) && n.v == 0 { return .few }
            if n.v != 0 { return .many }
            return .other
        },
        PluralRuleSet("pl") { n in
            if n.i == 1 && n.v == 0 { return .one }
            if n.v == 0 && (2...4).contains(n.i % 10) && !(12...14).contains(n.i % 100) { return .few }
            if n.v == 0 && n.i != 1 && (0...1).contains(n.i % 10) { return .many }
            if n.v == 0 && (5...9).contains(n.i % 10) { return .many }
            if n.v == 0 && (12...14).contains(n.i % 100) { return .many }
            return .other
        },
        PluralRuleSet("be") { n in
            if n.isWhole && n.i % 10 == 1 && n.i % 100 != 11 { return .one }
            if n.isWhole && (2...4).contains(n.i % 10) && !(12...14).contains(n.i % 100) { return .few }
            if n.isWhole && n.i % 10 == 0 { return .many }
            if n.isWhole && (5...9).contains(n.i % 10) { return .many }
            if n.isWhole && (11...14).contains(n.i % 100) { return .many }
            return .other
        },
        PluralRuleSet("lt") { n in
            if n.isWhole && n.i % 10 == 1 && !(11...19).contains(n.i % 100) { return .one }
            if n.isWhole && (2...9).contains(n.i % 10) && !(11...19).contains(n.i % 100) { return .few }
            if n.f != 0 { return .many }
            return .other
        },
        PluralRuleSet("ru uk") { n in
            if n.v == 0 && n.i % 10 == 1 && n.i % 100 != 11 { return .one }
            if n.v == 0 && (2...4).contains(n.i % 10) && !(12...14).contains(n.i % 100) { return .few }
            if n.v == 0 && n.i % 10 == 0 { return .many }
            if n.v == 0 && (5...9).contains(n.i % 10) { return .many }
            if n.v == 0 && (11...14).contains(n.i % 100) { return .many }
            return .other
        },
        PluralRuleSet("sgs") { n in
            if n.isWhole && n.i % 10 == 1 && n.i % 100 != 11 { return .one }
            if n.isWhole && n.i == 2 { return .two }
            if n.isWhole && n.i != 2 && (2...9).contains(n.i % 10) && !(11...19).contains(n.i % 100) { return .few }
            if n.f != 0 { return .many }
            return .other
        },
        PluralRuleSet("br") { n in
            if n.isWhole && n.i % 10 == 1 && ![11, 71, 91].contains(n.i % 100) { return .one }
            if n.isWhole && n.i % 10 == 2 && ![12, 72, 92].contains(n.i % 100) { return .two }
            if n.isWhole && (n.i % 10 == 9 || (3...4).contains(n.i % 10)) && !(10...19).contains(n.i % 100)
                && !(70...79).contains(n.i % 100) && !(90...99).contains(n.i % 100)
            {
                return .few
            }
            if n.isWhole && n.i != 0 && n.i % 1000000 == 0 { return .many }
            return .other
        },
        PluralRuleSet("mt") { n in
            if n.isWhole && n.i == 1 { return .one }
            if n.isWhole && n.i == 2 { return .two }
            if n.isWhole && n.i == 0 { return .few }
            if n.isWhole && (3...10).contains(n.i % 100) { return .few }
            if n.isWhole && (11...19).contains(n.i % 100) { return .many }
            return .other
        },
        PluralRuleSet("ga") { n in
            if n.isWhole && n.i == 1 { return .one }
            if n.isWhole && n.i == 2 { return .two }
            if n.isWhole && (3...6).contains(n.i) { return .few }
            if n.isWhole && (7...10).contains(n.i) { return .many }
            return .other
        },
        PluralRuleSet("gv") { n in
            if n.v == 0 && n.i % 10 == 1 { return .one }
            if n.v == 0 && n.i % 10 == 2 { return .two }
            if n.v == 0 && [0, 20, 40, 60, 80].contains(n.i % 100) { return .few }
            if n.v != 0 { return .many }
            return .other
        },
        PluralRuleSet("kw") { n in
            if n.isWhole && n.i == 0 { return .zero }
            if n.isWhole && n.i == 1 { return .one }
            if n.isWhole && [2, 22, 42, 62, 82].contains(n.i % 100) { return .two }
            if n.isWhole && n.i % 1000 == 0
                && ([40000, 60000, 80000].contains(n.i % 100000) || (1000...20000).contains(n.i % 100000))
            {
                return .two
            }
            if n.isWhole && n.i != 0 && n.i % 1000000 == 100000 { return .two }
            if n.isWhole && [3, 23, 43, 63, 83].contains(n.i % 100) { return .few }
            if n.isWhole && n.i != 1 && [1, 21, 41, 61, 81].contains(n.i % 100) { return .many }
            return .other
        },
        PluralRuleSet("ar ars") { n in
            if n.isWhole && n.i == 0 { return .zero }
            if n.isWhole && n.i == 1 { return .one }
            if n.isWhole && n.i == 2 { return .two }
            if n.isWhole && (3...10).contains(n.i % 100) { return .few }
            if n.isWhole && (11...99).contains(n.i % 100) { return .many }
            return .other
        },
        PluralRuleSet("cy") { n in
            if n.isWhole && n.i == 0 { return .zero }
            if n.isWhole && n.i == 1 { return .one }
            if n.isWhole && n.i == 2 { return .two }
            if n.isWhole && n.i == 3 { return .few }
            if n.isWhole && n.i == 6 { return .many }
            return .other
        },
    ]
}
