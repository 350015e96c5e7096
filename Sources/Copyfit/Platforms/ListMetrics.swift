import CopyfitLayout
import Foundation

/// The lengths of lists in a style on a platform, in points. `Documentation/Platforms.md` has a row for each.
struct ListMetrics: Equatable, Sendable {
    /// Between the edges of the list and where the insets of rows begin.
    var groupMargin: CGFloat = 0
    /// The insets of rows without insets of their own, and those of headers and footers.
    let rowInsets, headerInsets, footerInsets: EdgeInsets
    /// The least height of headers and footers; nil is that of rows.
    var headerHeight: CGFloat?
    /// What the line between two rows takes.
    var lineThickness: CGFloat = 0
    /// The room above a group without a header, if it is the first and otherwise.
    var roomAboveFirstGroup: CGFloat = 0, roomAboveGroup: CGFloat = 0
    /// The room below a group without a footer, if it is the last and otherwise.
    var roomBelowLastGroup: CGFloat = 0, roomBelowGroup: CGFloat = 0
    /// How far from the edges grouped rows with insets are drawn, and the radius of their corners.
    let drawnMargin, drawnRadius: CGFloat

    /// Whether headers and footers are laid out like rows.
    var hasUniformRows: Bool {
        rowInsets == headerInsets && rowInsets == footerInsets && headerHeight == nil
            && [roomAboveFirstGroup, roomAboveGroup, roomBelowLastGroup, roomBelowGroup].allSatisfy { $0 == 0 }
    }

    /// The insets of a part of a section, from the edges of the list.
    func insets(of part: SectionNode.Part, own: EdgeInsets?) -> EdgeInsets {
        var insets = own ?? usualInsets(of: part)
        insets.leading += groupMargin
        insets.trailing += groupMargin
        return insets
    }

    private func usualInsets(of part: SectionNode.Part) -> EdgeInsets {
        switch part {
        case .header: headerInsets
        case .content: rowInsets
        case .footer: footerInsets
        }
    }
}

extension HostOptions.Platform {
    /// The lengths of lists in a style.
    func listMetrics(_ look: ListLook) -> ListMetrics {
        switch (self, look) {
        case (.macOS, _): .macOS
        case (.iOS, .plain), (.iOS, .sidebar): .iOSPlain
        case (.iOS, .grouped): .iOSGrouped
        case (.iOS, .insetGrouped): .iOSInsetGrouped
        }
    }

    /// The style of lists without one.
    var usualListLook: ListLook {
        switch self {
        case .macOS: .plain
        case .iOS: .insetGrouped
        }
    }

    /// The least height of a row.
    var leastRowHeight: CGFloat {
        switch self {
        case .macOS: 0
        case .iOS: 44
        }
    }
}

extension EnvironmentValues {
    var listMetrics: ListMetrics { platform.listMetrics(listLook) }
}

extension ListMetrics {
    fileprivate static let macOS = ListMetrics(
        rowInsets: EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16),
        headerInsets: EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16),
        footerInsets: EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16),
        lineThickness: 1,
        drawnMargin: 8,
        drawnRadius: 8
    )

    fileprivate static let iOSPlain = ListMetrics(
        rowInsets: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16),
        headerInsets: EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16),
        footerInsets: EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16),
        headerHeight: 28,
        drawnMargin: 0,
        drawnRadius: 0
    )

    fileprivate static let iOSGrouped = grouped(margin: 0)
    fileprivate static let iOSInsetGrouped = grouped(margin: 16)

    private static func grouped(margin: CGFloat) -> ListMetrics {
        ListMetrics(
            groupMargin: margin,
            rowInsets: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16),
            headerInsets: EdgeInsets(top: 17, leading: 16, bottom: 6, trailing: 16),
            footerInsets: EdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16),
            headerHeight: 0,
            roomAboveFirstGroup: 35,
            roomAboveGroup: 17.5,
            roomBelowLastGroup: 20,
            roomBelowGroup: 17.5,
            drawnMargin: margin,
            drawnRadius: 10
        )
    }
}
