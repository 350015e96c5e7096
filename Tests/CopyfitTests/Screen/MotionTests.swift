import Copyfit
import Testing

/// Springs and curves are numbers and can be checked; what would move stands still.
@MainActor
struct MotionTests {
    private func near(_ left: Double, _ right: Double, _ tolerance: Double = 1e-9) -> Bool {
        abs(left - right) <= tolerance * max(1, abs(right))
    }

    /// Apple's formulas for a mass of 1: stiffness (2π/duration)², damping 4π(1 − bounce)/duration, and for a bounce below 0
    /// 4π/(duration + duration · bounce).
    @Test("Springs by duration and bounce")
    func springParameters() {
        let spring = Spring(duration: 0.5, bounce: 0.25)
        #expect(near(spring.stiffness, 16 * .pi * .pi) && near(spring.damping, 6 * .pi) && spring.mass == 1)
        #expect(near(Spring(duration: 0.5, bounce: -0.5).damping, 16 * .pi))
        for bounce in [-0.5, 0, 0.3, 1] {
            let spring = Spring(duration: 0.4, bounce: bounce)
            #expect(near(spring.duration, 0.4) && near(spring.bounce, bounce))
        }
        let physical = Spring(mass: 2, stiffness: 8, damping: 100)
        // Critical damping is 2√(2 · 8) = 8; a swing takes 2π/√(8/2) seconds.
        #expect(physical.damping == 8 && physical.dampingRatio == 1 && near(physical.response, .pi))
        #expect(Spring(mass: 2, stiffness: 8, damping: 100, allowOverDamping: true).damping == 100)
    }

    /// The solutions of x″ + 2ζωx′ + ω²x = 0 for x(0) = −1, x′(0) = 0, with ω = 4π.
    @Test("Springs follow the damped oscillator")
    func springValues() {
        let (omega, time) = (4 * Double.pi, 0.1)
        let undamped = Spring(duration: 0.5, bounce: 1)
        #expect(near(undamped.value(target: 1.0, time: 0.25), 2))
        #expect(near(undamped.velocity(target: 1.0, time: 0.125), omega))
        let critical = Spring.smooth
        #expect(near(critical.value(target: 3.0, time: 1 / omega), 3 * (1 - 2 * exp(-1))))
        let swing = omega * (1 - 0.7 * 0.7).squareRoot()
        let bouncy = 1 - exp(-0.7 * omega * time) * (cos(swing * time) + 0.7 * omega / swing * sin(swing * time))
        #expect(near(Spring.bouncy.value(target: 1.0, time: time), bouncy))
        // ζ = 2: the roots are −ω(2 ∓ √3).
        let (slow, fast) = (omega * (2 - 3.0.squareRoot()), omega * (2 + 3.0.squareRoot()))
        let creeping = 1 - (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
        #expect(near(Spring(duration: 0.5, bounce: -0.5).value(target: 1.0, time: time), creeping))
        #expect(near(Spring(duration: 0.5, bounce: -0.5).value(target: 1.0, time: 1000), 1))
    }

    @Test("Two short steps of a spring are one long one, and its force begins the motion")
    func springSteps() {
        let spring = Spring.snappy
        var (value, velocity) = (1.0, -3.0)
        for _ in 0..<2 { spring.update(value: &value, velocity: &velocity, target: 5.0, deltaTime: 0.05) }
        #expect(near(value, 1 + spring.value(target: 4.0, initialVelocity: -3.0, time: 0.1)))
        #expect(near(velocity, spring.velocity(target: 4.0, initialVelocity: -3.0, time: 0.1)))
        let change = (spring.velocity(target: 1.0, time: 1e-7)) / 1e-7
        #expect(near(spring.force(target: 1.0, position: 0.0, velocity: 0.0), change, 1e-4))
    }

    @Test("After the settling time less than a thousandth is left for good, after half of it more; some never settle")
    func settling() {
        for bounce in [-0.99, -0.5, -1e-9, 0, 1e-9, 0.01, 0.3, 0.9] {
            let spring = Spring(duration: 0.5, bounce: bounce)
            func largestRest(_ range: ClosedRange<Double>) -> Double {
                stride(from: range.lowerBound, through: range.upperBound, by: 0.01)
                    .map { abs(1 - spring.value(target: 1.0, time: $0 * spring.settlingDuration)) }.max() ?? 0
            }
            #expect(largestRest(1.0001...3) < 0.001 && largestRest(0.5...1) > 0.001, "\(bounce)")
            let fitted = Spring(settlingDuration: 2, dampingRatio: spring.dampingRatio)
            #expect(near(fitted.settlingDuration, 2) && near(fitted.dampingRatio, spring.dampingRatio))
        }
        #expect(Spring(duration: 1, bounce: 1).settlingDuration == .infinity)
        #expect(Spring.smooth.settlingDuration(target: 1.0, epsilon: 0) == .infinity)
        #expect(Spring.smooth.settlingDuration(target: 0.0, epsilon: 0.001) == 0)
        // Less than 0.001 away from the beginning, but e^(−1) · 100/ω away after 1/ω, ω = 4π.
        #expect(Spring.smooth.settlingDuration(target: 0.0, initialVelocity: 100, epsilon: 0.001) > 1 / (4 * .pi))
    }

    @Test("Springs at the ends of their ranges: none lasts, loose, stiff, for ever")
    func extremeSprings() {
        for duration in [0, -1, 1e-300] {
            let spring = Spring(duration: duration)
            #expect(spring.bounce == 0 && spring.value(target: 3.0, time: 0) == 0)
            #expect(spring.value(target: 3.0, time: 0.001) == 3 && spring.settlingDuration < 1e-6)
        }
        for spring in [Spring.smooth, .bouncy, Spring(duration: 1, bounce: -0.5)] {
            #expect(spring.value(target: 3.0, time: .infinity) == 3)
        }
        // Without stiffness the weight flies on at its speed; in syrup of 10⁹ it has gone 1 − 1/e of its way after 10⁹ seconds.
        let loose = Spring(stiffness: 0, damping: 0)
        #expect(loose.value(target: 1.0, initialVelocity: 2, time: 3) == 6)
        let syrup = Spring(stiffness: 1, damping: 1e9, allowOverDamping: true)
        #expect(near(syrup.value(target: 1.0, time: 1e9), 1 - exp(-1)))
    }

    @Test("A way between two values is the way from zero, moved")
    func valuesBetween() {
        let spring = Spring.snappy
        let (start, end) = (CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 2))
        let value = spring.value(fromValue: start, toValue: end, initialVelocity: .zero, time: 0.1)
        #expect(near(value.x, 1 + spring.value(target: 4.0, time: 0.1)) && value.y == 2)
        let velocity = spring.velocity(fromValue: 1.0, toValue: 5.0, initialVelocity: -3.0, time: 0.1)
        #expect(velocity == spring.velocity(target: 4.0, initialVelocity: -3.0, time: 0.1))
        // Hooke's law: stiffness times distance, less damping times velocity.
        let force = Spring(stiffness: 10, damping: 2).force(fromValue: 0.0, toValue: 5.0, position: 4.0, velocity: 3.0)
        #expect(force == 10 - 6)
        let settling = spring.settlingDuration(fromValue: 7.0, toValue: 8.0, initialVelocity: 0, epsilon: 0.001)
        #expect(settling == spring.settlingDuration)
    }

    /// The control points of CSS; a symmetrical curve is at one half in the middle, a circle at 1 − √(1 − t²).
    @Test("Curves of unit length")
    func curves() {
        for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut] {
            #expect(curve.value(at: -1) == 0 && near(curve.value(at: 2), 1))
            #expect(near(curve.inverse.value(at: curve.value(at: 0.3)), 0.3, 1e-6))
        }
        #expect(near(UnitCurve.linear.value(at: 0.3), 0.3) && near(UnitCurve.linear.velocity(at: 0.3), 1, 1e-6))
        #expect(near(UnitCurve.easeInOut.value(at: 0.5), 0.5) && near(UnitCurve.circularEaseInOut.value(at: 0.5), 0.5))
        #expect(
            near(UnitCurve.circularEaseIn.value(at: 0.6), 0.2) && near(UnitCurve.circularEaseOut.value(at: 0.4), 0.8)
        )
        // With control points at a third and two thirds of the time x is the parameter: y = 3s²(1 − s) + s³ at s = 0.5.
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 1.0 / 3, y: 0),
            endControlPoint: UnitPoint(x: 2.0 / 3, y: 1)
        )
        #expect(near(curve.value(at: 0.5), 0.5) && near(curve.value(at: 0.25), 3 * 0.0625 * 0.75 + 0.015625))
    }

    @Test("Of a transition remains what it makes while the view is there, on each element and following states")
    func transitions() {
        struct Widening: Transition {
            @Environment(\.lineSpacing) private var gap
            func body(content: Content, phase: TransitionPhase) -> some View {
                content.padding(phase.isIdentity ? gap : 100)
            }
        }
        struct Margin: ViewModifier {
            let length: CGFloat
            func body(content: Content) -> some View { content.padding(length) }
        }
        let box = Color.red.box(10, 10)
        func size(_ view: some View) -> CGSize { host(view.lineSpacing(2)).idealSize }
        #expect(size(box.transition(Widening())) == CGSize(width: 14, height: 14))
        #expect(size(box.transition(Widening().combined(with: Widening()))) == CGSize(width: 18, height: 18))
        #expect(
            size(box.transition(.asymmetric(insertion: Widening(), removal: .slide))) == CGSize(width: 14, height: 14)
        )
        let margins = AnyTransition.modifier(active: Margin(length: 9), identity: Margin(length: 3))
        #expect(size(box.transition(margins.combined(with: .opacity))) == CGSize(width: 16, height: 16))
        #expect(size(box.transition(AnyTransition.scale.combined(with: margins))) == CGSize(width: 16, height: 16))
        let row = HStack(spacing: 0) {
            Group {
                box; box
            }.transition(Widening())
        }
        #expect(size(row) == CGSize(width: 28, height: 14))
        for view in [AnyView(box.transition(.slide)), AnyView(box.transition(.move(edge: .top)))] {
            #expect(size(view) == CGSize(width: 10, height: 10))
        }
    }

    @Test("Phases and keyframes show the first value")
    func animators() {
        let phases = PhaseAnimator([3.0, 50]) { Color.red.box($0, 1) }
        #expect(host(phases).idealSize.width == 3)
        #expect(host(PhaseAnimator([CGFloat]()) { Color.red.box($0, 1) }).idealSize == .zero)
        let keyframes = Color.red.keyframeAnimator(initialValue: 4.0) { content, width in
            content.box(width, 1)
        } keyframes: { _ in
            LinearKeyframe(90, duration: 1)
        }
        #expect(host(keyframes).idealSize.width == 4)
    }
}
