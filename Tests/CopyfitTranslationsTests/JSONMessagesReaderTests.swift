import CopyfitTranslations
import Testing

@Suite("JSON")
struct JSONMessagesReaderTests {
    /// The plurals are i18next's own examples (JSON v4 and v3), nested by us.
    @Test("JSON gives nested names, arrays and i18next's plurals")
    func nested() {
        let file = read(
            """
            {
              "a": {"b": "Hi {{name}}", "list": ["x", "y"], "n": null, "t": true},
              "key_one": "item", "key_other": "items",
              "place_ordinal_one": "{{count}}st", "place_ordinal_other": "{{count}}th",
              "old": "thing", "old_plural": "things",
              "phase_one": "Phase one",
              "icu": "{n, plural, one {# day} other {# days}}"
            }
            """,
            as: .json,
            locale: "en"
        )
        #expect(
            file.lines == [
                "2:14 en a.b = Hi {{name}}", "2:38 en a.list[0] = x", "2:43 en a.list[1] = y",
                "2:54 en a.n (untranslated) = ",
                "3:14 en key [count one] = item", "3:35 en key [count other] = items",
                "4:24 en place [count ordinal one] = {{count}}st", "4:62 en place [count ordinal other] = {{count}}th",
                "5:10 en old [count one] = thing", "5:33 en old [count other] = things",
                "6:16 en phase_one = Phase one",
                "7:10 en icu [n one] = # day", "7:10 en icu [n other] = # days",
            ]
        )
        #expect(file.problems == [])
    }

    @Test("JSON with half a surrogate pair is read with U+FFFD, and a problem says where it is")
    func surrogates() {
        let file = read(#"{"a": "x\ud83d", "b": "\ud83d\ude00", "c": "y"}"#, as: .json, locale: "en")
        #expect(file.lines == ["1:7 en a = x\u{FFFD}", "1:23 en b = 😀", "1:44 en c = y"])
        #expect(file.problems.map(\.description) == ["1:9: Half of a surrogate pair, which is read as U+FFFD."])
    }

    /// The shapes are those of Chrome's `messages.json` and of FormatJS.
    @Test("JSON with a message and its description is one text")
    func described() {
        let file = read(
            """
            {"hello": {"message": "Hi", "description": "Greets", "placeholders": {"user": {"content": "$1"}}},
             "x": {"description": "First", "defaultMessage": "{n, plural, one {#} other {##}}"},
             "y": {"title": "T", "description": "D"},
             "z": {"message": "M", "button": "B"},
             "message": "top"}
            """,
            as: .json
        )
        #expect(
            file.lines == [
                "1:23 hello = Hi", "2:50 x [n one] = #", "2:50 x [n other] = ##", "3:17 y.title = T",
                "3:37 y.description = D", "4:19 z.message = M", "4:34 z.button = B", "5:13 message = top",
            ]
        )
        #expect(file.translations.map(\.comment) == ["Greets", "First", "First", nil, nil, nil, nil, nil])
    }

    @Test("JSON keeps equal names, and what comes before an error")
    func broken() {
        let file = read("{\"a\": \"1\", \"a\": \"2\",\r\n \"b\": [\"3\", x]}", as: .json)
        #expect(file.lines == ["1:7 a = 1", "1:17 a = 2", "2:8 b[0] = 3"])
        #expect(file.problems.map(\.description) == ["2:13: Not JSON: expected a value."])
    }

    @Test("JSON with objects a hundred deep or names without end takes no more than its size")
    func hostile() {
        let deep = String(repeating: "{\"a\":", count: 200) + "\"x\"" + String(repeating: "}", count: 200)
        let file = read(deep, as: .json)
        #expect(file.translations == [])
        #expect(file.problems.map(\.description) == ["1:501: The names nest deeper than 100 levels."])
        let long = String(repeating: "k", count: 100_000)
        let members = (0..<1000).map { "\"\($0)\":\"x\"" }.joined(separator: ",")
        let wide = read("{\"\(long)\":{\(members)}}", as: .json)
        #expect(wide.translations.count == 1000)
        #expect(wide.translations.allSatisfy { $0.key.utf8.count < 1100 })
    }

    /// The arguments are those of ICU's MessageFormat (“ArgType”), of i18next's “Formatting”, and plain text.
    @Test("JSON read as ICU messages where an argument has a type, and only there")
    func messages() {
        let rows: [(String, [String])] = [
            ("Costs {price, number}", ["{price, number} price decimal"]),
            ("On {when, date, short}", ["{when, date, short} when date"]),
            ("At { when , time }", ["{ when , time } when time"]),
            ("{0, number, integer} of {1}", ["{0, number, integer} 1 integer", "{1} 2 any"]),
            ("It''s {price, number, ::currency/EUR}", ["{price, number, ::currency/EUR} price decimal"]),
            ("Costs {{price, number}}", ["{{price, number}} price decimal"]),
            ("{{name}}, select a file", ["{{name}} name any"]), ("Hi {name}", ["{name} name any"]),
            ("{name}, plural of it", ["{name} name any"]), ("{a, b}", []), ("Press { or }, date", []),
        ]
        for (text, expected) in rows {
            let file = read("{\"k\": \"\(text)\"}", as: .json)
            #expect(file.translations.map(\.replaced) == [expected], "\(text)")
            #expect(file.problems == [], "\(text)")
        }
    }
}
