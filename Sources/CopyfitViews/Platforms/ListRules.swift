import Foundation

/// How lists look.
enum ListLook: Sendable {
    case plain, sidebar, grouped, insetGrouped

    /// Whether sections have backgrounds of their own.
    var isGrouped: Bool { self == .grouped || self == .insetGrouped }
}

/// The lists and forms of a platform.
struct ListRules: Sendable {
    /// The style of lists without one.
    let usualLook: ListLook
    /// The least height of a row, in points.
    let leastRowHeight: CGFloat
    /// The lengths of plain lists and side bars.
    let plain: ListMetrics
    let grouped, insetGrouped: ListMetrics
    /// How the headers of plain and of grouped rows are set, and footers.
    let header, groupedHeader, footer: SectionTextRules

    /// The lengths of lists in a style.
    func metrics(_ look: ListLook) -> ListMetrics {
        switch look {
        case .plain, .sidebar: plain
        case .grouped: grouped
        case .insetGrouped: insetGrouped
        }
    }

    static let macOS = ListRules(
        usualLook: .plain,
        leastRowHeight: 0,
        plain: .macOS,
        grouped: .macOS,
        insetGrouped: .macOS,
        header: SectionTextRules(),
        groupedHeader: SectionTextRules(),
        footer: SectionTextRules()
    )

    static let iOS = ListRules(
        usualLook: .insetGrouped,
        leastRowHeight: 44,
        plain: .iOSPlain,
        grouped: .iOSGrouped,
        insetGrouped: .iOSInsetGrouped,
        header: SectionTextRules(font: .headline),
        groupedHeader: SectionTextRules(font: .footnote, letterCase: .uppercase),
        footer: SectionTextRules(font: .footnote)
    )
}

/// How the text of a header or a footer in rows is set.
struct SectionTextRules: Sendable {
    /// nil is the font around it.
    var font: Font?
    /// nil leaves letters as they are.
    var letterCase: LetterCase?
}
