import CopyfitTranslations
import Testing

@Suite("Fluent")
struct FluentReaderTests {
    /// Python's `fluent.runtime` 0.4 formats the same texts from it, with the placeables replaced.
    @Test("Fluent gives messages, terms, attributes and branches, without the common indentation")
    func entries() {
        let file = read(
            #"""
            # Says hello
            hello = Hello, { $name }!
            -brand = Copyfit
            about = About { -brand } { "{" }x{"}"}
            files = { $count ->
                [0] No files
                [one] { $count } file
               *[other] { NUMBER($count) } files
              } here
            multi =
                First line
                  indented
                { "last" } line   

                after blank
                .title = Title of { hello }
            ## Group

            they = { $g ->
                [female] She
               *[other] They
              }
            ord = { NUMBER($n, type: "ordinal") ->
                [one] st
               *[other] th
              }
            esc = { "\u00e9 \\ \"" }
            """#,
            as: .fluent,
            locale: "en"
        )
        #expect(
            file.lines == [
                "2:9 en hello = Hello, { $name }!",
                "3:10 en -brand = Copyfit",
                "4:9 en about = About { -brand } {x}",
                "5:9 en files [count =0] = No files here",
                "5:9 en files [count one] = { $count } file here",
                "5:9 en files [count other] = { NUMBER($count) } files here",
                "11:5 en multi = First line\n  indented\nlast line   \n\nafter blank",
                "16:14 en multi.title = Title of { hello }",
                "19:8 en they [g female] = She",
                "19:8 en they [g other] = They",
                "23:7 en ord [n ordinal one] = st",
                "23:7 en ord [n ordinal other] = th",
                "27:7 en esc = é \\ \"",
            ]
        )
        #expect(file.problems == [])
        #expect(file.translations[0].comment == "Says hello")
        #expect(file.translations[0].replaced == ["{ $name } name any"])
        #expect(
            file.translations[2].placeholders == [
                Placeholder(range: 6..<16, name: "-brand", kind: .reference, example: "Copyfit")
            ]
        )
        #expect(file.translations[5].replaced == ["{ NUMBER($count) } count decimal"])
    }

    /// What `fluent.syntax` 0.19 calls junk; the entries around it are read.
    @Test("Fluent goes on after junk at the next entry")
    func junk() {
        let file = read(
            """
            a = 1
            b { $x }
            c = { $x
            d = { $x ->
                [one] y
              }
            e = }
            -t =
            f =
                .attr =
            g = { "open
            1h = x
              i = indented
            z = last
            """,
            as: .fluent
        )
        #expect(file.lines == ["1:5 a = 1", "14:5 z = last"])
        #expect(
            file.problems.map(\.description) == [
                "2:3: Expected = after the name.",
                "4:1: The placeable needs a closing brace.",
                "6:4: One variant must be the default, marked by a star.",
                "7:5: Write {\"}\"} for an unmatched brace.",
                "8:5: \"-t\" needs a text.",
                "10:12: The attribute \"attr\" needs a text.",
                "11:12: The text in the placeable needs a closing quote.",
            ]
        )
    }
}
