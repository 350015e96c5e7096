@testable import CopyfitCLI
import CopyfitCommandLine
@testable import CopyfitRecords
import CopyfitFit
import Testing

@Suite("The table for people")
struct MeasurementTableTests {
    // Cells as counted by wcwidth 0.7.0 (`wcswidth`), an independent table of terminal widths.
    @Test(
        "The table for people counts terminal cells as terminals do",
        arguments: [
            ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("한국어", 6), ("ｱｲｳ", 3), ("Ａ", 2), ("👩‍💻", 2),
            ("🇨🇭", 2),
            ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("👍🏽", 2), ("नमस्ते", 4), ("สวัสดี", 4), ("שלום", 4), ("مرحبا", 5), ("\u{200B}", 0),
            ("a\u{AD}b", 3), ("ㄅ", 2), ("〈x〉", 5), ("𠀀", 2), ("ᄀ", 2), ("각", 2), ("தமிழ்", 4), ("বাংলা", 4), ("﷽", 1),
            ("☀", 1),
            ("©", 1), ("…", 1), ("“”", 2), ("😀é漢", 5),
        ]
    )
    func countsCells(text: String, cells: Int) {
        #expect(TerminalWidth.cells(text) == cells)
    }

    // Widths as above; of six cells the last is for the ellipsis
    @Test(
        "The table for people shortens to a number of cells",
        arguments: [("abcdef", "abcdef"), ("abcdefg", "abcde…"), ("漢字漢", "漢字漢"), ("漢字漢字", "漢字…"), ("", "")]
    )
    func shortens(text: String, shortened: String) {
        #expect(TerminalWidth.shortened(text, to: 6) == shortened)
    }

    @Test(
        "The table for people breaks lines at spaces, and in words that are wider than a line",
        arguments: [
            ("ab cd ef", 5, ["ab cd", "ef"]), ("ab cd ef", 8, ["ab cd ef"]), ("abcdefg h", 3, ["abc", "def", "g h"]),
            // Each is two cells wide
            ("今すぐ 購入", 6, ["今すぐ", "購入"]), ("今すぐ購入", 5, ["今す", "ぐ購", "入"]), ("", 5, [""]),
            ("a b", .max, ["a b"]),
        ] as [(String, Int, [String])]
    )
    func wrapped(text: String, limit: Int, lines: [String]) {
        #expect(TerminalWidth.wrapped(text, to: limit) == lines)
    }

    @Test("Lines its columns up, whatever the script, and ends no line with space")
    func linesUp() {
        var table = TextTable(["Width": .right, "Text": .left, "End": .left])
        table.add(["1", "漢字", "|"])
        table.add(["1000000", "e\u{301}", "|"])
        table.add(["", "", ""])
        #expect(
            table.text(indent: 1)
                == """
                   Width  Text  End
                       1  漢字  |
                 1000000  é     |


                """.replacing("é", with: "e\u{301}")
        )
    }

    @Test("Colored cells line up as if they had no color, and a table may have no headings")
    func colors() {
        var table = TextTable([.left, .right])
        table.addVisible([TerminalColor.red.text("ab"), "1"])
        table.addVisible(["mmm", TerminalColor.dim.text("22")])
        #expect(table.text() == "\u{1B}[31mab\u{1B}[0m    1\nmmm  \u{1B}[2m22\u{1B}[0m\n")
    }

    @Test(
        "The table for people rounds lengths up to hundredths, so that a width copied from it is enough",
        arguments: [
            (0, "0.00", "0"), (16, "16.00", "16"), (0.5, "0.50", "0.5"), (1.0 / 1024, "0.01", "0.01"),
            (103.4501953125, "103.46", "103.46"), (103.4599609375, "103.46", "103.46"),
            (99.9990234375, "100.00", "100"),
            (12.1, "12.10", "12.1"), (20.44, "20.44", "20.44"), (9.8, "9.80", "9.8"), (1e-9, "0.00", "0"),
            (.infinity, "∞", "∞"),
        ]
    )
    func roundsUp(length: Double, column: String, text: String) {
        #expect(Points.column(length) == column)
        #expect(Points.text(length) == text)
    }
}
