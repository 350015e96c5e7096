import Copyfit

enum ScreenKind: String, KindFamily {
    case sheet, sheetOfItem, fullScreenCover, popover, inspector, alert, confirmationDialog, contextMenu, swipeActions
    case toolbar, navigationBarItems, tabItem, listRowBackground, navigationDestination, navigationTitle,
        accessibilityChildren
    case accessibilityRepresentation, searchable, accessibilityAction, accessibilityActions, accessibilityRotor
    case containerBackground, draggable, searchScopes, searchSuggestions, tabViewBottomAccessory, toolbarTitleMenu

    var arity: ClosedRange<Int> { 1...3 }
}

/// Modifiers whose second content would come up on a screen.
struct ScreenSketch: SketchBuilding {
    let kind: ScreenKind
    let sketch: Sketch

    var body: some View {
        switch kind {
        case .sheet, .sheetOfItem, .fullScreenCover, .popover, .inspector, .alert, .confirmationDialog: presentations
        case .accessibilityAction, .accessibilityActions, .accessibilityRotor, .containerBackground, .draggable,
            .searchScopes, .searchSuggestions, .tabViewBottomAccessory, .toolbarTitleMenu:
            surroundings
        default: others
        }
    }

    @ViewBuilder private var surroundings: some View {
        switch kind {
        case .accessibilityAction: primary.accessibilityAction(action: {}) { secondary }
        case .accessibilityActions: primary.accessibilityActions { secondary }
        case .accessibilityRotor: primary.accessibilityRotor("Rotor") { secondary }
        case .containerBackground: primary.containerBackground(for: .navigation) { secondary }
        case .draggable: primary.draggable(sketch.word) { secondary }
        case .searchScopes: primary.searchScopes(.constant(isOdd)) { secondary }
        case .searchSuggestions: primary.searchSuggestions { secondary }
        case .tabViewBottomAccessory: primary.tabViewBottomAccessory { secondary }
        default: primary.toolbarTitleMenu { secondary }
        }
    }

    @ViewBuilder private var presentations: some View {
        switch kind {
        case .sheet: primary.sheet(isPresented: .constant(isOdd)) { secondary }
        case .sheetOfItem: primary.sheet(item: .constant(isOdd ? sketch : nil)) { SketchView(sketch: $0) }
        case .fullScreenCover: primary.fullScreenCover(isPresented: .constant(isOdd)) { secondary }
        case .popover: primary.popover(isPresented: .constant(isOdd)) { secondary }
        case .inspector: primary.inspector(isPresented: .constant(isOdd)) { secondary }
        case .alert: primary.alert(sketch.word, isPresented: .constant(isOdd)) { secondary }
        default: primary.confirmationDialog(sketch.word, isPresented: .constant(isOdd)) { secondary }
        }
    }

    @ViewBuilder private var others: some View {
        switch kind {
        case .contextMenu: primary.contextMenu { secondary }
        case .swipeActions: primary.swipeActions { secondary }
        case .toolbar:
            primary.toolbar {
                ToolbarItem { secondary }
                ToolbarItemGroup { secondary }
            }
        case .navigationBarItems: primary.navigationBarItems(leading: secondary)
        case .tabItem: primary.tabItem { secondary }
        case .listRowBackground: primary.listRowBackground(secondary)
        case .navigationDestination: primary.navigationDestination(isPresented: .constant(isOdd)) { secondary }
        case .navigationTitle: items.navigationTitle(sketch.word)
        case .accessibilityChildren: primary.accessibilityChildren { secondary }
        case .accessibilityRepresentation: primary.accessibilityRepresentation { secondary }
        default: items.searchable(text: .constant(sketch.word))
        }
    }
}
