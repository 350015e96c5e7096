/// What a node of a program is: a view, a modifier around its first child, or a way to put children together.
enum Kind: Hashable, Sendable, CustomStringConvertible {
    case leaf(LeafKind)
    case stack(StackKind)
    case repetition(RepetitionKind)
    case frame(FrameKind)
    case layer(LayerKind)
    case effect(EffectKind)
    case setting(SettingKind)
    case source(SourceKind)
    case observer(ObserverKind)
    case control(ControlKind)
    case screen(ScreenKind)
    case function(FunctionKind)

    static let families: [[Kind]] = [
        LeafKind.allCases.map(Kind.leaf), StackKind.allCases.map(Kind.stack),
        RepetitionKind.allCases.map(Kind.repetition), FrameKind.allCases.map(Kind.frame),
        LayerKind.allCases.map(Kind.layer), EffectKind.allCases.map(Kind.effect),
        SettingKind.allCases.map(Kind.setting), SourceKind.allCases.map(Kind.source),
        ObserverKind.allCases.map(Kind.observer), ControlKind.allCases.map(Kind.control),
        ScreenKind.allCases.map(Kind.screen), FunctionKind.allCases.map(Kind.function),
    ]

    private var family: any KindFamily {
        switch self {
        case .leaf(let kind): kind
        case .stack(let kind): kind
        case .repetition(let kind): kind
        case .frame(let kind): kind
        case .layer(let kind): kind
        case .effect(let kind): kind
        case .setting(let kind): kind
        case .source(let kind): kind
        case .observer(let kind): kind
        case .control(let kind): kind
        case .screen(let kind): kind
        case .function(let kind): kind
        }
    }

    var description: String { family.rawValue }

    /// How many children the generator gives a node.
    var arity: ClosedRange<Int> { family.arity }
}

/// Kinds that are built alike.
protocol KindFamily: CaseIterable, Hashable, Sendable, RawRepresentable<String> {
    var arity: ClosedRange<Int> { get }
}
