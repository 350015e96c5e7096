import Copyfit
import Testing

/// Modifiers that change nothing about the size of their view.
@MainActor
struct NeutralModifierTests {
    private var bar: some View {
        Color.red.frame(minWidth: 20, idealWidth: 30, maxWidth: 50).frame(height: 10)
    }

    /// Widths for nil, 0, 40 and ∞: the ideal, the minimum, the proposal, the maximum. The bar is 10 high.
    private func expectUnchanged(_ views: [any View], sourceLocation: SourceLocation = #_sourceLocation) {
        func sizes<Content: View>(_ view: Content) -> [CGSize] {
            let host = host(view, 200, 150)
            return [nil, 0, 40, .infinity].map { host.size(for: ProposedViewSize(width: $0, height: 90)) }
        }
        let expected = [30, 20, 40, 50].map { CGSize(width: $0, height: 10) }
        for (index, view) in views.enumerated() {
            #expect(sizes(view) == expected, "view \(index)", sourceLocation: sourceLocation)
        }
    }

    @Test("layout rule 10.8: looks take no room")
    func looks() {
        expectUnchanged([
            bar.hidden(), bar.opacity(0.5), bar.clipped(), bar.clipShape(Circle()), bar.cornerRadius(4),
            bar.border(.blue, width: 3), bar.mask { Circle() }, bar.overlay { Color.blue.frame(width: 90) },
            bar.overlay(.blue), bar.overlay(.blue, in: Circle()), bar.background { Color.blue.frame(height: 90) },
            bar.background(.blue), bar.background(), bar.background(in: Circle()), bar.background(.blue, in: Circle()),
            bar.shadow(color: .black, radius: 9, x: 5, y: 5), bar.blur(radius: 4), bar.redacted(reason: .placeholder),
            bar.drawingGroup(), bar.compositingGroup(), bar.contentShape(Circle()), bar.zIndex(2),
            bar.visualEffect { content, _ in content.scaleEffect(2) }, bar.transition(.opacity),
            bar.containerBackground(.red, for: .navigation), bar.containerBackground(for: .window) { Color.blue },
            bar.glassEffect(), bar.backgroundExtensionEffect(),
            bar.containerShape(Circle()), bar.geometryGroup(), GlassEffectContainer { bar },
        ])
    }

    @Test("layout rule 10.2: what is drawn elsewhere, turned or scaled takes the same room")
    func transforms() {
        expectUnchanged([
            bar.offset(x: 50, y: 5), bar.offset(CGSize(width: 3, height: 4)), bar.rotationEffect(.degrees(45)),
            bar.scaleEffect(3), bar.scaleEffect(x: 2, y: 0.5), bar.transformEffect(CGAffineTransform(scaleX: 2, y: 2)),
            bar.rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0)),
            bar.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 9, y: 9))),
        ])
    }

    @Test("Settings of scroll views, lists and windows change nothing about what they are set around")
    func settings() {
        expectUnchanged([
            bar.scrollDisabled(true), bar.scrollClipDisabled(), bar.scrollIndicators(.hidden),
            bar.scrollIndicatorsFlash(onAppear: true), bar.scrollDismissesKeyboard(.immediately),
            bar.scrollEdgeEffectStyle(.soft, for: .top), bar.scrollBounceBehavior(.basedOnSize),
            bar.scrollTargetBehavior(.paging), bar.scrollTargetLayout(), bar.scrollContentBackground(.hidden),
            bar.onScrollPhaseChange { _, _ in }, bar.listRowSeparatorTint(.red), bar.listSectionSeparator(.hidden),
            bar.alternatingRowBackgrounds(), bar.headerProminence(.increased),
            bar.presentationDetents([.medium]), bar.presentationSizing(.page), bar.navigationSplitViewColumnWidth(100),
            bar.navigationSplitViewColumnWidth(min: 50, ideal: 100), bar.inspectorColumnWidth(100),
            bar.inspectorColumnWidth(min: 50, ideal: 100), bar.inspector(isPresented: .constant(true)) { Color.blue },
            bar.flipsForRightToLeftLayoutDirection(true), bar.layoutDirectionBehavior(.mirrors), bar.badge(3),
        ])
    }

    @Test("What a finger does, what a screen shows and what identifies a view changes nothing about its size")
    func interaction() {
        expectUnchanged([
            bar.listItemTint(.red), bar.swipeActions { Button("Delete") {} }, bar.selectionDisabled(),
            bar.listRowHoverEffectDisabled(), bar.refreshable {}, bar.moveDisabled(true), bar.deleteDisabled(true),
            bar.textSelection(.enabled), bar.autocorrectionDisabled(), bar.textInputAutocapitalization(.never),
            bar.buttonRepeatBehavior(.enabled), bar.buttonBorderShape(.capsule), bar.datePickerStyle(.compact),
            bar.datePickerStyle(GraphicalDatePickerStyle()),
            bar.menuStyle(.borderlessButton), bar.tableStyle(.inset),
            bar.sensoryFeedback(.success, trigger: 1), bar.symbolVariant(.fill), bar.symbolEffect(.bounce, value: 1),
            bar.symbolEffect(.pulse, isActive: true), bar.symbolEffectsRemoved(), bar.symbolRenderingMode(.palette),
            bar.onAppear {}, bar.onDisappear {}, bar.task {}, bar.task(id: 1) {}, bar.id(1), bar.tag(1),
            bar.fontWidth(.condensed),
        ])
    }
}

/// Layouts that have no table of their own.
@MainActor
struct FurtherLayoutTests {
    @Test("layout rule 8.1: the layout of a ZStack as a value, with the views of the vector Z1")
    func zStackLayout() {
        let layers = AnyLayout(ZStackLayout(alignment: .bottomLeading)) {
            Color.red.box(100, 50).id("wide")
            Color.blue.box(50, 100).id("high")
        }
        let host = host(layers.coordinateSpace(name: "layers"), nil, nil)
        #expect(host.idealSize == CGSize(width: 100, height: 100))
        #expect(host.frame(id: "wide", in: .named("layers")) == CGRect(x: 0, y: 50, width: 100, height: 50))
        #expect(host.frame(id: "high", in: .named("layers")) == CGRect(x: 0, y: 0, width: 50, height: 100))
    }

    @Test("layout rule 7.2: the guides of a row's separators are its edges")
    func separatorGuides() {
        func origins(_ alignment: HorizontalAlignment) -> [CGFloat?] {
            let column = VStack(alignment: alignment, spacing: 0) {
                Color.red.box(30, 10).id("narrow")
                Color.blue.box(50, 10).id("wide")
            }
            let host = host(column, 50, 20)
            return [host.frame(id: "narrow")?.minX, host.frame(id: "wide")?.minX]
        }
        #expect(origins(.listRowSeparatorLeading) == [0, 0])
        #expect(origins(.listRowSeparatorTrailing) == [20, 0])
    }

    @Test("Size classes are nil, or what is set")
    func sizeClasses() {
        struct Reading: View {
            @Environment(\.horizontalSizeClass) var across
            @Environment(\.verticalSizeClass) var down
            var body: some View {
                Color.red.frame(
                    width: across == .compact ? 10 : across == nil ? 20 : 30,
                    height: down == .regular ? 10 : down == nil ? 20 : 30
                )
            }
        }
        #expect(host(Reading(), 100, 100).idealSize == CGSize(width: 20, height: 20))
        let set = Reading().environment(\.horizontalSizeClass, .compact).environment(\.verticalSizeClass, .regular)
        #expect(host(set, 100, 100).idealSize == CGSize(width: 10, height: 10))
    }

    @Test("A group of controls is a row with the default gaps")
    func controlGroup() {
        let group = ControlGroup {
            Color.red.box(40, 20)
            Color.blue.box(40, 20)
        }
        // 40, a gap of 8, and 40.
        #expect(host(group, 200, 100).idealSize == CGSize(width: 88, height: 20))
    }

    @Test("layout rule 2.10: a custom layout reads each subview's dimensions, priority and spacing")
    func subviews() {
        struct Reading: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                let dimensions = subviews.map { $0.dimensions(in: .unspecified) }
                let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
                // 40 and 20 by the boxes, 7 by the guide, 3 by the priority, 8 by default.
                return CGSize(
                    width: dimensions[0].width + dimensions[1].width + gap,
                    height: dimensions[0][explicit: .top].map { $0 + subviews[1].priority } ?? 0
                )
            }

            func placeSubviews(
                in bounds: CGRect,
                proposal: ProposedViewSize,
                subviews: Subviews,
                cache: inout ()
            ) {}
        }
        let reading = Reading() {
            Color.red.box(40, 20).alignmentGuide(.top) { _ in 7 }
            Color.blue.box(20, 20).layoutPriority(3)
        }
        #expect(host(reading, 200, 100).idealSize == CGSize(width: 68, height: 10))
    }
}
