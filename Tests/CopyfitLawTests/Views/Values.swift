import Copyfit

/// What a node's parameters mean where they stand for values.
extension Sketch {
    static let lengths: [CGFloat] = [0, 5, 10, 17.5, 30, 60, 120, 250]
    static let words = [
        "one", "layout", "a few words", "several words that wrap over lines", "Wide", "i", "", "text is measured here",
    ]

    static func length(_ digit: Int) -> CGFloat { lengths[digit] }

    /// Short, or nil.
    static func spacing(_ digit: Int) -> CGFloat? { digit < 4 ? nil : lengths[digit - 4] }

    /// Up to 120, or nil.
    static func limit(_ digit: Int) -> CGFloat? { spacing(digit).map { $0 * 4 } }

    static func alignment(_ digit: Int) -> Alignment {
        [.center, .leading, .trailing, .top, .bottom, .topLeading, .bottomTrailing, .leadingFirstTextBaseline][digit]
    }

    static func horizontal(_ digit: Int) -> HorizontalAlignment { [.center, .leading, .trailing][digit % 3] }

    static func vertical(_ digit: Int) -> VerticalAlignment {
        [.center, .top, .bottom, .firstTextBaseline, .lastTextBaseline][digit % 5]
    }

    static func point(_ digit: Int) -> UnitPoint {
        [.center, .leading, .trailing, .top, .bottom, .topLeading, .bottomTrailing, .zero][digit]
    }

    static func edges(_ digit: Int) -> Edge.Set {
        [.all, .horizontal, .vertical, .leading, .trailing, .top, .bottom, []][digit]
    }

    static func axes(_ digit: Int) -> Axis.Set { [.vertical, .horizontal, [.vertical, .horizontal]][digit % 3] }

    static func color(_ digit: Int) -> Color {
        [.red, .green, .blue, .black, .white, .clear, .primary, .secondary][digit]
    }

    static func gridItem(_ digit: Int) -> GridItem {
        switch digit {
        case 0: GridItem()
        case 1: GridItem(.fixed(40))
        case 2: GridItem(.adaptive(minimum: 30))
        case 3: GridItem(.flexible(maximum: 50), alignment: .topLeading)
        case 4: GridItem(.adaptive(minimum: 60, maximum: 70), spacing: 3)
        case 5: GridItem(.fixed(0), spacing: 0)
        case 6: GridItem(.flexible(minimum: 20), alignment: .bottomTrailing)
        default: GridItem(.flexible(), spacing: 12)
        }
    }

    var word: String { Self.words[a] }
}
