extension ParityRows {
    /// What the pages of `ListedNames` have besides.
    static let listed = """
        # Lists in detail
        View.disclosureGroupStyle(_:) | works | MoreControlTests.disclosureStyle
        ListSectionSpacing | differs: `compact` is half of the usual gap. | IOSListTests.sectionSpacing
        View.listItemTint(_:) | differs: It is reported and has no effect. | NeutralModifierTests.interaction
        ListItemTint | refused: A colour is accepted in its place.
        EnvironmentValues.headerProminence | refused: Headers have one look.
        Prominence | differs: It is reported and has no effect. | ScreenTests.looks; NeutralModifierTests.settings
        AlternatingRowBackgroundBehavior | differs: Rows are not drawn in turns. | NeutralModifierTests.settings
        EnvironmentValues.backgroundProminence | refused: Nothing is selected in a picture.
        BackgroundProminence | refused: Nothing is selected in a picture.
        View.badgeProminence(_:) | refused: Badges are not drawn.
        EnvironmentValues.badgeProminence | refused: Badges are not drawn.
        BadgeProminence | refused: Badges are not drawn.
        View.swipeActions(edge:allowsFullSwipe:content:) | differs: No finger swipes; it is reported and not drawn. | \
        NeutralModifierTests.interaction; NotificationsListTests.layout
        View.selectionDisabled(_:) | differs: Nothing is selected, so that it has no effect. | ScreenTests.observers; \
        NeutralModifierTests.interaction
        View.listRowHoverEffect(_:) | refused: No pointer hovers.
        View.listRowHoverEffectDisabled(_:) | differs: No pointer hovers, so that it has no effect. | \
        NeutralModifierTests.interaction
        View.refreshable(action:) | differs: Nothing is pulled down; it is reported and has no effect. | \
        NeutralModifierTests.interaction
        EnvironmentValues.refresh | differs: It is nil, because nothing is refreshed. | ListedNameTests.refresh
        RefreshAction | differs: There is none, because nothing is refreshed. | ListedNameTests.refresh
        View.moveDisabled(_:) | differs: Nothing is moved, so that it has no effect. | NeutralModifierTests.interaction
        View.deleteDisabled(_:) | differs: Nothing is deleted, so that it has no effect. | \
        NeutralModifierTests.interaction
        EnvironmentValues.editMode | works | NameTests.screen
        EditMode | works | NameTests.screen
        EditActions | refused: Rows are not edited.
        EditableCollectionContent | refused: Rows are not edited.
        IndexedIdentifierCollection | refused: Rows are not edited.
        View.listSectionIndexVisibility(_:) | refused: Lists have no index.
        View.sectionIndexLabel(_:) | refused: Lists have no index.
        # Scroll views in detail
        ScrollTargetBehaviorContext | differs: The velocity is zero, because a host scrolls at once. | \
        ScrollTargetBehaviorTests.custom
        ScrollTargetBehaviorProperties | refused: They say how a finger's scrolling continues, and no finger scrolls.
        ScrollTargetBehaviorPropertiesContext | refused: No finger scrolls, so that no properties are asked for.
        ScrollPhaseChangeContext | differs: No finger scrolls, so that there is no velocity. | HeldPositionTests.phases
        View.scrollIndicatorsFlash(trigger:) | refused: Indicators are not drawn.
        EnvironmentValues.horizontalScrollIndicatorVisibility | refused: Indicators are not drawn.
        EnvironmentValues.verticalScrollIndicatorVisibility | refused: Indicators are not drawn.
        ScrollIndicatorVisibility | differs: Indicators are not drawn. | NeutralModifierTests.settings
        ScrollContentOffsetAdjustmentBehavior | refused: What it adjusts is not published.
        EnvironmentValues.isScrollEnabled | refused: A host scrolls nevertheless.
        EnvironmentValues.horizontalScrollBounceBehavior | refused: Nothing bounces.
        EnvironmentValues.verticalScrollBounceBehavior | refused: Nothing bounces.
        ScrollBounceBehavior | differs: Nothing bounces. | NeutralModifierTests.settings
        ScrollEdgeEffectStyle | differs: It has no effect. | NeutralModifierTests.settings
        EnvironmentValues.scrollDismissesKeyboardMode | refused: There is no keyboard.
        ScrollDismissesKeyboardMode | differs: There is no keyboard. | NeutralModifierTests.settings
        ScrollInputKind | refused: There is no input to scroll with.
        ScrollInputBehavior | refused: There is no input to scroll with.
        # Views and modifiers
        View | works | ViewListTests.several; ViewBuilderTests.types
        ViewBuilder | works | ViewBuilderTests.types; ViewBuilderTests.tuple
        View.modifier(_:) | works | ModifierTests.composition; DependencyTests.sameModifier
        ViewModifier | works | ModifierTests.composition; IdentityTests.placeholderTwice
        EmptyModifier | works | ModifierTests.composition
        ModifiedContent | works | ModifierTests.composition
        EnvironmentalModifier | works | EnvironmentalModifierTests.resolving
        ManipulableModifier | refused: Only visionOS has a depth.
        ManipulableResponderModifier | refused: Only visionOS has a depth.
        ManipulableTransformBindingModifier | refused: Only visionOS has a depth.
        ManipulationGeometryModifier | refused: Only visionOS has a depth.
        ManipulationGestureModifier | refused: Only visionOS has a depth.
        ManipulationUsingGestureStateModifier | refused: Only visionOS has a depth.
        Manipulable | refused: Only visionOS has a depth.
        View.onAppear(perform:) | works | ActionTests.order; ActionTests.appearance; NeutralModifierTests.interaction
        View.onDisappear(perform:) | works | ActionTests.order; ActionTests.appearance; NeutralModifierTests.interaction
        View.task(priority:_:) | differs: `settle(timeout:)` runs it, `update()` only begins it. | ActionTests.tasks; \
        NeutralModifierTests.interaction
        View.task(id:priority:_:) | differs: `settle(timeout:)` runs it, `update()` only begins it. | \
        NeutralModifierTests.interaction
        View.id(_:) | works | IdentityTests.placeholderTwice; NeutralModifierTests.interaction
        View.tag(_:includeOptional:) | works | IOSControlTests.pickers; NeutralModifierTests.interaction
        View.equatable() | works | DependencyTests.equatable
        AnyView | works | IOSListTests.forms; ViewListTests.several
        EmptyView | works | ViewListTests.none
        EquatableView | works | DependencyTests.equatable
        SubscriptionView | refused: It is in the package `Shim`, with Combine.
        TupleView | works | ViewBuilderTests.tuple
        # Texts in detail
        Label | works | ControlTests.labels; LabelLineTests.wrappedTitle
        View.labelStyle(_:) | works | ControlTests.labels; NestedStyleTests.otherKinds
        TextField | differs: A host sets its text. On macOS the lengths are chosen. | IOSControlTests.fields; \
        ControlTests.textFields
        View.textFieldStyle(_:) | differs: On macOS the lengths are chosen. | IOSControlTests.fields; \
        ControlTests.textFields
        SecureField | differs: A host sets its text; it is shown as dots. | ControlStyleTests.fields
        TextEditor | differs: Nothing scrolls inside; what does not fit is cut off. | MoreControlTests.textEditor
        View.textSelection(_:) | differs: Nothing is selected, so that it has no effect. | \
        NeutralModifierTests.interaction
        TextSelectability | differs: Nothing is selected. | NeutralModifierTests.interaction
        TextSelection | refused: Nothing is selected.
        View.textSelectionAffinity(_:) | refused: Nothing is selected.
        EnvironmentValues.textSelectionAffinity | refused: Nothing is selected.
        TextSelectionAffinity | refused: Nothing is selected.
        AttributedTextSelection | refused: Nothing is selected.
        View.fontDesign(_:) | differs: Rounded is the default design. | FontTests.realFonts
        View.fontWeight(_:) | works | TextTests.attributes
        View.fontWidth(_:) | differs: The bundled fonts have one width each. | NeutralModifierTests.interaction
        EnvironmentValues.font | works | FontTests.unset; FontTests.styles
        Font | differs: The system's font is Inter. | FontTests.styles; FontTests.realFonts
        DynamicTypeSize | works | FontTests.dynamicType; ControlStyleTests.typeSizes
        TextVariantPreference | refused: A text has one variant.
        FixedTextVariant | refused: A text has one variant.
        SizeDependentTextVariant | refused: A text has one variant.
        View.bold(_:) | works | FontTests.modifiers; TextTests.attributes
        View.italic(_:) | works | FontTests.modifiers; TextTests.attributes
        View.underline(_:pattern:color:) | works | TextPaintingTests.decorations
        View.strikethrough(_:pattern:color:) | works | TextPaintingTests.decorations
        View.textCase(_:) | works | IOSListTests.headerTexts
        EnvironmentValues.textCase | works | IOSListTests.headerTexts
        View.monospaced(_:) | works | FontTests.modifiers; FontTests.realFonts
        View.monospacedDigit() | works | FontTests.realFonts
        AttributedTextFormattingDefinition | refused: No text is edited.
        AttributedTextValueConstraint | refused: No text is edited.
        AttributedTextFormatting | refused: No text is edited.
        EnvironmentValues.truncationMode | works | RealFontTests.truncation
        EnvironmentValues.allowsTightening | works | RealFontTests.tightening
        EnvironmentValues.minimumScaleFactor | works | RealFontTests.scaling
        TextAlignment | works | PlacedTextTests.law
        TextAttribute | works | TextRendererTests.runs; TextRendererTests.changes
        TextProxy | differs: A renderer is not asked for sizes. | TextRendererTests.drawing
        EnvironmentValues.lineLimit | works | RealFontTests.truncation
        EnvironmentValues.lineSpacing | works | RealFontTests.lineSpacing
        EnvironmentValues.multilineTextAlignment | works | EnvironmentTests.builtIn
        SystemFormatStyle | refused: Foundation on Linux does not have it.
        TimeDataSource | refused: Time does not pass.
        View.autocorrectionDisabled(_:) | differs: There is no keyboard, so that it has no effect. | \
        NeutralModifierTests.interaction
        EnvironmentValues.autocorrectionDisabled | refused: There is no keyboard.
        View.keyboardType(_:) | refused: It is in the package `Shim`, with UIKit's values.
        View.textContentType(_:) | refused: It is in the package `Shim`, with UIKit's values.
        View.textInputAutocapitalization(_:) | differs: There is no keyboard, so that it has no effect. | \
        ScreenTests.observers
        TextInputAutocapitalization | differs: There is no keyboard. | ScreenTests.observers
        View.textInputCompletion(_:) | refused: There is no keyboard.
        View.textInputSuggestions(_:) | refused: There is no keyboard.
        View.textInputSuggestions(_:content:) | refused: There is no keyboard.
        View.textInputSuggestions(_:id:content:) | refused: There is no keyboard.
        TextInputFormattingControlPlacement | refused: No text is edited.
        # Controls in detail
        Button | differs: A host triggers it. On macOS the lengths are chosen. | ControlTests.buttons; \
        IOSControlTests.buttons
        View.buttonStyle(_:) | works | ControlTests.buttons; IOSControlTests.buttons
        View.buttonBorderShape(_:) | works | ControlStyleTests.symbolButton; NeutralModifierTests.interaction
        View.buttonRepeatBehavior(_:) | differs: A host triggers a button once. | NeutralModifierTests.interaction
        EnvironmentValues.buttonRepeatBehavior | refused: A host triggers a button once.
        ButtonBorderShape | works | ControlStyleTests.symbolButton
        ButtonRole | works | CartScreenTests.layout
        ButtonRepeatBehavior | differs: A host triggers a button once. | NeutralModifierTests.interaction
        ButtonSizing | refused: Its lengths are not published.
        EditButton | works | NameTests.screen
        PasteButton | refused: There is no pasteboard.
        RenameButton | refused: Nothing is renamed.
        Link | differs: It opens nothing; PDF has the address. | MoreControlTests.link
        ShareLink | differs: Nothing is shared; it is laid out as its label. | ListedNameTests.shareLink
        SharePreview | differs: Nothing is shared. | ListedNameTests.shareLink
        TextFieldLink | refused: Only watchOS has it.
        HelpLink | refused: There is no help to open.
        Slider | differs: On macOS the lengths are chosen. | ControlLookTests.sliders; IOSControlTests.sliders
        Stepper | differs: On macOS the lengths are chosen. | IOSControlTests.rows; ActionTests.closed
        Toggle | differs: On macOS the lengths are chosen. | ControlLookTests.states; IOSControlTests.rows
        View.toggleStyle(_:) | works | ControlStyleTests.ownToggleStyle
        Picker | differs: On macOS the lengths are chosen. | PickerTests.sizes; IOSControlTests.pickers
        View.pickerStyle(_:) | differs: On macOS the lengths are chosen. | PickerTests.sizes; IOSControlTests.pickers
        View.horizontalRadioGroupLayout() | works | PickerTests.sizes
        View.defaultWheelPickerItemHeight(_:) | refused: Only watchOS has it.
        EnvironmentValues.defaultWheelPickerItemHeight | refused: Only watchOS has it.
        View.paletteSelectionEffect(_:) | refused: Options of palettes are drawn alike.
        PaletteSelectionEffect | refused: Options of palettes are drawn alike.
        DatePicker | differs: There is one look, and the lengths are chosen. | ScreenTests.menus
        View.datePickerStyle(_:) | differs: There is one look. | NeutralModifierTests.interaction
        MultiDatePicker | refused: Its lengths are not published.
        EnvironmentValues.calendar | works | ListedNameTests.dates
        EnvironmentValues.timeZone | works | ListedNameTests.dates
        ColorPicker | differs: On macOS the lengths are chosen. | ScreenTests.menus; IOSControlTests.rows
        Gauge | differs: The lengths are chosen. | ValueControlTests.gauges
        View.gaugeStyle(_:) | differs: The lengths are chosen. | ValueControlTests.gauges
        ProgressView | differs: On macOS the lengths are chosen. | ValueControlTests.progressSizes
        View.progressViewStyle(_:) | works | ValueControlTests.progressStyle
        DefaultDateProgressLabel | refused: Time does not pass.
        DefaultButtonLabel | refused: Buttons of a role have the label that they are given.
        View.sensoryFeedback(_:trigger:) | differs: Nothing is felt. | ScreenTests.observers; \
        NeutralModifierTests.interaction
        View.sensoryFeedback(trigger:_:) | differs: Nothing is felt. | ScreenTests.observers
        View.sensoryFeedback(_:trigger:condition:) | differs: Nothing is felt. | ScreenTests.observers
        SensoryFeedback | differs: Nothing is felt. | ScreenTests.observers
        EnvironmentValues.controlSize | works | ControlTests.buttons; IOSControlTests.buttons
        ControlSize | differs: The lengths of controls are chosen. | ControlTests.buttons; IOSControlTests.buttons
        # Images in detail
        Image | works | ControlTests.images; LeafVectors.L6; SizingTableTests.table
        EnvironmentValues.imageScale | refused: `imageScale(_:)` sets it; it cannot be read.
        Image.Scale | works | TextImageTests.symbols
        Image.Orientation | works | CarriedDrawingTests.cgImage; PictureOrientationTests.formats
        Image.ResizingMode | works | ListedNameTests.shapes
        AsyncImagePhase | differs: It is always `empty`. | PlaceholderViewTests.asyncImage
        View.symbolVariant(_:) | differs: It is reported and has no effect. | ScreenTests.observers; \
        NeutralModifierTests.interaction
        EnvironmentValues.symbolVariants | refused: A symbol has the variant that its name says.
        SymbolVariants | differs: It has no effect. | ScreenTests.observers
        View.symbolEffect(_:options:isActive:) | differs: Nothing moves. | NeutralModifierTests.interaction
        View.symbolEffect(_:options:value:) | differs: Nothing moves. | NeutralModifierTests.interaction
        View.symbolEffectsRemoved(_:) | differs: Nothing moves. | NeutralModifierTests.interaction
        SymbolEffectTransition | refused: Nothing moves.
        View.symbolRenderingMode(_:) | differs: It is reported and has no effect. | ScreenTests.looks; \
        NeutralModifierTests.interaction
        EnvironmentValues.symbolRenderingMode | refused: Symbols are drawn in one colour.
        SymbolRenderingMode | differs: It has no effect. | ScreenTests.looks
        SymbolColorRenderingMode | refused: Symbols are drawn in one colour.
        SymbolVariableValueMode | refused: Symbols are drawn in one colour.
        ImageRenderer | differs: It gives PNG, SVG and PDF, not the system's images. | ImageRendererTests.cgImage; \
        CGContextTests.viewSized
        # Shapes in detail
        RoundedCornerStyle | works | ListedNameTests.shapes
        RoundedRectangularShape | refused: It describes the shapes of windows.
        RoundedRectangularShapeCorners | refused: It describes the shapes of windows.
        RectangleCornerRadii | works | ListedNameTests.shapes; ShapeTests.corners
        RectangleCornerInsets | refused: It describes the shapes of windows.
        ShapeView | works | ShapeTests.chaining
        ShapeRole | differs: A shape of any role is filled. | ListedNameTests.shapes
        StrokeStyle | works | ShapeTests.chaining; ShapeTests.joins
        StrokeShapeView | works | ShapeTests.chaining
        StrokeBorderShapeView | works | ShapeTests.chaining
        FillStyle | works | NeutralModifierTests.looks
        FillShapeView | works | ShapeTests.chaining
        ScaledShape | works | ShapeTests.outlines; ShapeTests.room
        RotatedShape | works | ShapeTests.outlines; ShapeTests.room
        OffsetShape | works | ShapeTests.outlines; ShapeTests.room
        TransformedShape | works | ShapeTests.outlines; ShapeTests.room
        # Tables in detail
        TableColumnContent | works | TableTests.nested
        TableColumnAlignment | refused: Columns have the alignment of their content.
        TableColumnBuilder | works | NameTests.table; TableTests.nested
        TableColumnForEach | works | TableTests.nested
        View.tableColumnHeaders(_:) | refused: Headers are always shown.
        TableColumnCustomization | refused: No columns are moved or hidden.
        TableColumnCustomizationBehavior | refused: No columns are moved or hidden.
        TableRow | works | TableTests.widths
        TableRowContent | works | TableTests.nested
        TableHeaderRowContent | refused: Rows of builders are of one type.
        TupleTableRowContent | refused: Rows of builders are of one type.
        TableForEachContent | works | NameTests.table
        EmptyTableRowContent | refused: Rows of builders are of one type.
        DynamicTableRowContent | refused: Rows of builders are of one type.
        TableRowBuilder | works | TableTests.widths
        DisclosureTableRow | differs: No mark is drawn. | TableTests.nested
        TableOutlineGroupContent | refused: Rows of builders are of one type.
        # Groups in detail
        GroupElementsOfContent | works | SubviewTests.group; SubviewUseTests.nestedGroups
        GroupSectionsOfContent | works | SubviewTests.sections
        SectionCollection | works | SubviewTests.sections
        ForEachSectionCollection | works | SubviewTests.sections
        ForEachSubviewCollection | works | SubviewTests.group
        SubviewsCollectionSlice | works | ListedNameTests.slice
        ContainerValueKey | works | SubviewTests.values
        DynamicViewContent | differs: Rows are not edited. | MenuStyleTests.dynamic
        View.controlGroupStyle(_:) | works | MenuStyleTests.groups
        ContainerBackgroundPlacement | differs: It is reported and not drawn. | NeutralModifierTests.looks
        EnvironmentValues.backgroundMaterial | refused: Nothing is blurred.
        View.padding3D(_:_:) | refused: Only visionOS has a depth.
        EnvironmentValues.isLuminanceReduced | refused: There is no screen that could be dimmed.
        """
}
