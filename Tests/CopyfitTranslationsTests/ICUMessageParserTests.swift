@testable import CopyfitTranslations
import Testing

@Suite("ICU messages")
struct ICUMessageParserTests {
    /// Pattern, the branch, what replaces the placeholders, and what ICU's `MessageFormat` formats for English.
    static let formatted: [(String, String, [String: String], String)] = [
        (#"Hello {name}!"#, "", ["name": "Ann"], #"Hello Ann!"#),
        (#"I don't know '{this}' of {name}"#, "", ["name": "Ann"], #"I don't know {this} of Ann"#),
        (#"It''s {name}''s"#, "", ["name": "Ann"], #"It's Ann's"#),
        (#"'{''}' {name}"#, "", ["name": "Ann"], #"{'} Ann"#),
        (#"a '{ never ends {name}"#, "", ["name": "Ann"], #"a { never ends {name}"#),
        (#"{n, plural, =0 {none} one {# file} other {# files}}"#, "n =0", ["n": "0"], #"none"#),
        (#"{n, plural, =0 {none} one {# file} other {# files}}"#, "n one", ["n": "1"], #"1 file"#),
        (#"{n, plural, =0 {none} one {# file} other {# files}}"#, "n other", ["n": "5"], #"5 files"#),
        // The number is 2, less the offset
        (
            #"{n, plural, offset:1 =1 {only you} one {you and # other} other {you and # others}} here"#, "n one",
            ["n": "1"], #"you and 1 other here"#
        ),
        (#"{n, plural, one {'#' is #} other {'#'s are #}} # }"#, "n other", ["n": "7"], #"#s are 7 # }"#),
        (
            #"{g, select, female {She} male {He} other {They}} liked {n, plural, one {# photo} other {# photos}}"#,
            "g female, n other", ["g": "female", "n": "3"], #"She liked 3 photos"#
        ),
        (
            """
            {g, select, female {{n, plural, one {her # photo} other {her # photos}}} \
            other {{n, plural, one {# photo} other {# photos}}}} of {name}
            """,
            "g other, n one", ["g": "x", "n": "1", "name": "Ann"], #"1 photo of Ann"#
        ),
        (
            #"{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} floor"#, "n ordinal few", ["n": "3"],
            #"3rd floor"#
        ),
        (#"{ n , plural , other { # } }"#, "n other", ["n": "4"], #" 4 "#),
        (#"{n, plural, one {{n, plural, one {in # #} other {no}}} other {out}}"#, "n one", ["n": "1"], #"in 1 1"#),
        (#"top-level } brace {name}"#, "", ["name": "Ann"], #"top-level } brace Ann"#),
        (#"{n, plural, other {a '' b '}' c}}"#, "n other", ["n": "4"], #"a ' b } c"#),
        (
            #"{n, plural, other {{g, select, other {# inside}}}}"#, "n other, g other", ["n": "4", "g": "q"],
            #"# inside"#
        ),
    ]

    @Test("ICU messages become the texts that ICU formats", arguments: formatted)
    func branches(pattern: String, variant: String, values: [String: String], expected: String) throws {
        let branch = try #require(texts(of: pattern, .icu(.icu)).first { description($0) == variant })
        var bytes = Array(branch.text.utf8)
        for placeholder in branch.placeholders.reversed() {
            let value = try #require(placeholder.name.flatMap { values[$0] })
            bytes.replaceSubrange(placeholder.range, with: value.utf8)
        }
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }

    @Test(
        "ICU messages that ICU refuses say why, and are read without branches",
        arguments: [
            "{n, plural, one {x}}", "{n, plural, one {x} other {y}", "{", "{}", "{n", "{n, select, other}",
            "a {n, plural, =x {1} other {2}", "{n, plural}", "{n, number",
        ]
    )
    func faults(pattern: String) {
        let message = MessageSyntax.icu(.icu).message(pattern)
        #expect(message.fault?.hasSuffix(".") == true)
        #expect(texts(of: pattern, .icu(.icu)).map(\.text) == [pattern])
    }

    @Test("ICU messages leave out branches that no number chooses")
    func unknownCategory() {
        let message = MessageSyntax.icu(.icu).message("{n, plural, lots {x} other {y}}")
        #expect(
            message.fault
                == "\"lots\" is not a plural category: write zero, one, two, few, many, other, or = and a number."
        )
        #expect(texts(of: "{n, plural, lots {x} other {y}}", .icu(.icu)).map(\.text) == ["y"])
    }

    @Test(
        "ICU messages give placeholders their kind",
        arguments: [
            ("{a}", Placeholder.Kind.any), ("{a, number}", .decimal), ("{a, number, integer}", .integer),
            ("{a, number, ::currency/EUR}", .decimal), ("{a, date, long}", .date), ("{a, time, ::jmm}", .time),
            ("{a, spellout}", .text),
        ]
    )
    func kinds(pattern: String, kind: Placeholder.Kind) {
        let text = texts(of: "é \(pattern)", .icu(.icu))[0]
        #expect(text.placeholders == [Placeholder(range: 3..<3 + pattern.utf8.count, name: "a", kind: kind)])
    }

    @Test("ICU messages of several choices by one argument go the same way")
    func correlated() {
        let pattern = "{n, plural, one {a} other {b}} and {n, plural, =0 {z} one {c} other {d}}"
        #expect(texts(of: pattern, .icu(.icu)).map(\.text) == ["a and c", "b and d"])
    }

    @Test("ICU messages with too many combinations give each branch at least once")
    func combinations() {
        let pattern = (0..<20).map { "{a\($0), select, x {x\($0) } other {o\($0) }}" }.joined()
        var budget = 1 << 20
        let branches = MessageSyntax.icu(.icu).message(pattern).branches(budget: &budget)
        #expect(!branches.areComplete)
        #expect(branches.texts.count == MessageBranches.limit)
        for argument in 0..<20 {
            #expect(branches.texts.contains { $0.text.contains("x\(argument) ") })
            #expect(branches.texts.contains { $0.text.contains("o\(argument) ") })
        }
    }

    @Test("ICU messages of Java quote with every apostrophe and choose by limits")
    func java() {
        let pattern = "There {0,choice,0#are no files|1#is one file|1<are {0,number,integer} files} in {1} ''x''."
        let found = texts(of: pattern, .icu(.java))
        #expect(
            found.map(\.text) == [
                "There are no files in {1} 'x'.", "There is one file in {1} 'x'.",
                "There are {0,number,integer} files in {1} 'x'.",
            ]
        )
        #expect(found.map(description) == ["0 0", "0 1", "0 1<"])
        #expect(found[2].placeholders.map(\.index) == [1, 2])
        #expect(texts(of: "can't {0}", .icu(.java)).map(\.text) == ["cant {0}"])
        #expect(texts(of: "can't", .icu(.java)).map(\.text) == ["can't"])
    }

    private func description(_ text: MessageText) -> String {
        text.choices.map(\.description).joined(separator: ", ")
    }
}

/// The texts of a message.
func texts(of pattern: String, _ syntax: MessageSyntax) -> [MessageText] {
    var budget = 1 << 20
    return syntax.message(pattern).branches(budget: &budget).texts
}
