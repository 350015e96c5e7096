public import Foundation

extension Double: VectorArithmetic, Animatable {
    public var animatableData: Double {
        get { self }
        set { self = newValue }
    }

    public mutating func scale(by rhs: Double) { self *= rhs }
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic, Animatable {
    public var animatableData: Float {
        get { self }
        set { self = newValue }
    }

    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic, Animatable {
    public var animatableData: CGFloat {
        get { self }
        set { self = newValue }
    }

    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}
