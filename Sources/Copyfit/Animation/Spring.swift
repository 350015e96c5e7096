public import CopyfitLayout
public import Foundation

/// A weight on a spring: how a value would come to rest on its target.
///
/// - Parity: the same declarations as SwiftUI. Values and velocities follow from the equation of the damped oscillator
///   for a mass of 1 unless another one is given; when a spring has settled is Copyfit's own rule, see
///   ``settlingDuration``. Numbers that are no spring's, negative masses or NaN, give NaN.
public struct Spring: Hashable, Sendable {
    /// The mass at the end of the spring, its stiffness, and what slows it down.
    public let mass: Double
    public let stiffness: Double
    public let damping: Double

    /// A spring by the seconds that set its pace, and how much it goes beyond its target: 0 not at all, 1 for ever;
    /// below 0 it creeps up, down to −1.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + max(bounce, -0.999)) : 1 - min(bounce, 1))
    }

    /// A spring by the seconds of an undamped swing, and its damping as a part of that at which it no longer swings.
    /// Less than a nanosecond counts as one.
    public init(response: Double, dampingRatio: Double) {
        let frequency = 2 * Double.pi / max(response, 1e-9)
        mass = 1
        stiffness = frequency * frequency
        damping = 2 * dampingRatio * frequency
    }

    /// A spring by the seconds until less than `epsilon` of its way is left, see ``settlingDuration``, and its damping
    /// as a part of that at which it no longer swings. Without damping it never settles, however fast it swings.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // With the damping ratio kept, the time is proportional to that of a swing.
        let unit = Spring(response: 1, dampingRatio: dampingRatio)
        let factor = settlingDuration / unit.settlingDuration(target: 1.0, epsilon: epsilon)
        self.init(response: factor, dampingRatio: dampingRatio)
    }

    /// A spring by its physics. Unless it may be overdamped, damping beyond that at which it no longer swings is left
    /// out.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = allowOverDamping ? damping : min(damping, 2 * (mass * stiffness).squareRoot())
    }

    /// The seconds of an undamped swing.
    public var response: Double { 2 * .pi / frequency }
    /// The damping as a part of that at which the spring no longer swings.
    public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
    /// The seconds that set the pace, and how much the spring goes beyond its target.
    public var duration: TimeInterval { response }
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

    /// The seconds until less than 0.001 of a way of 1 is left for good; infinite without damping.
    public var settlingDuration: TimeInterval {
        settlingDuration(target: 1.0, epsilon: 0.001)
    }

    /// The seconds until the distance to a target is less than `epsilon` for good; infinite without damping, or where
    /// `epsilon` is not above 0.
    ///
    /// An estimate that is never too short, by the largest distance that swings of any phase could have.
    public func settlingDuration<V: VectorArithmetic>(
        target: V,
        initialVelocity: V = .zero,
        epsilon: Double
    ) -> TimeInterval {
        let way = target.magnitudeSquared.squareRoot()
        let pace = decay * way + initialVelocity.magnitudeSquared.squareRoot()
        if way == 0, pace == 0 { return 0 }
        guard slowestDecay > 0, epsilon > 0 else { return .infinity }
        // The distance is at most e^(−slowestDecay · t) · (way + pace · min(t, 1/swing)). Beginning beyond the time at
        // which that is epsilon, each step comes nearer to it and not below.
        var time = 1e4 / slowestDecay
        for _ in 0..<30 { time = max(0, log((way + pace * min(time, 1 / swing)) / epsilon) / slowestDecay) }
        return time
    }

    // MARK: Physics

    /// The undamped swing in radians per second.
    private var frequency: Double { (stiffness / mass).squareRoot() }

    /// The rate per second at which swings die down.
    private var decay: Double { damping / (2 * mass) }

    /// The swing in radians per second; of an overdamped spring, by how much its two rates differ from `decay`.
    private var swing: Double { abs(frequency * frequency - decay * decay).squareRoot() }

    /// The rate per second at which the slowest part of the motion dies down.
    private var slowestDecay: Double { decay > frequency ? frequency * frequency / (decay + swing) : decay }

    /// Where a weight is that begins at a distance of 1 from rest, and one that begins at rest with a speed of 1; and
    /// how fast each of them is then. Longer times count as 10¹⁵⁰ seconds, so that what has died down by infinity is 0.
    private func motion(after time: TimeInterval) -> (position: (Double, Double), velocity: (Double, Double)) {
        let (even, odd) = swings(after: min(time, 1e150))
        return ((even + decay * odd, odd), (-frequency * frequency * odd, even - decay * odd))
    }

    /// cos(ωt) and sin(ωt)/ω, or the hyperbolic ones of an overdamped spring, as far as they have not died down.
    private func swings(after time: TimeInterval) -> (even: Double, odd: Double) {
        let fading = exp(-decay * time)
        if swing * abs(time) < 1e-6 { return (fading, time * fading) }
        guard decay > frequency else { return (fading * cos(swing * time), fading * sin(swing * time) / swing) }
        let (slow, fast) = (exp(-slowestDecay * time), exp(-(decay + swing) * time))
        return ((slow + fast) / 2, (slow - fast) / (2 * swing))
    }
}

extension Spring {
    /// The value on its way from zero to a target, after so many seconds; after infinitely many it is there, if the
    /// spring is damped.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let position = motion(after: time).position
        return target - target.scaled(by: position.0) + initialVelocity.scaled(by: position.1)
    }

    /// The speed per second on the way from zero to a target, after so many seconds.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let velocity = motion(after: time).velocity
        return initialVelocity.scaled(by: velocity.1) - target.scaled(by: velocity.0)
    }

    /// Moves a value and its velocity on by so many seconds.
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

    /// The force on a value somewhere, moving with a velocity.
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
    /// The springs that have a name: one that stops at its target, one that goes a little beyond, one that swings.
    public static let smooth = Spring(duration: 0.5, bounce: 0)
    public static let snappy = Spring(duration: 0.5, bounce: 0.15)
    public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

    /// ``smooth`` at another pace, in seconds, and with more bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// ``snappy`` at another pace, in seconds, and with more bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// ``bouncy`` at another pace, in seconds, and with more bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
