import Copyfit

enum EffectKind: String, KindFamily {
    case opacity, hidden, clipped, clipShape, cornerRadius, shadow, blur, rotationEffect, scaleEffect, transformEffect
    case geometryEffect, projectionEffect, rotation3DEffect, blendMode, compositingGroup, brightness, visualEffect,
        scrollTransition
    case transition, phaseAnimator, phaseAnimatorView, keyframeAnimator, keyframeAnimatorView, animation, transaction
    case matchedGeometryEffect, accessibilityIdentifier

    var arity: ClosedRange<Int> { 1...2 }
}

/// Modifiers that change how their content is drawn.
struct EffectSketch: SketchBuilding {
    let kind: EffectKind
    let sketch: Sketch
    @Namespace private var namespace

    var body: some View {
        switch kind {
        case .opacity, .hidden, .clipped, .clipShape, .cornerRadius, .shadow, .blur, .blendMode, .compositingGroup,
            .brightness:
            drawn
        case .rotationEffect, .scaleEffect, .transformEffect, .geometryEffect, .projectionEffect, .rotation3DEffect,
            .visualEffect, .scrollTransition:
            mapped
        default: moving
        }
    }

    @ViewBuilder private var drawn: some View {
        switch kind {
        case .opacity: items.opacity(Double(sketch.a) / 7)
        case .hidden: items.hidden()
        case .clipped: items.clipped()
        case .clipShape: items.clipShape(RoundedRectangle(cornerRadius: length))
        case .cornerRadius: items.cornerRadius(length)
        case .shadow: items.shadow(radius: length)
        case .blur: items.blur(radius: length)
        case .blendMode: items.blendMode(isOdd ? .multiply : .normal)
        case .compositingGroup: items.compositingGroup()
        default: items.brightness(Double(sketch.a) / 7)
        }
    }

    @ViewBuilder private var mapped: some View {
        switch kind {
        case .rotationEffect: items.rotationEffect(.degrees(15 * Double(sketch.a)), anchor: Sketch.point(sketch.b))
        case .scaleEffect: items.scaleEffect(CGFloat(sketch.a) / 3, anchor: Sketch.point(sketch.b))
        case .transformEffect: items.transformEffect(CGAffineTransform(translationX: length, y: CGFloat(sketch.b)))
        case .geometryEffect: items.modifier(Shift(distance: length))
        case .projectionEffect:
            items.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 1 + length / 100, y: 1)))
        case .rotation3DEffect: items.rotation3DEffect(.degrees(Double(sketch.a)), axis: (0, 1, 0))
        case .visualEffect: items.visualEffect { effect, proxy in effect.offset(x: proxy.size.width) }
        default: items.scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0) }
        }
    }

    @ViewBuilder private var moving: some View {
        switch kind {
        case .transition: items.transition(isOdd ? .slide : .opacity)
        case .phaseAnimator: items.phaseAnimator([sketch.a, 2]) { content, phase in content.padding(CGFloat(phase)) }
        case .phaseAnimatorView: PhaseAnimator([sketch.a]) { phase in items.padding(CGFloat(phase)) }
        case .keyframeAnimator:
            items.keyframeAnimator(initialValue: Double(sketch.a)) { content, value in
                content.padding(value)
            } keyframes: { _ in
                LinearKeyframe(1, duration: 1)
            }
        case .keyframeAnimatorView:
            KeyframeAnimator(initialValue: Double(sketch.a)) { value in
                items.padding(value)
            } keyframes: { _ in
                LinearKeyframe(1, duration: 1)
            }
        case .animation: items.animation(.default) { content in content.padding(length) }
        case .transaction: items.transaction({ _ in }, body: { content in content.padding(length) })
        case .matchedGeometryEffect: items.matchedGeometryEffect(id: sketch.a, in: namespace)
        default: items.accessibilityIdentifier("\(sketch.a)")
        }
    }
}

private struct Shift: GeometryEffect {
    var distance: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: distance + size.width, y: 0))
    }
}
