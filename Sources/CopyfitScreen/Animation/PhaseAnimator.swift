public import CopyfitViews

/// What a function makes of phases, in order. Nothing is animated without a screen: it shows what the function makes of
/// the first phase, or nothing if there are no phases.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: BuiltInView {
    private let first: Phase?
    private let content: (Phase) -> Content

    /// Phases that repeat.
    public init(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        first = phases.first { _ in true }
        self.content = content
    }

    /// Phases that run whenever a value changes.
    public init(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, content: content, animation: animation)
    }

    public var body: some View {
        if let first { content(first) }
    }
}

/// What a function makes of a value that follows keyframes. Nothing is animated without a screen: it shows what the
/// function makes of the first value, and the keyframes are not evaluated.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: BuiltInView
where KeyframePath.Value == Value {
    private let initialValue: Value
    private let content: (Value) -> Content

    /// Keyframes that repeat.
    public init(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.content = content
    }

    /// Keyframes that run whenever another value changes.
    public init(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(initialValue: initialValue, content: content, keyframes: keyframes)
    }

    public var body: some View { content(initialValue) }
}

extension View {
    /// What a function makes of this view and the first of some phases; see ``PhaseAnimator``.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
    }

    /// What a function makes of this view and the first of some phases; see ``PhaseAnimator``.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        phaseAnimator(phases, content: content, animation: animation)
    }

    /// What a function makes of this view and the first value of keyframes; see ``KeyframeAnimator``.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue,
            content: { content(PlaceholderContentView(self), $0) },
            keyframes: keyframes
        )
    }

    /// What a function makes of this view and the first value of keyframes; see ``KeyframeAnimator``.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        keyframeAnimator(initialValue: initialValue, content: content, keyframes: keyframes)
    }
}
