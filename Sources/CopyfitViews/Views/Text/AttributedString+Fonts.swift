public import CopyfitDrawing
public import Foundation

/// The attributes of an `AttributedString` that a `Text` reads.
public struct CopyfitAttributes: AttributeScope {
    /// The attributes, under the names they have in code.
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute

    /// The font of a run.
    public enum FontAttribute: AttributedStringKey {
        public typealias Value = Font
        public static let name = "CopyfitViews.Font"
    }

    /// The colour of a run.
    public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = Color
        public static let name = "CopyfitViews.ForegroundColor"
    }

    /// Extra points after each pair of characters.
    public enum KernAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "CopyfitViews.Kern"
    }

    /// Extra points after each character.
    public enum TrackingAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "CopyfitViews.Tracking"
    }

    /// Points by which a run is raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "CopyfitViews.BaselineOffset"
    }

    /// The line below a run; takes no room.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = Text.LineStyle
        public static let name = "CopyfitViews.UnderlineStyle"
    }

    /// The line through a run; takes no room.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = Text.LineStyle
        public static let name = "CopyfitViews.StrikethroughStyle"
    }
}

extension AttributeScopes {
    /// The attributes that a `Text` reads.
    public var copyfit: CopyfitAttributes.Type { CopyfitAttributes.self }
}

extension AttributeDynamicLookup {
    /// Lets `string.font = …` find the attributes that a `Text` reads.
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<CopyfitAttributes, T>) -> T {
        self[T.self]
    }
}
