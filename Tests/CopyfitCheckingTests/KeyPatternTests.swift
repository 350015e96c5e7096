import CopyfitChecking
import Foundation
import TestSupport
import Testing

@Suite("Patterns")
struct KeyPatternTests {
    @Test(
        "Patterns match whole names as globs, and anywhere as expressions",
        arguments: [
            ("*", "", true), ("tab.*", "tab.home", true), ("tab.*", "xtab.home", false), ("*.title", "a.b.title", true),
            ("*.title", "a.titles", false), ("a?c", "aéc", true), ("a?c", "ac", false), ("a*b*c", "aXbYbZc", true),
            ("a*b*c", "aXbYbZ", false), ("[a]", "[a]", true), ("/^tab/", "tab.home", true), ("/om/", "tab.home", true),
            ("/", "/", true), ("//", "//", true), ("%@*", "%@ items", true),
        ]
    )
    func matching(pattern: String, name: String, matches: Bool) throws {
        #expect(try KeyPattern(pattern).matches(name) == matches)
    }

    // Each of 2^26 ways to divide the letters fails at the last character.
    @Test("Patterns that take exponentially many steps end the check with an error that names the rule")
    func slow() throws {
        let name = String(repeating: "a", count: 26) + "b"
        let folder = try TranslationFolder(["de.json": "{\"\(name)\": \"x\", \"abc\": \"y\"}"])
        func message(_ rule: CheckRule?, _ keys: [KeyPattern] = []) -> String? {
            var rules = CheckRules.all(Fit(maxLines: 1))
            if let rule { rules.rules = [rule] }
            rules.selection.keys = keys
            do {
                _ = try folder.report(rules)
                return nil
            } catch {
                return "\(error)"
            }
        }
        func rule(_ pattern: String) throws -> CheckRule {
            var selection = TextSelection()
            selection.keys = [try KeyPattern(pattern)]
            return CheckRule(name: "slow", selection: selection, requirement: Fit(maxLines: 1))
        }
        let end =
            "takes more than 20 million steps: write the regular expression without repetitions inside repetitions, "
            + "or a glob."
        #expect(message(try rule("/^(a+)+$/")) == "/^(a+)+$/ in the rule “slow” \(end)")
        #expect(message(nil, [try KeyPattern("/(a+)+c/")]) == "/(a+)+c/ \(end)")
        #expect(message(try rule("/a.*c/")) == nil)
    }

    @Test("Patterns that look at many places of a long name are no trouble")
    func long() throws {
        let pattern = try KeyPattern("/x.*y$/")
        #expect(!pattern.matches(String(repeating: "a", count: 50_000)))
        #expect(pattern.matches(String(repeating: "a", count: 50_000) + "xy"))
        #expect(!pattern.matches(String(repeating: "x", count: 1_000)))
        #expect(pattern.matches("xy"))
    }

    @Test("Patterns take time in proportion to name and glob")
    func hostile() throws {
        let pattern = try KeyPattern(String(repeating: "a*", count: 50) + "b")
        #expect(!pattern.matches(String(repeating: "a", count: 20_000)))
    }
}
