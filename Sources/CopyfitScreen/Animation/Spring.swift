public import CopyfitLayout
public import Foundation

/// A weight on a spring: how a value comes to rest at its target.
///
/// - Parity: the same declarations as SwiftUI. Values and velocities follow from the equation of the damped oscillator,
///   by default for a mass of 1. When a spring counts as settled is Copyfit's own rule: see ``settlingDuration``.
///   Impossible numbers, such as a negative mass or NaN, give NaN.
public struct Spring: Hashable, Sendable {
    /// The mass at the end of the spring, the spring's stiffness, and its damping.
    public let mass: Double
    public let stiffness: Double
    public let damping: Double

    /// A spring with a perceived duration in seconds and a bounce: with 0 it does not overshoot, with 1 it swings for
    /// ever, and with negative values, down to −1, it is overdamped.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + max(bounce, -0.999)) : 1 - min(bounce, 1))
    }

    /// A spring with the period of an undamped swing in seconds, and its damping as a fraction of the critical damping.
    /// A period below a nanosecond counts as a nanosecond.
    public init(response: Double, dampingRatio: Double) {
        let frequency = 2 * Double.pi / max(response, 1e-9)
        mass = 1
        stiffness = frequency * frequency
        damping = 2 * dampingRatio * frequency
    }

    /// A spring with the seconds until less than `epsilon` of the distance is left (see ``settlingDuration``), and its
    /// damping as a fraction of the critical damping. Without damping it never settles, however fast it swings.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // For a fixed damping ratio the time is proportional to the period.
        let unit = Spring(response: 1, dampingRatio: dampingRatio)
        let factor = settlingDuration / unit.settlingDuration(target: 1.0, epsilon: epsilon)
        self.init(response: factor, dampingRatio: dampingRatio)
    }

    /// A spring with these physical constants. Damping above the critical damping is reduced to it, except with
    /// `allowOverDamping`.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = allowOverDamping ? damping : min(damping, 2 * (mass * stiffness).squareRoot())
    }

    /// The period of an undamped swing, in seconds.
    public var response: Double { 2 * .pi / frequency }
    /// The damping as a fraction of the critical damping.
    public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
    /// The perceived duration in seconds, and the bounce.
    public var duration: TimeInterval { response }
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

    /// The seconds until the distance to the target, 1 at first, stays below 0.001; infinite without damping.
    public var settlingDuration: TimeInterval {
        settlingDuration(target: 1.0, epsilon: 0.001)
    }

    /// The seconds until the distance to a target stays below `epsilon`; infinite without damping, or if `epsilon` is
    /// not above 0.
    ///
    /// An estimate that is never too short: it assumes the largest distance that a swing of any phase could have.
    public func settlingDuration<V: VectorArithmetic>(
        target: V,
        initialVelocity: V = .zero,
        epsilon: Double
    ) -> TimeInterval {
        let way = target.magnitudeSquared.squareRoot()
        let pace = decay * way + initialVelocity.magnitudeSquared.squareRoot()
        if way == 0, pace == 0 { return 0 }
        guard slowestDecay > 0, epsilon > 0 else { return .infinity }
        // The distance is at most e^(−slowestDecay · t) · (way + pace · min(t, 1/swing)). Starting after the time at
        // which that is epsilon, each step comes nearer to this time but never before it.
        var time = 1e4 / slowestDecay
        for _ in 0..<30 { time = max(0, log((way + pace * min(time, 1 / swing)) / epsilon) / slowestDecay) }
        return time
    }

    // MARK: Physics

    /// The angular frequency of the undamped swing, in radians per second.
    private var frequency: Double { (stiffness / mass).squareRoot() }

    /// The rate per second at which swings decay.
    private var decay: Double { damping / (2 * mass) }

    /// The angular frequency in radians per second; for an overdamped spring, the difference between `decay` and its
    /// two rates of decay.
    private var swing: Double { abs(frequency * frequency - decay * decay).squareRoot() }

    /// The rate per second at which the slowest part of the motion decays.
    private var slowestDecay: Double { decay > frequency ? frequency * frequency / (decay + swing) : decay }

    /// The position and velocity of two weights after a time: one that starts at distance 1 without speed, and one that
    /// starts at distance 0 with speed 1. Longer times count as 10¹⁵⁰ seconds, so that a damped motion is 0 at
    /// infinity.
    private func motion(after time: TimeInterval) -> (position: (Double, Double), velocity: (Double, Double)) {
        let (even, odd) = swings(after: min(time, 1e150))
        return ((even + decay * odd, odd), (-frequency * frequency * odd, even - decay * odd))
    }

    /// cos(ωt) and sin(ωt)/ω, or the hyperbolic functions for an overdamped spring, multiplied by the decay.
    private func swings(after time: TimeInterval) -> (even: Double, odd: Double) {
        let fading = exp(-decay * time)
        if swing * abs(time) < 1e-6 { return (fading, time * fading) }
        guard decay > frequency else { return (fading * cos(swing * time), fading * sin(swing * time) / swing) }
        let (slow, fast) = (exp(-slowestDecay * time), exp(-(decay + swing) * time))
        return ((slow + fast) / 2, (slow - fast) / (2 * swing))
    }
}

extension Spring {
    /// The value between zero and a target, after `time` seconds. After infinite time it is the target, if the spring
    /// is damped.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let position = motion(after: time).position
        return target - target.scaled(by: position.0) + initialVelocity.scaled(by: position.1)
    }

    /// The velocity per second between zero and a target, after `time` seconds.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let velocity = motion(after: time).velocity
        return initialVelocity.scaled(by: velocity.1) - target.scaled(by: velocity.0)
    }

    /// Advances a value and its velocity by `deltaTime` seconds.
    public func update<V: VectorArithmetic>(
        value: inout V,
        velocity: inout V,
        target: V,
        deltaTime: TimeInterval
    ) {
        let (way, speed) = (target - value, velocity)
        value = value + self.value(target: way, initialVelocity: speed, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
    }

    /// The force on a value at a position, moving with a velocity.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }
}

extension VectorArithmetic {
    fileprivate func scaled(by factor: Double) -> Self {
        var scaled = self
        scaled.scale(by: factor)
        return scaled
    }
}

extension Spring {
    /// The named springs: one that does not overshoot, one that overshoots a little, and one that swings.
    public static let smooth = Spring(duration: 0.5, bounce: 0)
    public static let snappy = Spring(duration: 0.5, bounce: 0.15)
    public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

    /// ``smooth`` with another duration, in seconds, and more bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// ``snappy`` with another duration, in seconds, and more bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// ``bouncy`` with another duration, in seconds, and more bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
