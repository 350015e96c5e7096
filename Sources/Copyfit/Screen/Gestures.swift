public import CopyfitLayout
public import Foundation

/// What a hand does on a screen. There are no hands here: a tap's action is kept for a host to trigger, other gestures are
/// accepted and reported as `unsupported-modifier`.
///
/// - Parity: the spelling of SwiftUI's gestures. Gestures of one's own with a `body` are not possible, and combined
///   gestures have the value of the first one, not SwiftUI's `Value` of both.
public protocol Gesture<Value> {
    /// What the gesture says about itself.
    associatedtype Value

    /// The actions of a tap; nil where the gesture is none. Not for callers outside Copyfit.
    var _tap: (() -> Void)? { get }
}

/// A gesture with actions.
public struct _ActingGesture<Base: Gesture>: Gesture {
    public typealias Value = Base.Value

    public let _tap: (() -> Void)?
}

/// Two gestures as one.
public struct _CombinedGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Value = First.Value

    public let _tap: (() -> Void)?
}

/// One tap, or several.
public struct TapGesture: Gesture {
    public typealias Value = Void

    /// How many taps make the gesture.
    public var count: Int

    /// A number of taps.
    public init(count: Int = 1) { self.count = count }
    public var _tap: (() -> Void)? { {} }
}

/// Pressing for a while.
public struct LongPressGesture: Gesture {
    public typealias Value = Bool

    /// How long in seconds, and within how many points.
    public var minimumDuration: Double
    public var maximumDistance: CGFloat

    /// Pressing for a number of seconds.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public var _tap: (() -> Void)? { nil }
}

/// Dragging.
public struct DragGesture: Gesture {
    /// Where a drag has come to.
    public struct Value: Equatable, Sendable {
        /// When, where, and where it began, in points.
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        /// How far it has come, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
    }

    /// How many points make a drag.
    public var minimumDistance: CGFloat
    /// In which space it is measured.
    public var coordinateSpace: CoordinateSpace

    /// Dragging by a number of points.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    public var _tap: (() -> Void)? { nil }
}

/// Moving two fingers apart.
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat

    /// Moving two fingers apart by a factor.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
    public var _tap: (() -> Void)? { nil }
}

/// Turning two fingers.
public struct RotationGesture: Gesture {
    public typealias Value = Angle

    /// Turning two fingers by an angle.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
    public var _tap: (() -> Void)? { nil }
}

/// Moving two fingers apart, with where and how fast.
public struct MagnifyGesture: Gesture {
    /// What the fingers do.
    public struct Value: Equatable, Sendable {
        /// When; by which factor, and how fast per second; around which part and point of the view.
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    /// The smallest change of the factor that counts.
    public var minimumScaleDelta: CGFloat

    /// Moving two fingers apart by a factor.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    public var _tap: (() -> Void)? { nil }
}

/// Turning two fingers, with where and how fast.
public struct RotateGesture: Gesture {
    /// What the fingers do.
    public struct Value: Equatable, Sendable {
        /// When; by which angle, and how fast per second; around which part and point of the view.
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    /// The smallest change of the angle that counts.
    public var minimumAngleDelta: Angle

    /// Turning two fingers by an angle.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    public var _tap: (() -> Void)? { nil }
}

extension Gesture {
    /// Runs a function when the gesture ends: for a tap, when a host triggers it.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _ActingGesture<Self> {
        _ActingGesture(
            _tap: _tap.map { before in
                return {
                    before()
                    if let value = () as? Value { action(value) }
                }
            }
        )
    }

    /// Would run a function while the gesture goes on.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ActingGesture<Self> { _ActingGesture(_tap: _tap) }

    /// Would keep a state while the gesture goes on.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> _ActingGesture<Self> {
        _ActingGesture(_tap: _tap)
    }

    /// Both gestures at once, one after the other, or whichever comes first.
    public func simultaneously<Other: Gesture>(with other: Other) -> _CombinedGesture<Self, Other> {
        _CombinedGesture(_tap: _tap ?? other._tap)
    }
    /// One gesture after the other.
    public func sequenced<Other: Gesture>(before other: Other) -> _CombinedGesture<Self, Other> {
        _CombinedGesture(_tap: nil)
    }
    /// Whichever gesture comes first.
    public func exclusively<Other: Gesture>(before other: Other) -> _CombinedGesture<Self, Other> {
        _CombinedGesture(_tap: _tap ?? other._tap)
    }
}

/// Which gestures count where several could.
public struct GestureMask: OptionSet, Sendable {
    /// The choices as bits.
    public let rawValue: UInt32

    /// The choices whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The view's own, those inside, all, none.
    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
    /// Keeps a tap's action for a host to trigger, if the mask has `gesture`; other gestures are reported as
    /// `unsupported-modifier`.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(tap: gesture._tap, isMasked: !mask.contains(.gesture)))
    }

    /// As ``gesture(_:including:)``.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View {
        self.gesture(gesture, including: mask)
    }

    /// As ``gesture(_:including:)``.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View {
        self.gesture(gesture, including: mask)
    }

    /// Would run an action when pressed for a while.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        unsupported("onLongPressGesture")
    }

    /// Keeps an action that a host runs when it triggers this view by its identifier, with the point (0, 0).
    nonisolated public func onTapGesture(
        count: Int = 1,
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(TapModifier { action(.zero) })
    }
}

nonisolated struct GestureModifier: ViewModifier {
    typealias Body = Never

    let tap: (() -> Void)?
    let isMasked: Bool

    nonisolated static func _reconcile<Content: View>(
        _ modifier: GestureModifier,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        if modifier.tap == nil { position.parent.graph.diagnostics.reportUnsupported("gesture") }
        let tap = TapModifier(action: modifier.isMasked ? nil : modifier.tap)
        return TapModifier._reconcile(tap, content: content, at: position)
    }
}
