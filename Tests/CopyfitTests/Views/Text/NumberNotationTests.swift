import Foundation
import TestSupport
import Testing

import Copyfit
@testable import CopyfitViews

@Suite("Numbers in texts")
struct NumberNotationTests {
    /// Digits of other scripts, groups of three, of two, none below five digits; spaces, apostrophes, full stops; signs with
    /// marks of direction; digits that are not in a row.
    static let locales = [
        "en_US", "en_US_POSIX", "", "ar_EG", "ar_SA", "fa_IR", "he_IL", "hi_IN", "bn_BD", "mr_IN", "ne_NP", "dz_BT",
        "my_MM",
        "de_CH", "de_AT", "es_ES", "pl_PL", "pt_PT", "fr_FR", "sv_SE", "ja_JP@numbers=hanidec",
    ]

    @Test("Numbers in texts are written as Foundation writes them", arguments: locales)
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

    /// With `%f` where nothing is said, with the decimals of a specifier, and by one that is no plain count of decimals.
    @Test("Numbers in texts with decimals are written as Foundation writes them", arguments: locales)
    func decimals(identifier: String) {
        let locale = Locale(identifier: identifier)
        let specifiers = ["%f", "%.0f", "%.1f", "%.2f", "%.3f", "%.9f", "%8.2f", "%.2e", "%+.1f", "%.2f%%"]
        for number in Self.decimalNumbers + Self.decimalNumbers {
            let key: LocalizedStringKey = "\(number)"
            #expect(key.pieces[0].string(in: locale) == String(format: "%f", locale: locale, number))
            for specifier in specifiers {
                let key: LocalizedStringKey = "\(number, specifier: specifier)"
                #expect(
                    key.pieces[0].string(in: locale) == String(format: specifier, locale: locale, number),
                    "\(number) by \(specifier)"
                )
            }
        }
    }

    /// Halves of the last decimal, as written and as held in binary; what rounds to nothing and to one digit more; no
    /// numbers; the least and the greatest; and numbers of every size.
    static let decimalNumbers: [Double] = {
        var random = SeededGenerator(seed: 11)
        var numbers: [Double] = [
            0, -0.0, 0.5, 1.5, 2.5, -0.5, 0.05, 0.15, 0.25, 2.675, 1.005, -2.675, 0.125, 0.375, 0.0000005, 0.00000049,
            0.004, -0.004, 0.04, 0.4, -0.4, 9.5, 9.9999995, 99.995, 999.96, 9999.9999999, 0.0001, 0.00009, 123456.789,
            1e14, 999999999999999, 1e15, 1e16, 9_007_199_254_740_992, 1e22, .pi, -.pi, .infinity, -.infinity, .nan,
            .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0.1, 0.2, 0.1 + 0.2, 4.35, 100 * 1.1,
        ]
        for exponent in -6...12 {
            let size = Double(sign: .plus, exponent: exponent * 4, significand: 1)
            for _ in 0..<4 {
                let number = (Double(random.next() >> 11) / 0x1p53 - 0.5) * size
                numbers += [number, (number * 1000).rounded() / 1000]
            }
        }
        return numbers
    }()
}
