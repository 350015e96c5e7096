import CopyfitDrawing

/// The colours of everything that is drawn without a colour of its own, light and dark: one neutral look that imitates
/// no system's controls.
///
/// Fills, tracks and borders are translucent, so that they fit on every background.
struct Palette: Sendable {
    // Content
    /// Texts and shapes.
    let foreground: DisplayList.PlainColor
    /// Texts of empty fields.
    let placeholder: DisplayList.PlainColor
    /// Controls and links without a tint.
    let accent: DisplayList.PlainColor
    let link: DisplayList.PlainColor
    /// The background of selected texts and rows.
    let selection: DisplayList.PlainColor
    /// Buttons whose role is destructive.
    let destructive: DisplayList.PlainColor
    /// Texts and marks on the accent or the tint.
    let onAccent: DisplayList.PlainColor

    // Backgrounds
    /// The background of content, and of a window.
    let background: DisplayList.PlainColor
    let windowBackground: DisplayList.PlainColor
    /// The background of grouped lists.
    private(set) var groupedBackground: DisplayList.PlainColor
    /// The rows of grouped lists, on ``groupedBackground``.
    private(set) var groupedRow: DisplayList.PlainColor
    /// Boxes of groups, on any background.
    let groupBox: DisplayList.PlainColor

    // Parts of controls
    /// Lines between rows; dividers.
    let separator: DisplayList.PlainColor
    /// Filled areas.
    let fill: DisplayList.PlainColor
    /// Bordered buttons, menus and steppers.
    let control: DisplayList.PlainColor
    /// The edges of controls and of text fields.
    let border: DisplayList.PlainColor
    let field: DisplayList.PlainColor
    /// What is not filled of sliders, bars and switches; the bed of segments.
    let track: DisplayList.PlainColor
    /// Switches that are on, where the platform has green ones: `UIColor.systemGreen`.
    let greenSwitch: DisplayList.PlainColor
    /// Knobs of sliders and switches.
    let knob: DisplayList.PlainColor
    /// The background of the selected segment, on ``track``.
    let selectedSegment: DisplayList.PlainColor
}

extension Palette {
    init(_ environment: EnvironmentValues) {
        self.init(environment.colorScheme)
        guard environment.platform.looks.groupsHaveSystemColors else { return }
        (groupedBackground, groupedRow) =
            environment.colorScheme == .dark ? (.black, .bytes(28, 28, 30)) : (.bytes(242, 242, 247), .white)
    }

    init(_ scheme: ColorScheme) { self = scheme == .dark ? .dark : .light }

    /// The opacity of a level of emphasis, as a part of the foreground's: 1 is primary, 5 quinary.
    static func opacity(ofLevel level: Int) -> Double {
        switch level {
        case ...1: 1
        case 2: 0.6
        case 3: 0.3
        case 4: 0.18
        default: 0.1
        }
    }

    /// The opacity of controls that are disabled.
    static let disabledOpacity = 0.4

    /// The flat colour that a material is drawn as: the background's, more opaque the thicker the material is.
    func material(_ material: Material) -> DisplayList.PlainColor {
        let opacity =
            switch material {
            case .ultraThin: 0.7
            case .thin: 0.8
            case .regular: 0.88
            case .thick: 0.94
            case .ultraThick: 0.98
            default: 0.92
            }
        return windowBackground.opacity(opacity)
    }

    /// The colour of a role.
    func color(_ role: _RoleShapeStyle.Role) -> DisplayList.PlainColor {
        switch role {
        case .fill: fill
        case .placeholder: placeholder
        case .link: link
        case .selection: selection
        case .windowBackground: windowBackground
        }
    }
}

extension Palette {
    private static let light = Palette(
        foreground: .black,
        placeholder: .grey(0, alpha: 0.3),
        accent: .bytes(0, 122, 255),
        link: .bytes(0, 104, 218),
        selection: .bytes(0, 122, 255, alpha: 0.2),
        destructive: .bytes(205, 34, 26),
        onAccent: .white,
        background: .white,
        windowBackground: .bytes(246, 246, 248),
        groupedBackground: .bytes(242, 242, 245),
        groupedRow: .white,
        groupBox: .grey(0, alpha: 0.04),
        separator: .grey(0, alpha: 0.14),
        fill: .grey(0, alpha: 0.1),
        control: .grey(0, alpha: 0.06),
        border: .grey(0, alpha: 0.18),
        field: .white,
        track: .grey(0, alpha: 0.13),
        greenSwitch: .bytes(52, 199, 89),
        knob: .white,
        selectedSegment: .white
    )

    private static let dark = Palette(
        foreground: .white,
        placeholder: .grey(255, alpha: 0.3),
        accent: .bytes(10, 132, 255),
        link: .bytes(82, 167, 255),
        selection: .bytes(10, 132, 255, alpha: 0.35),
        destructive: .bytes(255, 97, 87),
        onAccent: .white,
        background: .bytes(28, 28, 30),
        windowBackground: .bytes(36, 36, 38),
        groupedBackground: .bytes(20, 20, 22),
        groupedRow: .bytes(38, 38, 41),
        groupBox: .grey(255, alpha: 0.06),
        separator: .grey(255, alpha: 0.16),
        fill: .grey(255, alpha: 0.14),
        control: .grey(255, alpha: 0.1),
        border: .grey(255, alpha: 0.22),
        field: .grey(255, alpha: 0.06),
        track: .grey(255, alpha: 0.2),
        greenSwitch: .bytes(48, 209, 88),
        knob: .bytes(216, 216, 220),
        selectedSegment: .grey(255, alpha: 0.24)
    )
}
