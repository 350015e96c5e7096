import CopyfitChecking
import CopyfitCommandLine
import CopyfitReporting
import CopyfitUnicode

/// A small heat map for a terminal: the keys whose texts are over by most, by language, with a block for the share of
/// the width and the points.
struct HeatBlocks {
    private let rows: [HeatRows.Row]
    private let locales: [String]
    private let hiddenKeyCount: Int
    private let hiddenLocaleCount: Int
    private let usesColor: Bool
    /// Longer keys are cut, in cells.
    private let longestKey: Int
    /// How many cells a line has: columns that have no room are left out.
    private let room: Int

    /// At most so many keys, and so many cells beside one another.
    private static let (keyLimit, cellLimit, keyWidth) = (10, 78, 28)

    /// - Parameter columns: How many cells a line has; nil if it is not known.
    init(_ findings: [Finding], usesColor: Bool, columns: Int?) {
        room = min(columns ?? Self.cellLimit, Self.cellLimit)
        longestKey = min(Self.keyWidth, max(3, room / 2))
        let all = HeatRows(findings).rows
        rows = Array(all.prefix(Self.keyLimit))
        hiddenKeyCount = all.count - rows.count
        var worst: [String: Double] = [:]
        for row in all {
            for (locale, cell) in row.cells { worst[locale] = max(worst[locale] ?? 0, cell.over) }
        }
        let sorted = worst.keys.sorted { (-(worst[$0] ?? 0), $0) < (-(worst[$1] ?? 0), $1) }
        var left = room - longestKey - 2
        let shown = sorted.prefix { locale in
            left -= Self.width(of: locale)
            return left >= 0
        }
        locales = shown.sorted()
        hiddenLocaleCount = sorted.count - shown.count
        self.usesColor = usesColor
    }

    /// Empty unless several keys and languages have something to compare.
    var text: String {
        if rows.count < 2 || locales.count < 2 { return "" }
        let keys = rows.map { TerminalWidth.shortened(VisibleText.of($0.key), to: longestKey) }
        let legend = TerminalWidth.wrapped("Points over  ░ to 10 % of the width  ▒ 25 %  ▓ 100 %  █ more", to: room)
        let heading = legend.joined(separator: "\n").replacing("Points over", with: colored("Points over", .bold))
        var table = TextTable([.left] + locales.map { _ in .right })
        table.addVisible([Self.leastKey] + locales.map(Self.name(of:)))
        for (key, row) in zip(keys, rows) { table.addVisible([key] + locales.map { cell(row.cells[$0]) }) }
        return heading + "\n" + table.text(indent: 2) + hidden + "\n"
    }

    private var hidden: String {
        let parts = [(hiddenKeyCount, "more key"), (hiddenLocaleCount, "more language")].filter { $0.0 > 0 }
        if parts.isEmpty { return "" }
        let counts = parts.map { count, noun in "\(count) \(noun)\(count == 1 ? "" : "s")" }
        let sentence = "and \(counts.joined(separator: ", ")) with texts that do not fit"
        return TerminalWidth.wrapped(sentence, to: room - 2).map { colored("  " + $0, .dim) + "\n" }.joined()
    }

    /// A block, and a number of up to five characters.
    private func cell(_ cell: HeatCell?) -> String {
        guard let cell else { return "" }
        return colored(cell.grade.block, cell.grade.color) + TerminalWidth.padded(cell.text, to: 5, .right)
    }

    /// The heading of the keys: as wide as the narrowest column of them.
    private static let leastKey = "   "

    /// A language's name, at least as wide as its cells.
    private static func name(of locale: String) -> String {
        TerminalWidth.padded(VisibleText.of(locale), to: 6, .right)
    }

    /// The cells of a column, with two of space.
    private static func width(of locale: String) -> Int { TerminalWidth.cells(name(of: locale)) + 2 }

    private func colored(_ text: String, _ color: TerminalColor) -> String { usesColor ? color.text(text) : text }
}

extension HeatCell.Grade {
    fileprivate var color: TerminalColor {
        switch self {
        case .slight: .blue
        case .small, .large: .yellow
        case .severe, .never: .red
        }
    }
}
