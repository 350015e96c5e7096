import CopyfitLayout

/// A table of options in a terminal: `CopyfitLayout` without views and fonts.
@main
struct TerminalCells {
    static func main() {
        for columns in [60, 34] {
            print(String(repeating: "─", count: columns))
            print(rows(columns: columns).joined(separator: "\n"))
        }
    }

    static func rows(columns: Int) -> [String] {
        var screen = CellScreen()
        let options = [
            ("--width", "The width in columns; the width of the terminal if there is none."),
            ("--language", "The language of the output, such as en, de, 日本語 or 한국어."),
            ("-q", "Prints nothing."),
        ]
        let lines = options.map { option in
            let name = screen.node(.layoutPriority(1), [screen.text(option.0)])
            let meaning = screen.node(.frame(maxWidth: .infinity, alignment: .leading), [screen.text(option.1)])
            return screen.node(.gridRow(), [name, meaning])
        }
        let grid = GridLayout(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 1)
        return screen.rows(of: screen.node(.layout(grid), lines), columns: columns)
    }
}
