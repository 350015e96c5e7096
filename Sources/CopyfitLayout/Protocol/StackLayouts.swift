public import Foundation

/// A row as a `Layout`: what `HStack` does, for use with `AnyLayout`. Same as SwiftUI.
public struct HStackLayout: Layout {
    /// The guide across the row.
    public var alignment: VerticalAlignment

    /// The gap between neighbours in points; nil leaves it to their `ViewSpacing`.
    public var spacing: CGFloat?

    /// A row aligned on a guide across.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// A column as a `Layout`: what `VStack` does, for use with `AnyLayout`. Same as SwiftUI.
public struct VStackLayout: Layout {
    /// The guide across the column.
    public var alignment: HorizontalAlignment

    /// The gap between neighbours in points; nil leaves it to their `ViewSpacing`.
    public var spacing: CGFloat?

    /// A column aligned on a guide across.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// Layers as a `Layout`: what `ZStack` does, for use with `AnyLayout`. Same as SwiftUI.
public struct ZStackLayout: Layout {
    /// The guide on each axis.
    public var alignment: Alignment

    /// Layers aligned on a guide per axis.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }
}

extension HStackLayout: BuiltInLayout {
    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }
    var gaps: [CGFloat?] { [spacing] }
    var behaviour: LayoutBehaviour { .stack(StackBehaviour(alignment: alignment, spacing: spacing)) }
}

extension VStackLayout: BuiltInLayout {
    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }
    var gaps: [CGFloat?] { [spacing] }
    var behaviour: LayoutBehaviour { .stack(StackBehaviour(alignment: alignment, spacing: spacing)) }
}

extension ZStackLayout: BuiltInLayout {
    var gaps: [CGFloat?] { [] }
    var behaviour: LayoutBehaviour { .zStack(alignment) }
}
