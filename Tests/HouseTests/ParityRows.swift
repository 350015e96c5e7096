/// The rows of `Documentation/Parity.md`: a name, what became of it, and the tests that hold it.
///
/// A line is `name | verdict: note | Suite.function; Suite.row`, below a heading. Members follow their type, modifiers
/// `View`. How a name differs, or why it is refused, is one sentence or two.
enum ParityRows {
    static let text = [arranging, showing, listed].joined(separator: "\n")

    private static let arranging = """
        # Stacks, spacers and dividers
        HStack | works | StackVectors.S5; StackVectors.S19; SizingTableTests.table
        HStack.init(alignment:spacing:content:) | works | StackVectors.S55; StackVectors.S36
        VStack | works | StackVectors.S28; StackVectors.S17; SizingTableTests.table
        VStack.init(alignment:spacing:content:) | works | StackVectors.S56; StackVectors.S29
        ZStack | works | LayerVectors.Z1; LayerVectors.Z3; SizingTableTests.table
        ZStack.init(alignment:content:) | works | LayerVectors.Z10
        View.zIndex(_:) | works | DisplayListTests.zIndex; NeutralModifierTests.looks
        Spacer | works | LeafVectors.spacerOrientation; StackVectors.S35
        Spacer.init(minLength:) | works | LeafVectors.L10a; StackVectors.S8
        Divider | works | LeafVectors.divider; SizingTableTests.table
        LazyHStack | works | LazyStackTests.rightToLeft; SizingTableTests.table
        LazyHStack.init(alignment:spacing:pinnedViews:content:) | works | PinnedViewTests.otherEdges; \
        LazyStackTests.rightToLeft
        LazyVStack | works | ContainerVectors.lazyStack; LazyStackTests.window
        LazyVStack.init(alignment:spacing:pinnedViews:content:) | works | PinnedViewTests.headers; \
        LazyStackTests.window; StickyHeaderTests.layout
        PinnedScrollableViews | works | PinnedViewTests.footers; StickyHeaderTests.layout; \
        NotificationsListTests.layout
        SpatialContainer | refused: Only visionOS has a depth.
        # Grids
        Grid | differs: How SwiftUI shares out what is left among columns is not published; here it is done as in a \
        row. | GridVectors.D3; GridTests.flexible
        Grid.init(alignment:horizontalSpacing:verticalSpacing:content:) | works | GridVectors.D1; GridVectors.D2; \
        GridTests.preferredSpacing
        GridRow | works | GridTests.modifiedRow; GridTests.emptyRow
        GridRow.init(alignment:content:) | works | GridVectors.alignments; GridTests.baseline
        View.gridCellColumns(_:) | works | GridVectors.D6; GridTests.spanning
        View.gridCellAnchor(_:) | works | GridVectors.D9; GridVectors.D10; GridTests.anchor
        View.gridCellUnsizedAxes(_:) | works | GridVectors.unsizedAxes; GridTests.divider
        View.gridColumnAlignment(_:) | works | GridTests.columnAlignment; GridVectors.alignments
        LazyVGrid | works | GridVectors.LG3; LazyGridTests.equal; LazyGridScrollTests.lines
        LazyVGrid.init(columns:alignment:spacing:pinnedViews:content:) | differs: A grid whose \
        columns are wider than its proposal is as wide as they are. | GridVectors.LG1; LazyGridTests.gridAlignment
        LazyHGrid | works | LazyGridTests.horizontal; LazyGridScrollTests.horizontal; \
        HabitGridTests.layout
        LazyHGrid.init(rows:alignment:spacing:pinnedViews:content:) | works | \
        LazyGridTests.gridAlignment; LazyGridTests.horizontalSections
        GridItem | works | LazyGridTests.horizontal; GridVectors.LG3
        GridItem.init(_:spacing:alignment:) | works | LazyGridTests.horizontal
        GridItem.Size.fixed | works | LazyGridTests.fixed; GridVectors.LG7
        GridItem.Size.flexible | works | LazyGridTests.minimums; GridVectors.LG1
        GridItem.Size.adaptive | works | LazyGridTests.adaptive; GridVectors.LG5
        # Choosing a layout
        ViewThatFits | works | ContainerVectors.V1a; ContainerVectors.V2b; HostTests.candidates
        ViewThatFits.init(in:content:) | works | ContainerVectors.verticalChoice
        AnyLayout | works | OrientationTests.wrapped; AdaptiveStackTests.layout
        HStackLayout | works | CustomLayoutVectors.boundsOrigin; AdaptiveStackTests.layout
        VStackLayout | works | AdaptiveStackTests.layout; GridTests.conditionalLayout
        ZStackLayout | works | FurtherLayoutTests.zStackLayout
        GridLayout | works | GridTests.conditionalLayout
        LayoutRotationUnaryLayout | refused: Only visionOS has a depth.
        # The Layout protocol
        Layout | works | CustomLayoutVectors.equalWidths; CustomLayoutVectors.radial; MasonryTests.layout
        Layout.Cache | works | CustomLayoutVectors.cache
        Layout.Subviews | works | FurtherLayoutTests.subviews
        Layout.layoutProperties | works | CustomLayoutVectors.orientation; MasonryTests.layout
        Layout.makeCache(subviews:) | works | WrappingRowTests.cacheLife; CustomLayoutVectors.cache
        Layout.updateCache(_:subviews:) | works | WrappingRowTests.cacheLife; MasonryTests.layout
        Layout.spacing(subviews:cache:) | works | CustomLayoutVectors.defaultSpacing
        Layout.sizeThatFits(proposal:subviews:cache:) | works | CustomLayoutVectors.equalWidths; MasonryTests.layout
        Layout.placeSubviews(in:proposal:subviews:cache:) | works | CustomLayoutVectors.notPlaced; \
        CustomLayoutVectors.placedTwice
        Layout.explicitAlignment(of:in:proposal:subviews:cache:) | works | \
        CustomLayoutVectors.defaultExplicitAlignment; EqualHeightsTests.layout
        Layout.callAsFunction(_:) | works | FurtherLayoutTests.subviews; MasonryTests.layout
        LayoutProperties | works | CustomLayoutVectors.orientation
        LayoutProperties.stackOrientation | works | CustomLayoutVectors.orientation; WrappingRowTests.spacer
        LayoutSubviews | works | CustomLayoutVectors.slices
        LayoutSubviews.layoutDirection | works | RightToLeftVectors.customLayout
        LayoutSubview | works | FurtherLayoutTests.subviews
        LayoutSubview.sizeThatFits(_:) | works | MasonryTests.layout; CustomLayoutVectors.equalWidths
        LayoutSubview.dimensions(in:) | works | FurtherLayoutTests.subviews
        LayoutSubview.spacing | works | FurtherLayoutTests.subviews; EqualHeightsTests.layout
        LayoutSubview.priority | works | FurtherLayoutTests.subviews
        LayoutSubview.place(at:anchor:proposal:) | works | CustomLayoutVectors.radial; CustomLayoutVectors.placedTwice
        LayoutSubview.containerValues | works | SubviewTests.values; TraitTests.innerContainerValue
        LayoutValueKey | works | CustomLayoutVectors.layoutValues; TraitTests.optionalLayoutValue
        LayoutValueKey.defaultValue | works | CustomLayoutVectors.layoutValues; TraitTests.optionalLayoutValue
        View.layoutValue(key:value:) | works | TraitTests.innerLayoutValue; MasonryTests.layout
        ProposedViewSize | works | LeafVectors.L2a; LeafVectors.proposalsAreSound
        ProposedViewSize.init(width:height:) | works | LeafVectors.L2b; LeafVectors.L2c
        ProposedViewSize.init(_:) | works | MasonryTests.layout
        ProposedViewSize.zero | works | ScreenTests.navigation
        ProposedViewSize.unspecified | works | FurtherLayoutTests.subviews; LeafVectors.L1
        ProposedViewSize.infinity | works | ScreenTests.navigation
        ProposedViewSize.replacingUnspecifiedDimensions(by:) | works | LeafVectors.replacingUnspecifiedDimensions; \
        LeafVectors.replacingKeepsSpecifiedSides
        ViewSpacing | works | SpacingVectors.plain
        ViewSpacing.zero | works | SpacingVectors.plain
        ViewSpacing.distance(to:along:) | works | SpacingVectors.plainDistances; SpacingVectors.text
        ViewSpacing.formUnion(_:edges:) | works | SpacingVectors.union; SpacingVectors.propagation
        ViewSpacing.union(_:edges:) | works | SpacingVectors.union
        # Sizes
        View.frame(width:height:alignment:) | works | FrameVectors.F1; FrameVectors.F2; FrameVectors.unusableLengths
        View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:) | works | \
        FlexibleFrameTable.widths; FlexibleFrameTable.normalisation; SizingTableTests.table
        View.frame(depth:alignment:) | refused: Only visionOS has a depth.
        View.frame(minDepth:idealDepth:maxDepth:alignment:) | refused: Only visionOS has a depth.
        View.containerRelativeFrame(_:alignment:) | works | ContainerVectors.C3c; \
        ContainerVectors.containerRelativeInsets; ContainerChangeTests.width
        View.containerRelativeFrame(_:alignment:_:) | works | CarouselTests.layout
        View.containerRelativeFrame(_:count:span:spacing:alignment:) | works | ContainerVectors.C1; \
        ContainerVectors.C2; CarouselTests.layout
        View.fixedSize() | works | FrameVectors.F6; FrameVectors.F7; SizingTableTests.table
        View.fixedSize(horizontal:vertical:) | works | FrameVectors.F9; FrameVectors.F10
        View.layoutPriority(_:) | works | StackVectors.S19; StackVectors.S20; LayerVectors.Z7
        View.aspectRatio(_:contentMode:) | works | FrameVectors.A1; FrameVectors.A3; SizingTableTests.table
        View.scaledToFit() | works | FrameVectors.A7; FrameVectors.A8
        View.scaledToFill() | works | FrameVectors.A9; SizingTableTests.table
        ContentMode | works | FrameVectors.A4; FrameVectors.A5
        View.aspectRatio3D(_:contentMode:) | refused: Only visionOS has a depth.
        View.scaledToFit3D() | refused: Only visionOS has a depth.
        View.scaledToFill3D() | refused: Only visionOS has a depth.
        View.controlSize(_:) | differs: The lengths of controls are chosen. | ControlTests.buttons
        # Padding, margins and safe areas
        View.padding(_:) | works | FrameVectors.P1; FrameVectors.P5; SizingTableTests.table
        View.padding(_:_:) | works | FrameVectors.P2; FrameVectors.P4; SizingTableTests.table
        View.padding3D(_:) | refused: Only visionOS has a depth.
        View.scenePadding(_:) | refused: Its lengths are not published.
        View.scenePadding(_:edges:) | refused: Its lengths are not published.
        ScenePadding | refused: Its lengths are not published.
        View.contentMargins(_:for:) | works | ScreenTests.contentMargins; ScrollOffsetTests.margins
        View.contentMargins(_:_:for:) | works | ScreenTests.contentMargins; ScreenTests.changingMargins
        ContentMarginPlacement | works | ScreenTests.contentMargins
        View.safeAreaInset(edge:alignment:spacing:content:) | works | ContainerVectors.E3; SafeAreaVectors.scrollView; \
        SafeAreaReadingTests.bars
        View.safeAreaPadding(_:) | works | SafeAreaVectors.padding; SafeAreaReadingTests.sums
        View.safeAreaPadding(_:_:) | works | SafeAreaVectors.padding; CarouselTests.layout
        View.safeAreaBar(edge:alignment:spacing:content:) | differs: The bar has no blurred background. | \
        ScreenTests.safeAreaBar
        View.ignoresSafeArea(_:edges:) | works | SafeAreaVectors.ignoring; SafeAreaVectors.nestedRegions
        View.edgesIgnoringSafeArea(_:) | works | PlayerScreenTests.layout
        SafeAreaRegions | differs: There is no keyboard, so that its region is empty. | SafeAreaVectors.ignoring
        View.backgroundExtensionEffect() | differs: It is reported and not drawn. | NeutralModifierTests.looks
        # Places and coordinate spaces
        View.position(_:) | works | FrameVectors.Q1; SizingTableTests.table
        View.position(x:y:) | works | FrameVectors.Q2; SizingTableTests.table
        View.offset(_:) | works | NeutralModifierTests.transforms; FrameVectors.Q3
        View.offset(x:y:) | works | FrameVectors.Q3; RightToLeftVectors.offset
        View.offset(z:) | refused: Only visionOS has a depth.
        View.coordinateSpace(_:) | works | GeometryTests.names
        View.coordinateSpace(name:) | works | GeometryTests.names; StickyHeaderTests.layout
        CoordinateSpace | works | GeometryTests.spellings
        CoordinateSpaceProtocol | works | GeometryTests.spellings
        NamedCoordinateSpace | works | GeometryTests.spellings; GeometryTests.names
        LocalCoordinateSpace | works | GeometryTests.spellings
        GlobalCoordinateSpace | works | GeometryTests.spellings
        # Alignment
        View.alignmentGuide(_:computeValue:) | works | AlignmentVectors.nestedGuides; AlignmentVectors.G1; \
        BadgeTests.layout
        Alignment | works | LayerVectors.Z1; AlignmentVectors.G7
        HorizontalAlignment | works | StackVectors.S56
        HorizontalAlignment.init(_:) | works | AlignmentVectors.G7
        HorizontalAlignment.leading | works | AlignmentVectors.G2; StackVectors.S29
        HorizontalAlignment.center | works | StackVectors.S25
        HorizontalAlignment.trailing | works | StackVectors.S56
        HorizontalAlignment.listRowSeparatorLeading | differs: The lines of lists do not follow it. | \
        FurtherLayoutTests.separatorGuides
        HorizontalAlignment.listRowSeparatorTrailing | differs: The lines of lists do not follow it. | \
        FurtherLayoutTests.separatorGuides
        HorizontalAlignment.combineExplicit(_:) | works | AlignmentVectors.combineExplicit
        VerticalAlignment | works | StackVectors.S55
        VerticalAlignment.top | works | StackVectors.S29
        VerticalAlignment.center | works | StackVectors.S5
        VerticalAlignment.bottom | works | AlignmentVectors.G14; StackVectors.S55
        VerticalAlignment.firstTextBaseline | works | TextTests.baselines; AlignmentVectors.G13
        VerticalAlignment.lastTextBaseline | works | AlignmentVectors.baselinesMerge; TextTests.reservedBaseline
        VerticalAlignment.combineExplicit(_:) | works | AlignmentVectors.combineExplicit
        AlignmentID | works | AlignmentVectors.G5; AlignmentVectors.G11
        AlignmentID.defaultValue(in:) | works | AlignmentVectors.G5; AlignmentVectors.G7
        ViewDimensions | works | FurtherLayoutTests.subviews; AlignmentVectors.nestedGuides
        DepthAlignment | refused: Only visionOS has a depth.
        ViewDimensions3D | refused: Only visionOS has a depth.
        # Layers
        View.overlay(alignment:content:) | works | LayerVectors.Z6; LayerVectors.Z13; ViewListTests.overlayStack
        View.overlay(_:alignment:) | works | LayerVectors.Z11; LayerVectors.Z15
        View.overlay(_:ignoresSafeAreaEdges:) | works | SafeAreaFillTests.whole; NeutralModifierTests.looks
        View.overlay(_:in:fillStyle:) | works | NeutralModifierTests.looks
        View.background(alignment:content:) | works | LayerVectors.Z14; NeutralModifierTests.looks
        View.background(_:alignment:) | works | ChangingLayersTests.background
        View.background(_:ignoresSafeAreaEdges:) | works | SafeAreaFillTests.whole; NeutralModifierTests.looks
        View.background(ignoresSafeAreaEdges:) | works | SafeAreaFillTests.whole; NeutralModifierTests.looks
        View.background(_:in:fillStyle:) | works | NeutralModifierTests.looks
        View.background(in:fillStyle:) | works | NeutralModifierTests.looks
        View.mask(alignment:_:) | works | CarriedDrawingTests.masks; NeutralModifierTests.looks
        View.containerBackground(_:for:) | differs: It is reported and not drawn. | NeutralModifierTests.looks
        View.containerBackground(for:alignment:content:) | differs: It is reported and not drawn. | \
        NeutralModifierTests.looks
        View.spatialOverlay(alignment:content:) | refused: Only visionOS has a depth.
        # Direction, scale and size classes
        EnvironmentValues.layoutDirection | works | HostTests.rightToLeft; EnvironmentTests.builtIn
        LayoutDirection | works | RightToLeftVectors.R1; GridTests.rightToLeft
        View.layoutDirectionBehavior(_:) | differs: It is reported and has no effect. | ScreenTests.observers; \
        NeutralModifierTests.settings
        LayoutDirectionBehavior | differs: It has no effect. | ScreenTests.observers
        View.flipsForRightToLeftLayoutDirection(_:) | differs: It is reported and has no effect. | \
        ScreenTests.observers; NeutralModifierTests.settings
        EnvironmentValues.displayScale | works | EnvironmentTests.builtIn; HostileLengthTests.displayScale
        EnvironmentValues.pixelLength | works | EnvironmentTests.builtIn
        EnvironmentValues.horizontalSizeClass | differs: Nil, unless an environment sets it. | WeatherScreenTests.layout
        EnvironmentValues.verticalSizeClass | differs: Nil, unless an environment sets it. | \
        FurtherLayoutTests.sizeClasses
        UserInterfaceSizeClass | works | FurtherLayoutTests.sizeClasses
        EnvironmentValues.dynamicTypeSize | works | EnvironmentTests.builtIn; FontTests.dynamicType
        View.dynamicTypeSize(_:) | works | FontTests.dynamicType; ControlStyleTests.typeSizes
        ScaledMetric | works | HabitGridTests.layout
        # Values
        Axis | works | SpacingVectors.plainDistances
        Axis.Set | works | ContainerVectors.V1a; SizingTableTests.table
        Edge | works | TicketShapeTests.layout
        Edge.Set | works | FrameVectors.P2; SizingTableTests.table
        HorizontalEdge | works | ScreenTests.safeAreaBar
        VerticalEdge | works | ContainerVectors.E2; TooltipTests.layout
        EdgeInsets | works | FrameVectors.P1; SafeAreaVectors.padding
        UnitPoint | works | AnchorTests.sources; GridTests.anchor
        Angle | works | ShapeTests.hostileArcs; RadialMenuTests.layout
        Edge3D | refused: Only visionOS has a depth.
        EdgeInsets3D | refused: Only visionOS has a depth.
        UnitPoint3D | refused: Only visionOS has a depth.
        # Measuring and preferences
        GeometryReader | works | GeometryTests.readerSize; LeafVectors.L5; MeasuringTests.greedyReader
        GeometryProxy | works | HostTests.keptProxy
        GeometryProxy.size | works | GeometryTests.readerSize
        GeometryProxy.safeAreaInsets | works | SafeAreaReadingTests.sums; HostTests.safeArea
        GeometryProxy.frame(in:) | works | GeometryTests.transforms; GeometryTests.scrollSpace
        GeometryProxy.bounds(of:) | works | GeometryTests.spellings
        GeometryProxy.subscript(_:) | works | AnchorTests.bounds
        GeometryProxy.containerCornerInsets | refused: Windows have no corners or controls here.
        GeometryProxy.transform(in:) | refused: Only visionOS has a depth.
        GeometryReader3D | refused: Only visionOS has a depth.
        View.onGeometryChange(for:of:action:) | works | ActionTests.onGeometryChange; AdaptiveStackTests.layout
        View.onGeometryChange3D(for:of:action:) | refused: Only visionOS has a depth.
        View.visualEffect(_:) | works | CarriedDrawingTests.masks; NeutralModifierTests.looks
        Anchor | works | AnchorTests.bounds; AnchorTests.stored
        Anchor.Source | works | AnchorTests.sources
        View.anchorPreference(key:value:transform:) | works | AnchorTests.bounds; SegmentBarTests.layout
        View.transformAnchorPreference(key:value:transform:) | works | AnchorTests.transform
        PreferenceKey | differs: It is isolated to the main actor, so that a stored default value compiles. | \
        IsolationTests.storedDefault; PreferenceTests.order
        View.preference(key:value:) | works | PreferenceTests.replacing; MeasuringTests.flatReader
        View.transformPreference(_:_:) | works | PreferenceTests.transform
        View.onPreferenceChange(_:perform:) | works | PreferenceTests.deliveries
        View.overlayPreferenceValue(_:alignment:_:) | works | PreferenceTests.preferenceLayers; \
        ChangedModifierTests.preferenceLayerAlignment
        View.backgroundPreferenceValue(_:alignment:_:) | works | PreferenceTests.preferenceLayers
        View.matchedGeometryEffect(id:in:properties:anchor:isSource:) | differs: Both views are laid out in their own \
        places; it is reported. | LeaderboardTests.layout; PhotoGridTests.layout
        View.geometryGroup() | differs: Nothing is animated, so that it has no effect. | ScreenTests.observers; \
        NeutralModifierTests.looks
        """
}
