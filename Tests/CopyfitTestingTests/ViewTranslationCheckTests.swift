import Copyfit
import CopyfitChecking
import CopyfitTesting
import Foundation
import TestSupport
import Testing

/// Widths are those of `hb-shape --font-size=17408` for `Inter-Regular.otf` (iOS's body, 17 points), divided by 1,024.
@MainActor
@Suite("Views in the languages of an app")
struct ViewTranslationCheckTests {
    private struct BuyButton: View {
        var body: some View {
            Button("buy") {}.buttonStyle(.plain).lineLimit(1).accessibilityIdentifier("buyButton")
        }
    }

    /// `hb-shape` of "Jetzt kaufen".
    private let german = 99.7783203125

    @Test(
        "Views in the languages of an app tell which button is cut off, in which language, where its text is written, and what it needs"
    )
    func truncatedButton() throws {
        let folder = try TranslationFolder.shop()
        let report = try ViewTranslationCheck(folder.path, widths: [90, 110]).report { BuyButton() }
        #expect(report.failures.count == 1)
        let failure = try #require(report.failures.first)
        #expect(failure.kind == .cutOff)
        #expect((failure.key, failure.text) == ("buy", "Jetzt kaufen"))
        #expect(failure.setting?.description == "de, 90 pt")
        #expect((failure.line, failure.column) == (22, 69))
        #expect(failure.file == folder.path + "/Localizable.xcstrings")
        #expect((failure.viewPath, failure.identifier) == ("BuyButton", "buyButton"))
        #expect(failure.extraLines == 1)
        let place = "\(folder.path)/Localizable.xcstrings:22:69: buy (de): “Jetzt kaufen” is cut off: "
        #expect(failure.description.hasPrefix(place))
        #expect(failure.description.contains("it needs 11.28 pt more width or 1 more line at 90 pt"))
        #expect(failure.description.hasSuffix("at 90 pt. (in BuyButton, named buyButton)"))
    }

    @Test("Views in the languages of an app fit from the width on that the widest text needs")
    func exactWidth() throws {
        let tables = try TranslationFolder.shop().tables()
        func isEmpty(_ width: Double) -> Bool {
            ViewTranslationCheck(tables, widths: [width]).report { BuyButton() }.isEmpty
        }
        #expect(isEmpty(german.rounded(.up)))
        #expect(!isEmpty(german.rounded(.down)))
    }

    /// Body text is 17 points at the usual size and 28 at the first accessibility size: "Jetzt kaufen" needs
    /// 99.78 · 28 / 17 = 164.34.
    @Test("Views in the languages of an app grow with the user's size of type")
    func typeSizes() throws {
        let tables = try TranslationFolder.shop().tables()
        let check = ViewTranslationCheck(tables, widths: [150, 165], typeSizes: [.large, .accessibility1])
        let report = check.report { BuyButton() }
        #expect(report.settings.count == 4 * 2 * 2)
        #expect(report.failures.map(\.setting?.description) == ["de, 150 pt, type size accessibility1"])
        var macOS = check
        macOS.options.platform = .macOS
        #expect(macOS.report { BuyButton() }.isEmpty)
    }

    @Test("Views in the languages of an app are laid out from right to left in Arabic")
    func rightToLeft() throws {
        let tables = try TranslationFolder.shop().tables()
        let row = HStack {
            Text("buy").id("title")
            Spacer()
            Text(verbatim: "1").id("count")
        }
        func isLeft(_ language: String) throws -> Bool {
            let host = ViewHost(
                row.translated(by: tables, into: language),
                size: ProposedViewSize(width: 300, height: 40)
            )
            _ = host.update()
            let (title, count) = (host.frame(id: "title"), host.frame(id: "count"))
            return try #require(title).minX < #require(count).minX
        }
        #expect(try isLeft("de"))
        #expect(try !isLeft("ar"))
    }

    @Test("Views in the languages of an app show plural forms that are wider than others")
    func plural() throws {
        // hb-shape: "3 товара" 73.41, "5 товаров" 83.02
        let check = ViewTranslationCheck(try TranslationFolder.shop().tables(), widths: [80])
        let others = check.report { Text("\(3) items").lineLimit(1) }
        #expect(others.failures.map(\.text) == ["5 товаров"])
        #expect(others.failures.map(\.setting?.description) == ["ru, 80 pt, with the number 5"])
        #expect(others.failures.map(\.line) == [14])
        let report = check.report { Text("\(5) items").lineLimit(1) }
        #expect(report.failures.map(\.setting?.language) == ["ru"])
        #expect(report.failures.map(\.text) == ["5 товаров"])
        #expect(report.failures.map(\.line) == [14])
    }

    @Test(
        "Views in the languages of an app are wrong where a word is cut, and where a text is outside and cannot be scrolled into view"
    )
    func cutAndOutside() throws {
        let check = ViewTranslationCheck(try TranslationFolder.shop().tables(), widths: [50])
        // hb-shape: "kaufen" 54.31; "Купить" is wider than 50 as well
        let cut = check.report { Text("buy") }.failures.filter { $0.setting?.language == "de" }
        #expect(cut.map(\.kind) == [.wordCut])
        #expect(cut.first?.message.hasPrefix("“kaufen” of “Jetzt kaufen” is cut") == true)
        let outside = check.report { Text("buy").fixedSize() }.failures.filter { $0.setting?.language == "de" }
        #expect(outside.map(\.kind) == [.outside])
        // The host centres the view: half of what is too much is on each side
        #expect(abs(try #require(outside.first?.over) - (german - 50) / 2) < 0.5)
        #expect(check.report { ScrollView(.horizontal) { Text("buy").fixedSize() } }.isEmpty)
        #expect(check.report { Text("buy").fixedSize().hidden() }.failures.map(\.kind) == [.nothingLookedUp])
    }

    @Test("Views in the languages of an app may have texts that are meant to be cut")
    func exemptions() throws {
        var check = ViewTranslationCheck(try TranslationFolder.shop().tables(), widths: [40])
        #expect(!check.report { BuyButton() }.isEmpty)
        check.exemptions = [try KeyPattern("b*y")]
        #expect(check.report { BuyButton() }.isEmpty)
        check.exemptions = [try KeyPattern("buyButton")]
        #expect(check.report { BuyButton() }.isEmpty)
    }

    /// ICU goes back to every place at which it could have chosen otherwise: 2 to the power of 40 for this one.
    @Test(
        "Views in the languages of an app fail where a regular expression that exempts takes too long, and so exempts nothing"
    )
    func slowExemption() throws {
        var check = ViewTranslationCheck(try TranslationFolder.shop().tables(), widths: [400])
        check.languages = ["de"]
        check.exemptions = [try KeyPattern("/^(a+)+$/")]
        let identifier = String(repeating: "a", count: 40) + "!"
        let report = check.report { Text("buy").accessibilityIdentifier(identifier) }
        #expect(report.failures.map(\.kind) == [.slowPattern])
        #expect(report.failures.first?.message.contains("/^(a+)+$/ takes more than 20 million steps") == true)
    }

    @Test(
        "Views in the languages of an app name keys that no file has once, and warn of texts without a translation or the same everywhere"
    )
    func keys() throws {
        let check = ViewTranslationCheck(try TranslationFolder.shop().tables(), widths: [300, 400])
        let report = check.report {
            VStack {
                Text("buy")
                Text("\(3) items")
                Text("sell")
                Text("Total" as String)
                Text("\(1)")
            }
        }
        #expect(report.failures.map(\.kind) == [.missingKey])
        #expect(report.failures.first?.description == "sell: No file has this key.")
        #expect(report.warnings.map(\.kind) == [.untranslated, .sameEverywhere])
        #expect(
            report.warnings.map(\.message) == [
                "There is no text in ar, and “%lld items” is shown.",
                "“Total” is the same in all 4 languages and is not looked up.",
            ]
        )
        #expect(check.report { Text("Total" as String) }.failures.map(\.kind) == [.nothingLookedUp])
    }

    @Test("Views in the languages of an app are not all right without a width")
    func withoutWidth() throws {
        let check = ViewTranslationCheck(try TranslationFolder.shop().tables(), widths: [])
        #expect(check.report { BuyButton() }.failures.map(\.kind) == [.nothingLookedUp])
    }

    @Test("Views in the languages of an app have a character that no font has")
    func missingCharacter() throws {
        let folder = try TranslationFolder(["de.lproj/Localizable.strings": "\"a\" = \"x\u{10FFFD}\";"])
        let report = try ViewTranslationCheck(folder.path, widths: [100, 200]).report { Text("a") }
        #expect(report.failures.map(\.kind) == [.characterWithoutFont])
        #expect(report.failures.first?.line == 1)
    }

    @Test("Views in the languages of an app give the same in a kept host as in hosts of their own")
    func keptHost() throws {
        let tables = try TranslationFolder.shop().tables()
        let sizes: [DynamicTypeSize] = [.small, .xxxLarge, .accessibility5]
        let kept = ViewTranslationCheck(tables, widths: [40, 90, 200, 60], typeSizes: sizes).report { BuyButton() }
        var failures: [ViewTranslationFailure] = []
        for language in tables.languages {
            for size in sizes {
                for width in [40.0, 90, 200, 60] {
                    var check = ViewTranslationCheck(tables, widths: [width], typeSizes: [size])
                    check.languages = [language]
                    failures += check.report { BuyButton() }.failures
                }
            }
        }
        func places(_ failures: [ViewTranslationFailure]) -> [String] {
            failures.flatMap { failure in failure.settings.map { "\(failure.text) \($0)" } }
        }
        #expect(Set(places(kept.failures)) == Set(places(failures)))
        #expect(places(kept.failures).count == failures.count)
        #expect(failures.count > 10)
    }

    @Test("Views in the languages of an app have one failure for a text, with the worst setting and all others")
    func settings() throws {
        let tables = try TranslationFolder.shop().tables()
        var check = ViewTranslationCheck(tables, widths: [90, 60, 70], typeSizes: [.large, .accessibility1])
        check.languages = ["de"]
        let failures = check.report { BuyButton() }.failures
        #expect(failures.map(\.text) == ["Jetzt kaufen"])
        let failure = try #require(failures.first)
        #expect(failure.setting?.description == "de, 60 pt, type size accessibility1")
        #expect(failure.settings.count == 6)
        #expect(
            failure.description.contains(
                "at 60 pt, type size accessibility1; also at 90 pt; 60 pt; 70 pt; and in 2 other settings."
            )
        )
    }

    @Test("Views in the languages of an app fail because of texts that are too wide, not of those that these push")
    func pushed() throws {
        var check = ViewTranslationCheck(try TranslationFolder.shop().tables(), widths: [50])
        check.languages = ["de"]
        let column = check.report {
            VStack(alignment: .leading) {
                Text(verbatim: "a")
                Text("buy").fixedSize()
                Text(verbatim: "b")
            }
        }
        #expect(column.failures.map(\.text) == ["Jetzt kaufen"])
        #expect(column.failures.first?.message.hasSuffix(" pt outside, and 2 other texts with it.") == true)
        check.widths = [150]
        let row = check.report {
            HStack {
                Text("buy").fixedSize()
                Text("buy").fixedSize().id("second")
            }
        }
        #expect(row.failures.map(\.kind) == [.outside])
        #expect(row.failures.first?.message.hasSuffix(" pt outside, and 1 other text with it.") == true)
    }

    @Test("Views in the languages of an app are reported to the test, one issue for each failure")
    func issues() throws {
        let check = ViewTranslationCheck(try TranslationFolder.shop().tables(), widths: [90, 110])
        withKnownIssue {
            check.expectFits { BuyButton() }
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("“Jetzt kaufen” is cut off") }
        }
        check.expectFits { Text("buy") }
    }

    @Test("Views in the languages of an app have a report that reads well")
    func description() throws {
        let check = ViewTranslationCheck(try TranslationFolder.shop().tables(), widths: [90])
        let lines = check.report { BuyButton() }.description.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first == "1 failure, 4 texts in 4 settings:")
        #expect(check.report { Text("buy") }.description == "Nothing is wrong with 4 texts in 4 settings.")
    }
}
