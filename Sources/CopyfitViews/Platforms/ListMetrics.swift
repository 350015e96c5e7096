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
}

extension ListMetrics {
    static let macOS = ListMetrics(
        rowInsets: EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16),
        headerInsets: EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16),
        footerInsets: EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16),
        lineThickness: 1,
        drawnMargin: 8,
        drawnRadius: 8
    )

    static let iOSPlain = ListMetrics(
        rowInsets: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16),
        headerInsets: EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16),
        footerInsets: EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16),
        headerHeight: 28,
        drawnMargin: 0,
        drawnRadius: 0
    )

    static let iOSGrouped = grouped(margin: 0)
    static let iOSInsetGrouped = grouped(margin: 16)

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
