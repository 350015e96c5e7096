import Copyfit
import Testing

// What would move and what comes later, as clients write it, compiled in three modes by plain import.

struct Turning: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.rotationEffect(.degrees(phase.value * 30)).opacity(phase.isIdentity ? 1 : 0)
    }
}

struct Shaken {
    var offset = 0.0
    var scale = 1.0
}

struct Motion: View {
    enum Phase: CaseIterable { case small, large }

    @State private var isShown = true
    @State private var count = 0

    var body: some View {
        VStack {
            if isShown {
                Text("a").transition(.slide)
                Text("a").transition(.opacity.combined(with: .scale))
                Text("a").transition(.asymmetric(insertion: .move(edge: .top), removal: .push(from: .leading)))
                Text("a").transition(Turning().combined(with: OpacityTransition()))
                Text("a").transition(AnyTransition(Turning()).combined(with: .offset(x: 3)).animation(.easeIn))
                Text("a").transition(.modifier(active: EmptyModifier(), identity: EmptyModifier()))
                Text("a").transition(.blurReplace)
            }
            Text("\(count)").contentTransition(.numericText(value: Double(count)))
            Text("b")
                .animation(.spring(Spring(duration: 0.3, bounce: 0.2)), value: count)
                .animation(.spring(.bouncy), value: count)
                .animation(.spring(.init(settlingDuration: 0.5, dampingRatio: 0.05)), value: count)
                .animation(.interactiveSpring(), value: count)
                .animation(.interactiveSpring(response: 0.3), value: isShown)
                .animation(.interpolatingSpring, value: count)
                .animation(.interpolatingSpring(duration: 1, bounce: 0.1)) { $0.opacity(isShown ? 1 : 0.5) }
                .animation(.timingCurve(.circularEaseIn, duration: 0.3), value: isShown)
                .transaction(value: count) { $0.animation = nil }
            animators
        }
        .onTapGesture { withTransaction(\.disablesAnimations, true) { count += 1 } }
    }

    @ViewBuilder private var animators: some View {
        PhaseAnimator(Phase.allCases) { phase in
            Text("c").scaleEffect(phase == .small ? 1 : 2)
        } animation: { phase in
            phase == .small ? .easeIn : .bouncy(duration: 0.3)
        }
        Text("d").phaseAnimator([0.5, 1], trigger: count) { content, opacity in content.opacity(opacity) }
        Text("e").keyframeAnimator(initialValue: Shaken(), trigger: count) { content, value in
            content.offset(x: value.offset).scaleEffect(value.scale)
        } keyframes: { _ in
            KeyframeTrack(\.offset) {
                LinearKeyframe(10, duration: 0.1)
                SpringKeyframe(0, duration: 0.5, spring: .bouncy)
            }
            KeyframeTrack(\.scale) {
                CubicKeyframe(1.2, duration: 0.2)
                MoveKeyframe(1)
                for size in [1.5, 1] { LinearKeyframe(size, duration: 0.1) }
            }
            KeyframeTrack(\.scale) {
                if isShown {
                    LinearKeyframe(1, duration: 0.1)
                } else {
                    CubicKeyframe(2, duration: 0.1)
                    MoveKeyframe(1)
                }
            }
            KeyframeTrack(\.offset) {}
        }
        KeyframeAnimator(initialValue: 0.0) { value in
            Text("f").opacity(value)
        } keyframes: { _ in
            LinearKeyframe(1, duration: 1, timingCurve: .easeInOut)
            LinearKeyframe(0, duration: 1)
            for value in [0.5, 0.25] { CubicKeyframe(value, duration: 1) }
        }
    }
}

struct Pending: View {
    let url: URL?

    var body: some View {
        VStack {
            AsyncImage(url: url)
            AsyncImage(url: url, scale: 2) { image in
                image.resizable().scaledToFit()
            } placeholder: {
                ProgressView()
            }
            AsyncImage(url: url, transaction: Transaction(animation: .default)) { phase in
                if let image = phase.image {
                    image
                } else if phase.error != nil {
                    Color.red
                } else {
                    Color.gray
                }
            }
            TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .time) }
            TimelineView(.animation(minimumInterval: 0.1)) { Text(verbatim: "\($0.cadence)") }
            ContentUnavailableView("Nothing", systemImage: "tray", description: Text("yet"))
            ContentUnavailableView {
                Label("Nothing", systemImage: "tray")
            } description: {
                Text("yet")
            } actions: {
                Button("Again") {}
            }
        }
        .overlay { ContentUnavailableView.search(text: "a") }
    }
}

struct Box: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.content.groupBoxStyle(self).padding()
    }
}

@MainActor
@Suite("Motion and what comes later, as a client writes them")
struct MotionTests {
    @Test("Views that would move or fetch are laid out at once")
    func screens() {
        #expect(ViewHost(Motion(), size: ProposedViewSize(width: 400, height: 800)).update().converged)
        let pending = GroupBox { Pending(url: URL(string: "https://example.org")) }.groupBoxStyle(Box())
        #expect(ViewHost(pending, size: ProposedViewSize(width: 400, height: 800)).update().converged)
    }
}
