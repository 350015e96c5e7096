public import CopyfitDrawing
import CopyfitLayout
public import Foundation

/// Space that grows along the axis of the stack around it; outside a stack along both axes.
///
/// ```swift
/// let bar = HStack(spacing: 0) {
///     Color.red.frame(width: 20)
///     Spacer()
///     Color.blue.frame(width: 30).id("last")
/// }
/// let host = ViewHost(bar, size: ProposedViewSize(width: 100, height: 10))
/// host.update()
/// print(host.frame(id: "last")!.minX)  // 70.0
/// ```
public nonisolated struct Spacer: View {
    public typealias Body = Never

    /// The least length in points; nil is 8.
    public var minLength: CGFloat?

    /// Space of at least this length in points; nil is 8.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    nonisolated public static func _reconcile(_ view: Spacer, at position: _ViewPosition) -> _ViewNode {
        LeafNode.reconcile(SpacerParameters(minLength: view.minLength), at: position)
    }
}

/// A line across the axis of the stack around it; horizontal outside a stack. It is one point thick; on iOS one pixel, but
/// one point at accessibility sizes.
public nonisolated struct Divider: View {
    public typealias Body = Never

    /// Creates a line.
    public init() {}

    nonisolated public static func _reconcile(_ view: Divider, at position: _ViewPosition) -> _ViewNode {
        LeafNode.reconcile(DividerParameters(thickness: position.environment.dividerThickness), at: position)
    }
}

/// A rectangle of the colour. Takes the proposed size, with 10 for a nil side.
extension Color: View {
    public typealias Body = Never

    nonisolated public static func _reconcile(_ view: Color, at position: _ViewPosition) -> _ViewNode {
        view.reportIfMissing()
        return LeafNode.reconcile(ColorParameters(color: view), at: position)
    }
}

struct SpacerParameters: LayoutParameters, Equatable {
    let minLength: CGFloat?

    var behaviour: LayoutBehaviour { .spacer(minLength: minLength?.givenExtent(as: "A spacer's length")) }
    var name: String { "Spacer" }
}

struct DividerParameters: LayoutParameters, Equatable {
    let thickness: CGFloat

    var behaviour: LayoutBehaviour { .divider(thickness: thickness) }
    var name: String { "Divider" }

    func draw(_ element: Element, in painter: inout Painter, frame: CGRect) {
        painter.fillRectangle(frame, .separator, of: element)
    }
}

extension EnvironmentValues {
    fileprivate var dividerThickness: CGFloat {
        platform.metrics.dividerThickness ?? (dynamicTypeSize.isAccessibilitySize ? 1 : pixelLength)
    }
}

struct ColorParameters: LayoutParameters {
    let color: Color

    var behaviour: LayoutBehaviour { .flexible }
    var name: String { "Color" }

    func lays(outLike other: ColorParameters) -> Bool { true }

    func draw(_ element: Element, in painter: inout Painter, frame: CGRect) {
        painter.fillRectangle(frame, color, of: element)
    }
}
