public import Foundation

/// Attributes of strings that Foundation does not name here. UIKit's bars take them; nothing reads them.
extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let kern = NSAttributedString.Key("NSKern")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

extension UIView {
    /// What views of this type look like. Nothing reads it: each call gives another one.
    public static func appearance() -> Self { Self() }
}

/// The state of a control.
public struct UIControlState: OptionSet, Sendable {
    /// The states as bits.
    public let rawValue: UInt

    /// The states whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The named states.
    public static let normal: UIControlState = []
    public static let highlighted = UIControlState(rawValue: 1)
    public static let disabled = UIControlState(rawValue: 2)
    public static let selected = UIControlState(rawValue: 4)
}

/// The look of a bar. Nothing reads it.
@preconcurrency @MainActor
open class UIBarAppearance {
    /// What bars take.
    public var backgroundColor: UIColor?
    public var shadowColor: UIColor?
    public var backgroundImage: UIImage?
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The usual look.
    public init() {}

    /// Does nothing.
    public func configureWithOpaqueBackground() {}
    public func configureWithTransparentBackground() {}
    public func configureWithDefaultBackground() {}
}

/// The look of a navigation bar.
public final class UINavigationBarAppearance: UIBarAppearance {}

/// The look of a bar of tabs.
public final class UITabBarAppearance: UIBarAppearance {}

/// The look of a tool bar.
public final class UIToolbarAppearance: UIBarAppearance {}

/// Bars and controls by UIKit's names, for what programs set when they start. Nothing reads what is set.
open class UIBar: UIView {
    /// What bars take.
    public var tintColor: UIColor?
    public var barTintColor: UIColor?
    public var isTranslucent = true
    public var shadowImage: UIImage?
    public var isHidden = false
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
}

/// A navigation bar.
public final class UINavigationBar: UIBar {
    /// What the bar takes.
    public var standardAppearance = UINavigationBarAppearance()
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    public var compactAppearance: UINavigationBarAppearance?
}

/// A bar of tabs.
public final class UITabBar: UIBar {
    /// What the bar takes.
    public var standardAppearance = UITabBarAppearance()
    public var scrollEdgeAppearance: UITabBarAppearance?
    public var unselectedItemTintColor: UIColor?
}

/// A tool bar.
public final class UIToolbar: UIBar {}

/// A table.
public final class UITableView: UIBar {
    /// How rows are separated.
    public enum CellSeparatorStyle: Int, Sendable {
        case none, singleLine
    }

    /// What the table takes.
    public var separatorStyle = CellSeparatorStyle.singleLine
    public var separatorColor: UIColor?
    public var showsVerticalScrollIndicator = true
    public var sectionHeaderTopPadding: CGFloat = 0
}

/// A row of a table.
public final class UITableViewCell: UIBar {
    /// What the row takes.
    public var selectedBackgroundView: UIView?
}

/// A view that scrolls.
public final class UIScrollView: UIBar {
    /// What the view takes.
    public var bounces = true
    public var alwaysBounceVertical = false
    public var isPagingEnabled = false
    public var showsVerticalScrollIndicator = true
}

/// A text that can be edited.
public final class UITextView: UIBar {}

/// The dots below pages.
public final class UIPageControl: UIBar {
    /// What the dots take.
    public var currentPageIndicatorTintColor: UIColor?
    public var pageIndicatorTintColor: UIColor?
}

/// A choice of segments.
public final class UISegmentedControl: UIBar {
    /// What the control takes.
    public var selectedSegmentTintColor: UIColor?

    /// Does nothing.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState) {}
}

/// What is copied and pasted: a value of the program.
@preconcurrency @MainActor
public final class UIPasteboard {
    /// The only one.
    public static let general = UIPasteboard()

    /// What was copied last.
    public var string: String?
    public var strings: [String]?
    public var url: URL?
    public var image: UIImage?
    /// Whether there is a string.
    public var hasStrings: Bool { string != nil }
}
