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

    @Test("After the settling time less than a thousandth is left; an undamped spring never settles")
    func settling() {
        for spring in [Spring.smooth, .bouncy] {
            let duration = spring.settlingDuration
            #expect(duration > 0.5 && duration < 2)
            #expect(abs(spring.value(target: 1.0, time: 1.5 * duration) - 1) < 0.001)
        }
        #expect(Spring(duration: 1, bounce: 1).settlingDuration == .infinity)
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
