extension ParityRows {
    /// Containers, controls, texts, shapes and effects.
    static let showing = """
        # Scroll views
        ScrollView | works | ContainerVectors.W2; ContainerVectors.W3b; ScrollOffsetTests.offset
        ScrollView.init(_:showsIndicators:content:) | works | ContainerVectors.W4; SizingTableTests.table
        ScrollViewReader | works | ScrollPositionTests.proxy
        ScrollViewProxy | works | ScrollPositionTests.proxy
        ScrollViewProxy.scrollTo(_:anchor:) | works | LazyStackTests.scrollTo; ScrollPositionTests.proxy
        ScrollPosition | works | ScrollPositionTests.heldPosition; ScrollPositionTests.positionValues
        View.scrollPosition(_:anchor:) | works | ScrollPositionTests.heldPosition
        View.scrollPosition(id:anchor:) | works | ScrollPositionTests.heldID
        View.defaultScrollAnchor(_:) | works | ScrollOffsetTests.anchors; LazyStackTests.chat
        View.defaultScrollAnchor(_:for:) | works | ScrollOffsetTests.anchors; ScrollOffsetTests.sizeChanges
        ScrollAnchorRole | works | ScrollOffsetTests.anchors; ScrollOffsetTests.sizeChanges
        View.scrollTargetLayout(isEnabled:) | works | ScrollPositionTests.proxy; ScrollObserverTests.targets
        View.scrollTargetBehavior(_:) | works | ScrollTargetBehaviorTests.custom; CarouselTests.layout
        ViewAlignedScrollTargetBehavior | differs: `automatic` limits nothing; `always` and `alwaysByFew` mean as \
        many views as fit. | ScrollTargetBehaviorTests.viewAligned; ScrollTargetBehaviorTests.limits
        ScrollTargetBehavior | works | ScrollTargetBehaviorTests.custom
        ScrollTarget | works | ScrollTargetBehaviorTests.custom
        PagingScrollTargetBehavior | differs: One scroll may pass several pages. | ScrollTargetBehaviorTests.paging
        AnyScrollTargetBehavior | works | ScrollTargetBehaviorTests.custom
        View.scrollTransition(_:axis:transition:) | works | ScrollObserverTests.transition
        View.scrollTransition(topLeading:bottomTrailing:axis:transition:) | works | ScrollObserverTests.transition
        ScrollTransitionPhase | works | ScrollObserverTests.transition
        ScrollTransitionConfiguration | works | ScrollObserverTests.transition
        View.onScrollGeometryChange(for:of:action:) | works | ScrollObserverTests.geometry; StickyHeaderTests.layout
        View.onScrollVisibilityChange(threshold:_:) | works | ScrollObserverTests.visibility
        View.onScrollTargetVisibilityChange(idType:threshold:_:) | works | ScrollObserverTests.targets
        View.onScrollPhaseChange(_:) | differs: Only scrolling by the host has phases: `interacting`, then `idle`. | \
        HeldPositionTests.phases; NeutralModifierTests.settings
        ScrollGeometry | works | ScrollObserverTests.geometry
        ScrollPhase | differs: It is `idle` or `interacting`. | HeldPositionTests.phases
        View.scrollClipDisabled(_:) | differs: Pictures show no more of the content. | NeutralModifierTests.settings
        View.scrollIndicators(_:axes:) | differs: Indicators are not drawn. | NeutralModifierTests.settings
        View.scrollIndicatorsFlash(onAppear:) | differs: Indicators are not drawn. | NeutralModifierTests.settings
        View.scrollContentBackground(_:) | differs: It is reported and has no effect. | ScreenTests.looks; \
        NeutralModifierTests.settings
        View.scrollDisabled(_:) | differs: A host scrolls nevertheless. | NeutralModifierTests.settings
        View.scrollBounceBehavior(_:axes:) | differs: Nothing bounces. | NeutralModifierTests.settings
        View.scrollDismissesKeyboard(_:) | differs: There is no keyboard. | NeutralModifierTests.settings
        View.scrollEdgeEffectStyle(_:for:) | differs: It has no effect. | NeutralModifierTests.settings
        View.scrollEdgeEffectHidden(_:for:) | refused: Edges have no effects here.
        View.scrollInputBehavior(_:for:) | refused: There is no input to scroll with.
        # Lists, forms and groups
        List | differs: On macOS the lengths are chosen. | ControlTests.lists; IOSListTests.recorded; \
        LazyStackTests.containers; SizingTableTests.table
        ForEach | works | ViewListTests.several; LazyStackTests.window
        Group | works | ViewListTests.groupPadding; SubviewTests.group
        Section | works | SubviewTests.sections; LazyGridTests.sections; ControlTests.lists
        Form | differs: Labels of columns are aligned at their leading edges. | MoreControlTests.containerStyles; \
        SizingTableTests.table
        LabeledContent | works | ControlTests.labels; ControlStyleTests.labeledFormat
        GroupBox | differs: The insets are chosen. | MoreControlTests.containerStyles; SizingTableTests.table
        ControlGroup | differs: The controls are a row with gaps, and not joined. | FurtherLayoutTests.controlGroup
        DisclosureGroup | differs: The mark and the gap are chosen. | MoreControlTests.disclosure
        OutlineGroup | differs: The sizes are those of a disclosure group here. | NameTests.outline
        Table | differs: The lengths are those of a list here; nothing is sorted or selected. | NameTests.table; TableTests.widths
        TableColumn | works | TableTests.strings
        TableColumn.width(_:) | works | TableTests.widths
        TableColumn.width(min:ideal:max:) | differs: The ideal width has no effect. | TableTests.widths
        ContentUnavailableView | differs: The gaps are chosen. | PlaceholderViewTests.unavailable
        View.listStyle(_:) | differs: Styles change colours and no lengths. | ControlLookTests.groupedLists
        View.listRowInsets(_:) | works | SubviewTests.rows; CartScreenTests.layout
        View.listRowInsets(_:_:) | refused: Give all four insets with `listRowInsets(_:)`.
        View.listRowSpacing(_:) | works | SubviewTests.rows
        View.listSectionSpacing(_:) | differs: `compact` is half of the usual gap. | IOSListTests.sectionSpacing
        View.listSectionMargins(_:_:) | refused: Sections of lists have no margins here.
        View.listRowBackground(_:) | differs: It is reported and not drawn. | ScreenTests.looks
        View.listRowSeparator(_:edges:) | differs: It is reported; the line is always there. | ScreenTests.looks
        View.listRowSeparatorTint(_:edges:) | differs: It is reported and has no effect. | NeutralModifierTests.settings
        View.listSectionSeparator(_:edges:) | differs: It is reported and has no effect. | NeutralModifierTests.settings
        View.listSectionSeparatorTint(_:edges:) | refused: Sections have no lines of their own here.
        View.alternatingRowBackgrounds(_:) | differs: It has no effect. | NeutralModifierTests.settings
        EnvironmentValues.defaultMinListRowHeight | works | HostileLengthTests.notANumber; CartScreenTests.layout
        EnvironmentValues.defaultMinListHeaderHeight | refused: Headers are as high as their content.
        View.headerProminence(_:) | differs: It is reported and has no effect. | ScreenTests.looks; \
        NeutralModifierTests.settings
        View.formStyle(_:) | works | MoreControlTests.containerStyles; NestedStyleTests.configurations
        View.groupBoxStyle(_:) | works | MoreControlTests.containerStyles; NestedStyleTests.nextStyle
        View.labeledContentStyle(_:) | works | MoreControlTests.containerStyles; BoardingPassTests.layout
        View.tableStyle(_:) | differs: Tables have one look. | NeutralModifierTests.interaction
        View.labelsVisibility(_:) | works | ControlStyleTests.labelsVisibility
        View.labelsHidden() | works | ControlStyleTests.labelsVisibility
        EnvironmentValues.labelsVisibility | refused: Styles cannot read whether labels are hidden.
        View.badge(_:) | differs: It is reported and not drawn. | NeutralModifierTests.settings
        Subview | works | SubviewTests.collections
        SubviewsCollection | works | SubviewTests.collections; SubviewUseTests.nestedTags
        SectionConfiguration | works | SubviewTests.sections
        ContainerValues | works | SubviewTests.values
        View.containerValue(_:_:) | works | TraitTests.innerContainerValue; SubviewTests.values
        View.containerShape(_:) | differs: It is reported and has no effect. | ScreenTests.looks; \
        NeutralModifierTests.looks
        ContainerRelativeShape | differs: It is a rectangle, as outside containers with a shape. | ShapeTests.room
        # Navigation and windows
        NavigationStack | differs: The root is shown; on iOS below a bar without items. | ScreenTests.navigation; \
        IOSBarTests.heights; \
        SearchScreenTests.layout
        NavigationSplitView | differs: There are no columns and no bars. | ScreenTests.navigation; MailSplitTests.layout
        NavigationSplitView.init(columnVisibility:sidebar:content:detail:) | differs: There are no columns and no \
        bars. | MailSplitTests.layout
        NavigationView | differs: The root is shown; on iOS below a bar without items. | ScreenTests.navigation; \
        FeedScreenTests.layout
        TabView | differs: The selected tab is shown; on iOS above a bar without labels. | ScreenTests.navigation; \
        IOSBarTests.tabs; \
        OnboardingPagerTests.layout
        HSplitView | refused: Nothing moves the lines between views. Use a row of frames.
        VSplitView | refused: Nothing moves the lines between views. Use a column of frames.
        View.navigationSplitViewColumnWidth(_:) | differs: It has no effect. | NeutralModifierTests.settings
        View.navigationSplitViewColumnWidth(min:ideal:max:) | differs: It has no effect. | NeutralModifierTests.settings
        View.toolbar(content:) | differs: It is reported, and the content is not made. | ScreenTests.inert
        View.inspector(isPresented:content:) | differs: It is reported, and the content is not made. | \
        NeutralModifierTests.settings
        View.inspectorColumnWidth(_:) | differs: It has no effect. | NeutralModifierTests.settings
        View.inspectorColumnWidth(min:ideal:max:) | differs: It has no effect. | NeutralModifierTests.settings
        View.presentationDetents(_:) | differs: Nothing is presented. | NeutralModifierTests.settings; \
        ProductDetailTests.layout
        View.presentationSizing(_:) | differs: Nothing is presented. | NeutralModifierTests.settings
        # Text in layout
        Text | works | TextTests.ideal; TextTests.wrapping; SizingTableTests.table
        View.font(_:) | works | FontTests.styles; FontTests.unset
        View.lineLimit(_:) | works | TextTests.lineLimits; RealFontTests.truncation
        View.lineLimit(_:reservesSpace:) | works | TextTests.reservedBaseline; RealFontTests.reserving
        View.lineSpacing(_:) | works | TextTests.lineSpacing; RealFontTests.lineSpacing
        View.lineHeight(_:) | works | LineHeightTests.heights; LineHeightTests.baselines
        View.multilineTextAlignment(_:) | works | EnvironmentTests.builtIn; PlacedTextTests.law
        View.truncationMode(_:) | works | RealFontTests.truncation; LaidOutTextTests.truncated
        View.minimumScaleFactor(_:) | works | RealFontTests.scaling; LaidOutTextTests.relieved
        View.allowsTightening(_:) | works | RealFontTests.tightening; PlacedTextTests.tightened
        View.textScale(_:isEnabled:) | works | DateTextTests.scale
        View.tracking(_:) | works | PlacedTextTests.tightened; FontTests.realFonts
        View.kerning(_:) | works | HugeNumberTests.reported; CarouselTests.layout
        View.baselineOffset(_:) | works | TextPaintingTests.raised
        View.typesettingLanguage(_:isEnabled:) | differs: It decides on line breaking, and not on hyphenation and line \
        heights. | DateTextTests.language
        View.textRenderer(_:) | works | TextRendererTests.runs; TextRendererTests.drawing
        TextRenderer | differs: The sizes of texts stay those of their lines. | TextRendererTests.runs; \
        TextRendererTests.drawing
        Text.Layout | differs: Ascents and descents are those of the line. | TextRendererTests.runs; \
        TextRendererTests.clusters; TextRendererTests.rightToLeft
        # Shapes and pictures in layout
        Shape | works | TicketShapeTests.layout; DisplayListTests.customShape
        Shape.sizeThatFits(_:) | works | TicketShapeTests.layout
        Shape.path(in:) | works | DisplayListTests.customShape
        Shape.layoutDirectionBehavior | refused: Shapes are not mirrored.
        InsettableShape | works | TicketShapeTests.outline; ShapeTests.room
        Rectangle | works | ShapeTests.room; SizingTableTests.table
        RoundedRectangle | works | SizingTableTests.table
        UnevenRoundedRectangle | works | ShapeTests.corners; ShapeTests.room
        Capsule | works | ShapeTests.chaining; SizingTableTests.table
        Ellipse | works | SizingTableTests.table
        Circle | works | LeafVectors.L3a; ShapeTests.room; SizingTableTests.table
        Path | works | SizingTableTests.table
        AnyShape | works | ControlStyleScreenTests.layout
        ConcentricRectangle | refused: Containers have no shapes here.
        Canvas | works | CarriedDrawingTests.leaves; CanvasSymbolTests.layout; SizingTableTests.table
        Image.resizable(capInsets:resizingMode:) | works | LeafVectors.resizableMinimum; ControlTests.images; \
        SizingTableTests.table
        Image.init(systemName:) | differs: The drawings are Copyfit's own, about 200; a symbol is as wide as its font \
        is large. | TextImageTests.symbols; MissingImageTests.reported
        AsyncImage | differs: Nothing is fetched; the view is that of the time before. | PlaceholderViewTests.asyncImage
        View.imageScale(_:) | works | TextImageTests.symbols
        TimelineView | differs: Time does not pass. | StopwatchScreenTests.layout
        # Effects that take no room
        View.hidden() | works | NeutralModifierTests.looks; DisplayListTests.invisible
        View.opacity(_:) | works | FadeTests.parts; FadeTests.nested; DisplayListTests.invisible
        View.clipped(antialiased:) | works | NeutralModifierTests.looks
        View.clipShape(_:style:) | works | NeutralModifierTests.looks; DisplayListTests.layersAround
        View.cornerRadius(_:antialiased:) | works | NeutralModifierTests.looks
        View.border(_:width:) | works | NeutralModifierTests.looks; DisplayListTests.wideBorder
        View.rotationEffect(_:anchor:) | works | NeutralModifierTests.transforms; DisplayListTests.rotation
        View.scaleEffect(_:anchor:) | works | NeutralModifierTests.transforms; GeometryTests.transforms
        View.scaleEffect(x:y:anchor:) | works | NeutralModifierTests.transforms
        View.rotation3DEffect(_:axis:anchor:anchorZ:perspective:) | differs: Coordinates inside are not converted. | \
        NeutralModifierTests.transforms
        View.transformEffect(_:) | works | NeutralModifierTests.transforms; CarriedDrawingTests.projections
        View.projectionEffect(_:) | works | NeutralModifierTests.transforms
        View.shadow(color:radius:x:y:) | works | NeutralModifierTests.looks
        View.blur(radius:opaque:) | works | NeutralModifierTests.looks
        View.drawingGroup(opaque:colorMode:) | works | NeutralModifierTests.looks
        View.compositingGroup() | works | FadeTests.group; NeutralModifierTests.looks
        View.contentShape(_:eoFill:) | differs: There are no hits, so that it has no effect. | \
        NeutralModifierTests.looks
        View.redacted(reason:) | works | NeutralModifierTests.looks; TextPaintingTests.placeholder
        View.transition(_:) | differs: Nothing moves; the identity phase is shown. | MotionTests.transitions
        View.glassEffect(_:in:) | differs: It is reported and not drawn. | NeutralModifierTests.looks
        GlassEffectContainer | differs: It is laid out as its content. | NeutralModifierTests.looks
        """
}
