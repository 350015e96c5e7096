@testable import CopyfitChecking
import CopyfitTranslations
import Testing

@Suite("Numbers of plural branches")
struct PluralNumberTests {
    /// `Intl.PluralRules` of Chromium 156, for the numbers from 0 to 1,199, a million and two million: the first of each
    /// category, one in the middle, the last.
    @Test(
        "are in the categories of CLDR",
        arguments: [
            "ja other 0,1,2,3,601,2000000",
            "fr one 0,1 other 2,3,4,5,601,1199 many 1000000,2000000",
            "pt-PT other 0,2,3,4,600,1199 one 1 many 1000000,2000000",
            "es other 0,2,3,4,600,1199 one 1 many 1000000,2000000",
            "ru many 0,5,6,7,605,2000000 one 1,21,31,41,601,1191 few 2,3,4,22,602,1194",
            "sr other 0,5,6,7,605,2000000 one 1,21,31,41,601,1191 few 2,3,4,22,602,1194",
            "pl many 0,5,6,7,601,2000000 one 1 few 2,3,4,22,602,1194",
            "cs other 0,5,6,7,603,2000000 one 1 few 2,3,4",
            "ro few 0,2,3,4,601,1119 one 1 other 20,21,22,23,620,2000000",
            "sl other 0,5,6,7,605,2000000 one 1,101,201,301,601,1101 two 2,102,202,302,602,1102 few 3,4,103,104,603,1104",
            "ar zero 0 one 1 two 2 few 3,4,5,6,603,1110 many 11,12,13,14,611,1199 other 100,101,102,200,602,2000000",
            "lt other 0,10,11,12,610,2000000 one 1,21,31,41,601,1191 few 2,3,4,5,602,1199",
            "lv zero 0,10,11,12,610,2000000 one 1,21,31,41,601,1191 other 2,3,4,5,602,1199",
            "he other 0,3,4,5,602,2000000 one 1 two 2",
            "ga other 0,11,12,13,606,2000000 one 1 two 2 few 3,4,5,6 many 7,8,9,10",
            "cy zero 0 one 1 two 2 few 3 other 4,5,7,8,603,2000000 many 6",
            "mt few 0,3,4,5,510,1110 one 1 two 2 many 11,12,13,14,611,1119 other 20,21,22,23,602,2000000",
            "is other 0,2,3,4,602,2000000 one 1,21,31,41,601,1191",
            "fil one 0,1,2,3,601,2000000 other 4,6,9,14,604,1199",
            "br other 0,5,6,7,600,1199 one 1,21,31,41,601,1181 two 2,22,32,42,602,1182 few 3,4,9,23,603,1189 many 1000000,2000000",
            "si one 0,1 other 2,3,4,5,602,2000000",
            "de other 0,2,3,4,601,2000000 one 1",
        ]
    )
    func categories(row: String) {
        let words = row.split(separator: " ").map(String.init)
        for index in stride(from: 1, to: words.count, by: 2) {
            for number in words[index + 1].split(separator: ",") {
                let category = PluralNumbers.category(Int(number) ?? -1, words[0])
                #expect(category.rawValue == words[index], "\(words[0]) \(number)")
            }
        }
    }

    @Test("are near the sample")
    func near() {
        #expect(PluralNumbers.number(near: 8888, in: .one, language: "ru") == 8881)
        #expect(PluralNumbers.number(near: 8888, in: .one, language: "de") == nil)
        #expect(PluralNumbers.number(near: 888, in: .one, language: "de") == 1)
        #expect(PluralNumbers.number(near: 8888, in: .other, language: "ja") == 8888)
    }
}
