public import CopyfitViews
public import Foundation

/// The way in which colours are applied to symbols.
public enum SymbolRenderingMode: Hashable, Sendable {
    case monochrome, multicolor, hierarchical, palette
}

extension Image {
    /// A picture with `scale` pixels per point.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
        alternative = .text(label)
    }

    /// A picture of a bundle with a label for assistive tools.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        alternative = .text(label)
    }

    /// A symbol with a part emphasised by a value. The size does not depend on the value.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
    }

    /// This picture; how it is drawn does not change its size.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
