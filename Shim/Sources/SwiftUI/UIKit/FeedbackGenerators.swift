public import Foundation

/// Feedback of a device; there is none.
@preconcurrency @MainActor
open class UIFeedbackGenerator {
    /// Creates the generator.
    public init() {}

    /// Does nothing.
    public func prepare() {}
}

/// Feedback of an impact; there is none.
@preconcurrency @MainActor
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy an impact is.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    /// Creates the generator.
    public init(style: FeedbackStyle) { super.init() }

    /// Creates the generator.
    public override init() { super.init() }

    /// Does nothing.
    public func impactOccurred() {}
    public func impactOccurred(intensity: CGFloat) {}
}

/// Feedback of a result; there is none.
@preconcurrency @MainActor
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The kind of a result.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    /// Does nothing.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Feedback of a choice; there is none.
@preconcurrency @MainActor
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing.
    public func selectionChanged() {}
}
