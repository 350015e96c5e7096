// Written by Scripts/unicode/cldr.py from CLDR 48.2. Do not edit.
// Unicode's licence for its data is Sources/CUnicodeTables/LICENSE-Unicode.txt.

extension PluralRules {
    /// The ordinal rules.
    static let ordinal: [PluralRuleSet] = [
        PluralRuleSet(
            """
            af am an ar ast bg bs ce cs cv da de dsb el es et eu fa fi fy gl gsw he hr hsb ia id ie in is iw ja
            km kn ko ky lt lv ml mn my nb nl no pa pl prg ps pt ru sd sh si sk sl sr sw ta te th tpi tr ur uz
            yue zh zu
            """
        ) { _ in .other },
        PluralRuleSet("sv") { n in
            if n.isWhole && [1, 2].contains(n.i % 10) && ![11, 12].contains(n.i % 100) { return .one }
            return .other
        },
        PluralRuleSet("bal fil fr ga hy lo mo ms ro tl vi") { n in
            if n.isWhole && n.i == 1 { return .one }
            return .other
        },
        PluralRuleSet("hu") { n in
            if n.isWhole && [1, 5].contains(n.i) { return .one }
            return .other
        },
        PluralRuleSet("ne") { n in
            if n.isWhole && (1...4).contains(n.i) { return .one }
            return .other
        },
        PluralRuleSet("be") { n in
            if n.isWhole && [2, 3].contains(n.i % 10) && ![12, 13].contains(n.i % 100) { return .few }
            return .other
        },
        PluralRuleSet("uk") { n in
            if n.isWhole && n.i % 10 == 3 && n.i % 100 != 13 { return .few }
            return .other
        },
        PluralRuleSet("tk") { n in
            if n.isWhole && [6, 9].contains(n.i % 10) { return .few }
            if n.isWhole && n.i == 10 { return .few }
            return .other
        },
        PluralRuleSet("kk") { n in
            if n.isWhole && n.i % 10 == 6 { return .many }
            if n.isWhole && n.i % 10 == 9 { return .many }
            if n.isWhole && n.i % 10 == 0 && n.i != 0 { return .many }
            return .other
        },
        PluralRuleSet("it lld sc vec") { n in
            if n.isWhole && [11, 8, 80, 800].contains(n.i) { return .many }
            return .other
        },
        PluralRuleSet("lij scn") { n in
            if n.isWhole && ([11, 8].contains(n.i) || (80...89).contains(n.i) || (800...899).contains(n.i)) {
                return .many
            }
            return .other
        },
        PluralRuleSet("ka") { n in
            if n.i == 1 { return .one }
            if n.i == 0 { return .many }
            if ([40, 60, 80].contains(n.i % 100) || (2...20).contains(n.i % 100)) { return .many }
            return .other
        },
        PluralRuleSet("sq") { n in
            if n.isWhole && n.i == 1 { return .one }
            if n.isWhole && n.i % 10 == 4 && n.i % 100 != 14 { return .many }
            return .other
        },
        PluralRuleSet("kw") { n in
            if n.isWhole && (1...4).contains(n.i) { return .one }
            if n.isWhole
                && ((1...4).contains(n.i % 100) || (21...24).contains(n.i % 100) || (41...44).contains(n.i % 100)
                    || (61...64).contains(n.i % 100) || (81...84).contains(n.i % 100))
            {
                return .one
            }
            if n.isWhole && n.i == 5 { return .many }
            if n.isWhole && n.i % 100 == 5 { return .many }
            return .other
        },
        PluralRuleSet("blo") { n in
            if n.i == 0 { return .zero }
            if n.i == 1 { return .one }
            if [2, 3, 4, 5, 6].contains(n.i) { return .few }
            return .other
        },
        PluralRuleSet("en") { n in
            if n.isWhole && n.i % 10 == 1 && n.i % 100 != 11 { return .one }
            if n.isWhole && n.i % 10 == 2 && n.i % 100 != 12 { return .two }
            if n.isWhole && n.i % 10 == 3 && n.i % 100 != 13 { return .few }
            return .other
        },
        PluralRuleSet("kok kok-Latn mr") { n in
            if n.isWhole && n.i == 1 { return .one }
            if n.isWhole && [2, 3].contains(n.i) { return .two }
            if n.isWhole && n.i == 4 { return .few }
            return .other
        },
        PluralRuleSet("gd") { n in
            if n.isWhole && [1, 11].contains(n.i) { return .one }
            if n.isWhole && [2, 12].contains(n.i) { return .two }
            if n.isWhole && [3, 13].contains(n.i) { return .few }
            return .other
        },
        PluralRuleSet("ca") { n in
            if n.isWhole && [1, 3].contains(n.i) { return .one }
            if n.isWhole && n.i == 2 { return .two }
            if n.isWhole && n.i == 4 { return .few }
            return .other
        },
        PluralRuleSet("mk") { n in
            if n.i % 10 == 1 && n.i % 100 != 11 { return .one }
            if n.i % 10 == 2 && n.i % 100 != 12 { return .two }
            if [7, 8].contains(n.i % 10) && ![17, 18].contains(n.i % 100) { return .many }
            return .other
        },
        PluralRuleSet("az") { n in
            if [1, 2, 5, 7, 8].contains(n.i % 10) { return .one }
            if [20, 50, 70, 80].contains(n.i % 100) { return .one }
            if [3, 4].contains(n.i % 10) { return .few }
            if [100, 200, 300, 400, 500, 600, 700, 800, 900].contains(n.i % 1000) { return .few }
            if n.i == 0 { return .many }
            if n.i % 10 == 6 { return .many }
            if [40, 60, 90].contains(n.i % 100) { return .many }
            return .other
        },
        PluralRuleSet("gu hi") { n in
            if n.isWhole && n.i == 1 { return .one }
            if n.isWhole && [2, 3].contains(n.i) { return .two }
            if n.isWhole && n.i == 4 { return .few }
            if n.isWhole && n.i == 6 { return .many }
            return .other
        },
        PluralRuleSet("as bn") { n in
            if n.isWhole && [1, 5, 7, 8, 9, 10].contains(n.i) { return .one }
            if n.isWhole && [2, 3].contains(n.i) { return .two }
            if n.isWhole && n.i == 4 { return .few }
            if n.isWhole && n.i == 6 { return .many }
            return .other
        },
        PluralRuleSet("or") { n in
            if n.isWhole && ([1, 5].contains(n.i) || (7...9).contains(n.i)) { return .one }
            if n.isWhole && [2, 3].contains(n.i) { return .two }
            if n.isWhole && n.i == 4 { return .few }
            if n.isWhole && n.i == 6 { return .many }
            return .other
        },
        PluralRuleSet("cy") { n in
            if n.isWhole && [0, 7, 8, 9].contains(n.i) { return .zero }
            if n.isWhole && n.i == 1 { return .one }
            if n.isWhole && n.i == 2 { return .two }
            if n.isWhole && [3, 4].contains(n.i) { return .few }
            if n.isWhole && [5, 6].contains(n.i) { return .many }
            return .other
        },
    ]
}
