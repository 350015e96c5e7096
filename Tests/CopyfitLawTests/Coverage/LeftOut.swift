/// The names that no program of the generator uses, and why. Everything else is in some program.
enum LeftOut {
    static let views: [String: Set<String>] = [
        "Made by builders and modifiers, never written; what makes them is tried": [
            "FillShapeView", "GroupElementsOfContent", "GroupSectionsOfContent", "LabeledControlGroupContent",
            "ModifiedContent", "OffsetShape", "PlaceholderContentView", "RotatedShape", "ScaledShape",
            "StrokeBorderShapeView", "StrokeShapeView", "Subview", "SubviewsCollection", "SubviewsCollectionSlice",
            "TransformedShape", "TupleView", "EquatableView",
        ],
        "Placeholders in a style's configuration; the styles are tried": [
            "Actions", "Content", "CurrentValueLabel", "Description", "Element", "Icon", "Label", "Title", "ValueLabel",
        ],
        "A leaf of a fixed size like an image, which is tried": ["DisplayListView"],
        "A list with rows of columns; lists are tried": ["Table"],
        "Made of views that are tried": [
            "DefaultGlassEffectShape", "DefaultShareLinkLabel", "EditButton", "GlassEffectContainer", "OutlineGroup",
            "ShareLink", "TabSection",
        ],
    ]

    static let modifiers: [String: Set<String>] = [
        "Reported as unsupported and otherwise the view itself, like those that are tried": [
            "actionSheet", "backgroundExtensionEffect", "badge", "containerBackground", "draggable",
            "dropDestination", "fileImporter", "fileMover", "glassEffect", "onDeleteCommand", "onDrag", "onDrop",
            "onExitCommand", "onKeyPress", "onMoveCommand", "onPlayPauseCommand", "searchCompletion",
            "flipsForRightToLeftLayoutDirection", "focusable", "focused", "headerProminence",
            "keyboardShortcut", "layoutDirectionBehavior", "listItemTint", "listRowSeparator", "listRowSeparatorTint",
            "listSectionSeparator", "navigationBarTitle",
            "navigationSubtitle", "onContinuousHover", "onHover", "onOpenURL", "onSubmit",
            "presentationBackground", "presentationCornerRadius", "refreshable",
            "scrollContentBackground", "symbolRenderingMode", "symbolVariant", "toolbarBackground",
            "toolbarColorScheme",
        ],
        "A style like those of gauges, which are tried": ["controlGroupStyle", "menuStyle"],
        "Without effect on macOS, which the programs imitate": ["listSectionSpacing"],
        "Another spelling of one that is tried": [
            "accentColor", "edgesIgnoringSafeArea", "foregroundColor", "highPriorityGesture", "labelsVisibility",
            "preferredColorScheme", "simultaneousGesture", "strikethrough", "unredacted", "onLongPressGesture",
        ],
        "The same case of the same modifier as brightness, which is tried": [
            "colorInvert", "colorMultiply", "contrast", "drawingGroup", "grayscale", "hueRotation", "luminanceToAlpha",
            "saturation",
        ],
        "A value in the environment that one control or text reads, like those that are tried": [
            "buttonBorderShape", "containerShape", "horizontalRadioGroupLayout", "lineHeight", "textRenderer",
            "typesettingLanguage",
        ],
        "The same modifier as opacity with another effect": [
            "accessibility", "accessibilityAddTraits", "accessibilityHeading", "accessibilityHidden",
            "accessibilityLabel",
        ],
        "Scrolls when a program or a host asks for it, which is tried in sequences": [
            "scrollPosition", "scrollTargetBehavior", "scrollTargetLayout",
        ],
        "Has a meaning only for bars of iOS, which have tests of their own": [
            "navigationBarHidden", "navigationBarTitleDisplayMode", "tabViewStyle", "toolbarTitleDisplayMode",
            "toolbarVisibility",
        ],
        "Calls back with places that are compared themselves": [
            "onScrollGeometryChange", "onScrollPhaseChange", "onScrollTargetVisibilityChange",
            "onScrollVisibilityChange",
        ],
    ]

    static var allViews: Set<String> { Set(views.values.joined()) }
    static var allModifiers: Set<String> { Set(modifiers.values.joined()) }
}
