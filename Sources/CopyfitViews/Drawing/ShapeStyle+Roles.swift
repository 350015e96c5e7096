/// A colour for a role, such as links. The renderer chooses the colour.
public struct _RoleShapeStyle: ShapeStyle, Hashable {
    enum Role: Hashable, Sendable { case fill, placeholder, link, selection, windowBackground }

    let role: Role
}

extension HierarchicalShapeStyle {
    /// The weakest level of emphasis.
    public static let quinary = HierarchicalShapeStyle(level: 5)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The weakest level of emphasis.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == _RoleShapeStyle {
    /// The colours of filled areas, placeholder texts, links, selections and window backgrounds.
    public static var fill: _RoleShapeStyle { _RoleShapeStyle(role: .fill) }
    public static var placeholder: _RoleShapeStyle { _RoleShapeStyle(role: .placeholder) }
    public static var link: _RoleShapeStyle { _RoleShapeStyle(role: .link) }
    public static var selection: _RoleShapeStyle { _RoleShapeStyle(role: .selection) }
    public static var windowBackground: _RoleShapeStyle { _RoleShapeStyle(role: .windowBackground) }
}
