/// The names on the pages of SwiftUI's documentation that have to do with layout, by page, as of version 26.
///
/// Each page is `developer.apple.com/documentation/swiftui/` and its title with hyphens.
enum ListedNames {
    static let all = text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.flatMap { $0.split(separator: " ") }
        .map(String.init)

    private static let text = """
        # Layout fundamentals
        HStack VStack LazyHStack LazyVStack PinnedScrollableViews Grid GridRow View.gridCellColumns(_:)
        View.gridCellAnchor(_:) View.gridCellUnsizedAxes(_:) View.gridColumnAlignment(_:) LazyHGrid LazyVGrid GridItem
        ZStack View.zIndex(_:) View.background(alignment:content:) View.background(_:ignoresSafeAreaEdges:)
        View.background(ignoresSafeAreaEdges:) View.background(_:in:fillStyle:) View.background(in:fillStyle:)
        View.overlay(alignment:content:) View.overlay(_:ignoresSafeAreaEdges:) View.overlay(_:in:fillStyle:)
        EnvironmentValues.backgroundMaterial View.containerBackground(_:for:)
        View.containerBackground(for:alignment:content:) ContainerBackgroundPlacement ViewThatFits Spacer Divider
        # Layout adjustments
        View.padding(_:) View.padding(_:_:) View.padding3D(_:) View.padding3D(_:_:) View.scenePadding(_:)
        View.scenePadding(_:edges:) ScenePadding View.frame(width:height:alignment:) View.frame(depth:alignment:)
        View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)
        View.frame(minDepth:idealDepth:maxDepth:alignment:) View.containerRelativeFrame(_:alignment:)
        View.containerRelativeFrame(_:alignment:_:) View.containerRelativeFrame(_:count:span:spacing:alignment:)
        View.fixedSize() View.fixedSize(horizontal:vertical:) View.layoutPriority(_:) View.position(_:)
        View.position(x:y:) View.offset(_:) View.offset(x:y:) View.offset(z:) View.alignmentGuide(_:computeValue:)
        Alignment HorizontalAlignment VerticalAlignment DepthAlignment AlignmentID ViewDimensions ViewDimensions3D
        SpatialContainer View.contentMargins(_:for:) View.contentMargins(_:_:for:) ContentMarginPlacement
        View.ignoresSafeArea(_:edges:) View.safeAreaInset(edge:alignment:spacing:content:) View.safeAreaPadding(_:)
        View.safeAreaPadding(_:_:) SafeAreaRegions View.layoutDirectionBehavior(_:) LayoutDirectionBehavior
        EnvironmentValues.layoutDirection LayoutDirection LayoutRotationUnaryLayout EnvironmentValues.isLuminanceReduced
        EnvironmentValues.displayScale EnvironmentValues.pixelLength EnvironmentValues.horizontalSizeClass
        EnvironmentValues.verticalSizeClass UserInterfaceSizeClass Edge Edge3D HorizontalEdge VerticalEdge EdgeInsets
        EdgeInsets3D
        # Custom layout
        Layout LayoutSubview LayoutSubviews LayoutProperties ProposedViewSize ViewSpacing View.layoutValue(key:value:)
        LayoutValueKey AnyLayout HStackLayout VStackLayout ZStackLayout GridLayout
        # Lists
        List View.listStyle(_:) OutlineGroup DisclosureGroup View.disclosureGroupStyle(_:) View.listRowInsets(_:)
        EnvironmentValues.defaultMinListRowHeight EnvironmentValues.defaultMinListHeaderHeight View.listRowSpacing(_:)
        View.listSectionSpacing(_:) ListSectionSpacing View.listSectionMargins(_:_:) View.listItemTint(_:) ListItemTint
        View.headerProminence(_:) EnvironmentValues.headerProminence Prominence View.listRowSeparatorTint(_:edges:)
        View.listSectionSeparatorTint(_:edges:) View.listRowSeparator(_:edges:) View.listSectionSeparator(_:edges:)
        View.listRowBackground(_:) View.alternatingRowBackgrounds(_:) AlternatingRowBackgroundBehavior
        EnvironmentValues.backgroundProminence BackgroundProminence View.badge(_:) View.badgeProminence(_:)
        EnvironmentValues.badgeProminence BadgeProminence View.swipeActions(edge:allowsFullSwipe:content:)
        View.selectionDisabled(_:) View.listRowHoverEffect(_:) View.listRowHoverEffectDisabled(_:)
        View.refreshable(action:) EnvironmentValues.refresh RefreshAction View.moveDisabled(_:) View.deleteDisabled(_:)
        EnvironmentValues.editMode EditMode EditActions EditableCollectionContent IndexedIdentifierCollection
        View.listSectionIndexVisibility(_:) View.sectionIndexLabel(_:)
        # Scroll views
        ScrollView ScrollViewReader ScrollViewProxy View.scrollPosition(_:anchor:) View.scrollPosition(id:anchor:)
        View.defaultScrollAnchor(_:) View.defaultScrollAnchor(_:for:) ScrollAnchorRole ScrollPosition
        View.scrollTargetBehavior(_:) View.scrollTargetLayout(isEnabled:) ScrollTarget ScrollTargetBehavior
        ScrollTargetBehaviorContext PagingScrollTargetBehavior ViewAlignedScrollTargetBehavior AnyScrollTargetBehavior
        ScrollTargetBehaviorProperties ScrollTargetBehaviorPropertiesContext View.scrollTransition(_:axis:transition:)
        View.scrollTransition(topLeading:bottomTrailing:axis:transition:) ScrollTransitionPhase
        ScrollTransitionConfiguration View.onScrollGeometryChange(for:of:action:)
        View.onScrollTargetVisibilityChange(idType:threshold:_:) View.onScrollVisibilityChange(threshold:_:)
        View.onScrollPhaseChange(_:) ScrollGeometry ScrollPhase ScrollPhaseChangeContext
        View.scrollIndicatorsFlash(onAppear:) View.scrollIndicatorsFlash(trigger:) View.scrollIndicators(_:axes:)
        EnvironmentValues.horizontalScrollIndicatorVisibility EnvironmentValues.verticalScrollIndicatorVisibility
        ScrollIndicatorVisibility View.scrollContentBackground(_:) View.scrollClipDisabled(_:)
        ScrollContentOffsetAdjustmentBehavior View.scrollDisabled(_:) EnvironmentValues.isScrollEnabled
        View.scrollBounceBehavior(_:axes:) EnvironmentValues.horizontalScrollBounceBehavior
        EnvironmentValues.verticalScrollBounceBehavior ScrollBounceBehavior View.scrollEdgeEffectStyle(_:for:)
        ScrollEdgeEffectStyle View.safeAreaBar(edge:alignment:spacing:content:) View.scrollDismissesKeyboard(_:)
        EnvironmentValues.scrollDismissesKeyboardMode ScrollDismissesKeyboardMode View.scrollInputBehavior(_:for:)
        ScrollInputKind ScrollInputBehavior
        # View fundamentals
        View ViewBuilder View.modifier(_:) ViewModifier EmptyModifier ModifiedContent EnvironmentalModifier
        ManipulableModifier ManipulableResponderModifier ManipulableTransformBindingModifier
        ManipulationGeometryModifier ManipulationGestureModifier ManipulationUsingGestureStateModifier Manipulable
        View.onAppear(perform:) View.onDisappear(perform:) View.task(priority:_:) View.task(id:priority:_:) View.id(_:)
        View.tag(_:includeOptional:) View.equatable() AnyView EmptyView EquatableView SubscriptionView TupleView
        # Text input and output
        Text Label View.labelStyle(_:) TextField View.textFieldStyle(_:) SecureField TextEditor View.textSelection(_:)
        TextSelectability TextSelection View.textSelectionAffinity(_:) EnvironmentValues.textSelectionAffinity
        TextSelectionAffinity AttributedTextSelection View.font(_:) View.fontDesign(_:) View.fontWeight(_:)
        View.fontWidth(_:) EnvironmentValues.font Font View.textScale(_:isEnabled:) View.dynamicTypeSize(_:)
        EnvironmentValues.dynamicTypeSize DynamicTypeSize ScaledMetric TextVariantPreference FixedTextVariant
        SizeDependentTextVariant View.bold(_:) View.italic(_:) View.underline(_:pattern:color:)
        View.strikethrough(_:pattern:color:) View.textCase(_:) EnvironmentValues.textCase View.monospaced(_:)
        View.monospacedDigit() AttributedTextFormattingDefinition AttributedTextValueConstraint AttributedTextFormatting
        View.truncationMode(_:) EnvironmentValues.truncationMode View.allowsTightening(_:)
        EnvironmentValues.allowsTightening View.minimumScaleFactor(_:) EnvironmentValues.minimumScaleFactor
        View.baselineOffset(_:) View.kerning(_:) View.tracking(_:) View.flipsForRightToLeftLayoutDirection(_:)
        TextAlignment TextAttribute View.textRenderer(_:) TextRenderer TextProxy View.lineLimit(_:)
        View.lineLimit(_:reservesSpace:) EnvironmentValues.lineLimit View.lineSpacing(_:) EnvironmentValues.lineSpacing
        View.multilineTextAlignment(_:) EnvironmentValues.multilineTextAlignment SystemFormatStyle TimeDataSource
        View.autocorrectionDisabled(_:) EnvironmentValues.autocorrectionDisabled View.keyboardType(_:)
        View.textContentType(_:) View.textInputAutocapitalization(_:) TextInputAutocapitalization
        View.textInputCompletion(_:) View.textInputSuggestions(_:) View.textInputSuggestions(_:content:)
        View.textInputSuggestions(_:id:content:) TextInputFormattingControlPlacement
        # Controls and indicators
        Button View.buttonStyle(_:) View.buttonBorderShape(_:) View.buttonRepeatBehavior(_:)
        EnvironmentValues.buttonRepeatBehavior ButtonBorderShape ButtonRole ButtonRepeatBehavior ButtonSizing EditButton
        PasteButton RenameButton Link ShareLink SharePreview TextFieldLink HelpLink Slider Stepper Toggle
        View.toggleStyle(_:) Picker View.pickerStyle(_:) View.horizontalRadioGroupLayout()
        View.defaultWheelPickerItemHeight(_:) EnvironmentValues.defaultWheelPickerItemHeight
        View.paletteSelectionEffect(_:) PaletteSelectionEffect DatePicker View.datePickerStyle(_:) MultiDatePicker
        EnvironmentValues.calendar EnvironmentValues.timeZone ColorPicker Gauge View.gaugeStyle(_:) ProgressView
        View.progressViewStyle(_:) DefaultDateProgressLabel DefaultButtonLabel ContentUnavailableView
        View.sensoryFeedback(_:trigger:) View.sensoryFeedback(trigger:_:) View.sensoryFeedback(_:trigger:condition:)
        SensoryFeedback View.controlSize(_:) EnvironmentValues.controlSize ControlSize
        # Images
        Image View.imageScale(_:) EnvironmentValues.imageScale Image.Scale Image.Orientation Image.ResizingMode
        AsyncImage AsyncImagePhase View.symbolVariant(_:) EnvironmentValues.symbolVariants SymbolVariants
        View.symbolEffect(_:options:isActive:) View.symbolEffect(_:options:value:) View.symbolEffectsRemoved(_:)
        SymbolEffectTransition View.symbolRenderingMode(_:) EnvironmentValues.symbolRenderingMode SymbolRenderingMode
        SymbolColorRenderingMode SymbolVariableValueMode ImageRenderer
        # Shapes
        Rectangle RoundedRectangle RoundedCornerStyle RoundedRectangularShape RoundedRectangularShapeCorners
        UnevenRoundedRectangle RectangleCornerRadii RectangleCornerInsets ConcentricRectangle Circle Ellipse Capsule
        Path ShapeView Shape AnyShape ShapeRole StrokeStyle StrokeShapeView StrokeBorderShapeView FillStyle
        FillShapeView ScaledShape RotatedShape OffsetShape TransformedShape View.containerShape(_:) InsettableShape
        ContainerRelativeShape
        # Tables
        Table View.tableStyle(_:) TableColumn TableColumnContent TableColumnAlignment TableColumnBuilder
        TableColumnForEach View.tableColumnHeaders(_:) TableColumnCustomization TableColumnCustomizationBehavior
        TableRow TableRowContent TableHeaderRowContent TupleTableRowContent TableForEachContent EmptyTableRowContent
        DynamicTableRowContent TableRowBuilder DisclosureTableRow TableOutlineGroupContent
        # View groupings
        Group GroupElementsOfContent GroupSectionsOfContent Section SectionCollection SectionConfiguration ForEach
        ForEachSectionCollection ForEachSubviewCollection DynamicViewContent Subview SubviewsCollection
        SubviewsCollectionSlice View.containerValue(_:_:) ContainerValues ContainerValueKey GroupBox
        View.groupBoxStyle(_:) Form View.formStyle(_:) LabeledContent View.labeledContentStyle(_:) ControlGroup
        View.controlGroupStyle(_:)
        """
}
