/// An angle that reads in radians or degrees. Same as SwiftUI.
@frozen public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    /// The angle 0.
    public init() {
        self.init(radians: 0)
    }

    /// An angle of so many radians.
    public init(radians: Double) {
        self.radians = radians
    }

    /// An angle of so many degrees.
    public init(degrees: Double) {
        self.init(radians: degrees * (.pi / 180))
    }

    /// An angle of so many radians.
    public static func radians(_ radians: Double) -> Angle {
        Angle(radians: radians)
    }

    /// An angle of so many degrees.
    public static func degrees(_ degrees: Double) -> Angle {
        Angle(degrees: degrees)
    }

    public static let zero = Angle()

    public static func < (lhs: Angle, rhs: Angle) -> Bool {
        lhs.radians < rhs.radians
    }
}
