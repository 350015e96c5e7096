public import CopyfitViews
public import CopyfitGeometry
public import Foundation

/// Haptic or audible feedback of a device.
public struct SensoryFeedback: Equatable, Sendable {
    /// The weight of the objects of an impact.
    public struct Weight: Equatable, Sendable {
        private let name: String

        /// The named weights.
        public static let light = Weight(name: "light")
        public static let medium = Weight(name: "medium")
        public static let heavy = Weight(name: "heavy")
    }

    /// The softness of the objects of an impact.
    public struct Flexibility: Equatable, Sendable {
        private let name: String

        /// The named flexibilities.
        public static let rigid = Flexibility(name: "rigid")
        public static let solid = Flexibility(name: "solid")
        public static let soft = Flexibility(name: "soft")
    }

    private let name: String

    /// The named kinds.
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

    /// An impact between objects.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { impact }
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback { impact }
}

/// The words that a keyboard capitalises.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let name: String

    /// Nothing, the first letters of words or of sentences, or everything.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

/// The variant of a symbol.
public struct SymbolVariants: Hashable, Sendable {
    private var names: Set<String> = []

    private func adding(_ name: String) -> SymbolVariants {
        var variants = self
        variants.names.insert(name)
        return variants
    }

    /// The symbol unchanged, filled, with a slash, or in a shape.
    public static let none = SymbolVariants()
    public static let fill = none.fill
    public static let slash = none.slash
    public static let circle = none.circle
    public static let square = none.square
    public static let rectangle = none.rectangle

    /// This variant, also filled, with a slash, or in a shape.
    public var fill: SymbolVariants { adding("fill") }
    public var slash: SymbolVariants { adding("slash") }
    public var circle: SymbolVariants { adding("circle") }
    public var square: SymbolVariants { adding("square") }
    public var rectangle: SymbolVariants { adding("rectangle") }

    /// Whether this variant includes another one.
    public func contains(_ other: SymbolVariants) -> Bool { names.isSuperset(of: other.names) }
}

/// Whether content is mirrored when it runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)

    /// Mirrored when it runs from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// The position of a pointer.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

extension View {
    /// Feedback of a device; has no effect on layout or drawing.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    @available(*, deprecated, renamed: "statusBarHidden(_:)")
    nonisolated public func statusBar(hidden: Bool) -> some View { self }
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// What a keyboard writes in capital letters; has no effect on layout or drawing.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        self
    }

    /// Isolates this view's geometry while its container is animated; has no effect.
    nonisolated public func geometryGroup() -> some View { self }

    /// Feedback of a device if a condition holds.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T,
        condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        self
    }

    /// Feedback of a device that a function chooses.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T,
        _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        self
    }

    /// Observes a pointer. Has no effect and is reported as `unsupported-modifier`.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        unsupported("onContinuousHover")
    }

    /// The variant of symbols inside. Has no effect and is reported as `unsupported-modifier`.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { unsupported("symbolVariant") }

    /// Whether this view is mirrored. Has no effect and is reported as `unsupported-modifier`.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        unsupported("layoutDirectionBehavior")
    }

    /// Whether this view is mirrored. Has no effect and is reported as `unsupported-modifier`.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        unsupported("flipsForRightToLeftLayoutDirection")
    }
}
