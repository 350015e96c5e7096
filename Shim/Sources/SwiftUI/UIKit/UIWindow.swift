public import Foundation

/// Insets by UIKit's names, in points.
public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    /// No insets.
    public static let zero = UIEdgeInsets()

    /// No insets.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Joins the insets.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// A window by UIKit's name; the program's is as large as the screen, without a bar or a notch that takes room. A ``ViewHost`` has safe
/// areas of its own; views learn of them from a `GeometryReader`.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The controller of the content; none is made here.
    public var rootViewController: UIViewController?
    /// Whether it takes the keyboard: always.
    public let isKeyWindow = true
}

/// A part of a program's surface by UIKit's name.
@preconcurrency @MainActor
open class UIScene: NSObject {
    /// Whether the scene is seen.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// It is seen.
    public let activationState = ActivationState.foregroundActive
}

/// A part of a program's surface with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    /// The program's only window.
    public var windows: [UIWindow] { UIApplication.shared.windows }
    public var keyWindow: UIWindow? { windows.first }
    /// The screen that it is on.
    public var screen: UIScreen { .main }
}

extension UIApplication {
    /// The program's only window, which nothing is shown in.
    public var windows: [UIWindow] { [window] }
    public var keyWindow: UIWindow? { window }
    /// The program's only scene.
    public var connectedScenes: Set<UIScene> { [scene] }
}
