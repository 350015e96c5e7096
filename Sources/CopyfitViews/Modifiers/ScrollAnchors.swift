public import CopyfitLayout
import Foundation

/// The purpose of a scroll view's anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String

    /// The initial position, the point that is kept when sizes change, and the alignment of content smaller than the
    /// scroll view.
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// The anchors of the scroll views inside, except of those in other scroll views. nil is the top leading corner.
extension View {
    /// The anchor for all purposes: where scrolling starts, where smaller content is, and where content stays that is
    /// there when sizes change.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        modifier(
            EnvironmentModifier { environment in
                let anchor = anchor?.given(as: "A scroll anchor")
                environment[ScrollAnchorsKey.self] = ScrollAnchors(for: anchor)
            }
        )
    }

    /// The anchor for one purpose.
    ///
    /// A scroll view that is scrolled to its anchor for changed sizes stays there when the sizes of its content or of
    /// itself change; scrolled elsewhere, it keeps its distance from the content's start.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        modifier(
            EnvironmentModifier { environment in
                let anchor = anchor?.given(as: "A scroll anchor")
                switch role {
                case .initialOffset: environment[ScrollAnchorsKey.self].initialOffset = anchor
                case .sizeChanges: environment[ScrollAnchorsKey.self].sizeChanges = anchor
                default: environment[ScrollAnchorsKey.self].alignment = anchor
                }
            }
        )
    }
}

struct ScrollAnchorsKey: EnvironmentKey {
    static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

extension ScrollAnchors {
    fileprivate init(for anchor: UnitPoint?) {
        self.init()
        (initialOffset, sizeChanges, alignment) = (anchor, anchor, anchor)
    }
}

extension EnvironmentValues {
    /// The anchors that scroll views keep to.
    var scrollAnchors: ScrollAnchors { self[ScrollAnchorsKey.self] }
}
