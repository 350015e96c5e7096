public import CopyfitLayout
public import Foundation

/// What a device would let one feel or hear.
public struct SensoryFeedback: Equatable, Sendable {
    /// How heavy, and how soft, what meets would be.
    public struct Weight: Equatable, Sendable {
        private let name: String

        /// The weights that have a name.
        public static let light = Weight(name: "light")
        public static let medium = Weight(name: "medium")
        public static let heavy = Weight(name: "heavy")
    }

    /// How soft what meets would be.
    public struct Flexibility: Equatable, Sendable {
        private let name: String

        /// The materials that have a name.
        public static let rigid = Flexibility(name: "rigid")
        public static let solid = Flexibility(name: "solid")
        public static let soft = Flexibility(name: "soft")
    }

    private let name: String

    /// The kinds that have a name.
    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let increase = SensoryFeedback(name: "increase")
    public static let decrease = SensoryFeedback(name: "decrease")
    public static let start = SensoryFeedback(name: "start")
    public static let stop = SensoryFeedback(name: "stop")
    public static let alignment = SensoryFeedback(name: "alignment")
    public static let levelChange = SensoryFeedback(name: "levelChange")
    public static let impact = SensoryFeedback(name: "impact")

    /// Things that meet.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { impact }
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback { impact }
}

/// What a keyboard would write in capital letters.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let name: String

    /// Nothing, the beginnings of words or of sentences, and all.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

/// Which drawing of a symbol is meant.
public struct SymbolVariants: Hashable, Sendable {
    private var names: Set<String> = []

    private func adding(_ name: String) -> SymbolVariants {
        var variants = self
        variants.names.insert(name)
        return variants
    }

    /// The symbol as it is, filled, struck through, or in a shape.
    public static let none = SymbolVariants()
    public static let fill = none.fill
    public static let slash = none.slash
    public static let circle = none.circle
    public static let square = none.square
    public static let rectangle = none.rectangle

    /// This drawing, also filled, struck through, or in a shape.
    public var fill: SymbolVariants { adding("fill") }
    public var slash: SymbolVariants { adding("slash") }
    public var circle: SymbolVariants { adding("circle") }
    public var square: SymbolVariants { adding("square") }
    public var rectangle: SymbolVariants { adding("rectangle") }

    /// Whether this drawing is at least as another one.
    public func contains(_ other: SymbolVariants) -> Bool { names.isSuperset(of: other.names) }
}

/// Whether content is drawn the other way round from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)

    /// Drawn the other way round from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

extension View {
    /// What a device would let one feel, type or show; nothing of it shapes layout or drawing.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// What a keyboard would write in capital letters; nothing of it shapes layout or drawing.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        self
    }

    /// Isolates this view's geometry while its container moves; it stands where it would without.
    nonisolated public func geometryGroup() -> some View { self }

    /// What a device would let one feel, if a condition held.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T,
        condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        self
    }

    /// What a device would let one feel, as a function says.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T,
        _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        self
    }

    /// Would follow a pointer; reported as `unsupported-modifier`.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        unsupported("onContinuousHover")
    }

    /// Which drawings of symbols are meant; reported as `unsupported-modifier`.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { unsupported("symbolVariant") }

    /// Whether this view would be drawn the other way round; reported as `unsupported-modifier`.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        unsupported("layoutDirectionBehavior")
    }

    /// Whether this view would be drawn the other way round; reported as `unsupported-modifier`.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        unsupported("flipsForRightToLeftLayoutDirection")
    }
}
