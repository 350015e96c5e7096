import Foundation
import TestSupport
import Testing

@testable import Copyfit

@Suite("Whole numbers in texts")
struct IntegerNotationTests {
    /// Digits of other scripts, groups of three, of two, none below five digits; spaces, apostrophes, full stops; signs with
    /// marks of direction; digits that are not in a row.
    static let locales = [
        "en_US", "en_US_POSIX", "", "ar_EG", "ar_SA", "fa_IR", "he_IL", "hi_IN", "bn_BD", "mr_IN", "ne_NP", "dz_BT",
        "my_MM",
        "de_CH", "de_AT", "es_ES", "pl_PL", "pt_PT", "fr_FR", "sv_SE", "ja_JP@numbers=hanidec",
    ]

    @Test("are written as Foundation writes them", arguments: locales)
    func formatter(identifier: String) {
        let locale = Locale(identifier: identifier)
        var random = SeededGenerator(seed: 7)
        var numbers: [Int64] = [.min, .min + 1, .max, -1, 0, 1, 9, -10, 999, -1000, 9999, 10_000, 123_456, -7_654_321]
        for bits in stride(from: 2, to: 64, by: 3) {
            numbers.append(Int64(truncatingIfNeeded: random.next()) >> (64 - bits))
        }
        for number in numbers + numbers {
            let key: LocalizedStringKey = "\(number)"
            #expect(key.pieces[0].string(in: locale) == String(format: "%lld", locale: locale, number))
        }
    }
}
