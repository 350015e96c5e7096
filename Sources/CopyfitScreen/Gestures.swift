public import CopyfitViews
public import CopyfitGeometry
public import Foundation

/// One tap, or several.
public nonisolated struct TapGesture: BuiltInGesture {
    public typealias Body = Never
    public typealias Value = Void

    /// The number of taps.
    public var count: Int

    /// A gesture of this number of taps.
    public init(count: Int = 1) { self.count = count }
    var builtInTap: Tap<Value>? { Tap(value: ()) }
}

/// One tap, or several, with their location. A host triggers it at the point (0, 0).
public nonisolated struct SpatialTapGesture: BuiltInGesture {
    public typealias Body = Never
    /// The state of the gesture.
    public struct Value: Equatable, Sendable {
        /// The location in points.
        public var location: CGPoint
    }

    /// The number of taps.
    public var count: Int
    /// The space of the locations.
    public var coordinateSpace: CoordinateSpace

    /// A gesture of this number of taps.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    var builtInTap: Tap<Value>? { Tap(value: Value(location: .zero)) }
}

/// Pressing for a while.
public nonisolated struct LongPressGesture: BuiltInGesture {
    public typealias Body = Never
    public typealias Value = Bool

    /// The least duration in seconds, and the greatest distance in points.
    public var minimumDuration: Double
    public var maximumDistance: CGFloat

    /// Pressing for at least this number of seconds.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

}

/// Dragging.
public nonisolated struct DragGesture: BuiltInGesture {
    public typealias Body = Never
    /// The state of a drag.
    public struct Value: Equatable, Sendable {
        /// The time, the current location and the start location; locations are in points.
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        /// The distance from the start, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// The speed in points per second, and where the drag would end if it went on: it does not move.
        public var velocity: CGSize { .zero }
        public var predictedEndLocation: CGPoint { location }
        public var predictedEndTranslation: CGSize { translation }
    }

    /// The least distance of a drag, in points.
    public var minimumDistance: CGFloat
    /// The space of the locations.
    public var coordinateSpace: CoordinateSpace

    /// Dragging by at least this number of points.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

}

/// Moving two fingers apart.
public nonisolated struct MagnificationGesture: BuiltInGesture {
    public typealias Body = Never
    public typealias Value = CGFloat

    /// Moving two fingers apart by at least this change of the factor.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Turning two fingers.
public nonisolated struct RotationGesture: BuiltInGesture {
    public typealias Body = Never
    public typealias Value = Angle

    /// Turning two fingers by at least this angle.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Moving two fingers apart, with position and speed.
public nonisolated struct MagnifyGesture: BuiltInGesture {
    public typealias Body = Never
    /// The state of the gesture.
    public struct Value: Equatable, Sendable {
        /// The time; the factor and its speed per second; the unit point and the location of the start.
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    /// The smallest change of the factor that counts.
    public var minimumScaleDelta: CGFloat

    /// Moving two fingers apart by at least this change of the factor.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Turning two fingers, with position and speed.
public nonisolated struct RotateGesture: BuiltInGesture {
    public typealias Body = Never
    /// The state of the gesture.
    public struct Value: Equatable, Sendable {
        /// The time; the angle and its speed per second; the unit point and the location of the start.
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    /// The smallest change of the angle that counts.
    public var minimumAngleDelta: Angle

    /// Turning two fingers by at least this angle.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// The gestures that count when several are possible.
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
        modifier(GestureModifier(tap: gesture.tap?.run, isMasked: !mask.contains(.gesture)))
    }

    /// The same as ``gesture(_:including:)``.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View {
        self.gesture(gesture, including: mask)
    }

    /// The same as ``gesture(_:including:)``.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View {
        self.gesture(gesture, including: mask)
    }

    /// An action for a long press. Has no effect and is reported as `unsupported-modifier`.
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
        onTapGesture(count: count) { action(.zero) }
    }
}
