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

/// A control by UIKit's name.
open class UIControl: UIView {
    /// The state of a control.
    public struct State: OptionSet, Sendable {
        /// The states as bits.
        public let rawValue: UInt

        /// The states whose bits are set.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The named states.
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }
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

/// A navigation bar. Nothing reads what is set of it and of the views below; programs set it when they start.
public final class UINavigationBar: UIView {
    /// What the bar takes.
    public var barTintColor: UIColor?
    public var isTranslucent = true
    public var shadowImage: UIImage?
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    public var standardAppearance = UINavigationBarAppearance()
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    public var compactAppearance: UINavigationBarAppearance?

    /// Does nothing.
    public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// The size of a bar.
public enum UIBarMetrics: Int, Sendable {
    case `default`, compact
}

/// A bar of tabs.
public final class UITabBar: UIView {
    /// What the bar takes.
    public var barTintColor: UIColor?
    public var isTranslucent = true
    public var shadowImage: UIImage?
    public var backgroundImage: UIImage?
    public var standardAppearance = UITabBarAppearance()
    public var scrollEdgeAppearance: UITabBarAppearance?
    public var unselectedItemTintColor: UIColor?
}

/// A tool bar.
public final class UIToolbar: UIView {
    /// What the bar takes.
    public var barTintColor: UIColor?
    public var isTranslucent = true
    public var standardAppearance = UIToolbarAppearance()
    public var scrollEdgeAppearance: UIToolbarAppearance?
}

/// A view that scrolls.
open class UIScrollView: UIView {
    /// What the view takes.
    public var bounces = true
    public var alwaysBounceVertical = false
    public var isPagingEnabled = false
    public var isScrollEnabled = true
    public var showsVerticalScrollIndicator = true
    public var showsHorizontalScrollIndicator = true
}

/// A table.
public final class UITableView: UIScrollView {
    /// How rows are separated.
    public enum CellSeparatorStyle: Int, Sendable {
        case none, singleLine
    }

    /// What the table takes.
    public var separatorStyle = CellSeparatorStyle.singleLine
    public var separatorColor: UIColor?
    public var sectionHeaderTopPadding: CGFloat = 0
    public var tableFooterView: UIView?
}

/// A row of a table.
public final class UITableViewCell: UIView {
    /// What the row takes.
    public var selectedBackgroundView: UIView?
}

/// A text that can be edited.
public final class UITextView: UIScrollView {
    /// What the text takes.
    public var textColor: UIColor?
    public var font: UIFont?
}

/// The dots below pages.
public final class UIPageControl: UIControl {
    /// What the dots take.
    public var currentPageIndicatorTintColor: UIColor?
    public var pageIndicatorTintColor: UIColor?
}

/// A choice of segments.
public final class UISegmentedControl: UIControl {
    /// What the control takes.
    public var selectedSegmentTintColor: UIColor?

    /// Does nothing.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
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
