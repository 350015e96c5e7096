import Copyfit
import Foundation
import Testing

struct Folder: Identifiable, Hashable {
    let id: Int
    var name: String
    var children: [Folder]?
}

struct FolderToolbar: ToolbarContent {
    let add: () -> Void

    var body: some ToolbarContent {
        ToolbarItem(placement: .primaryAction) {
            Button("Add", action: add)
        }
        ToolbarItemGroup(placement: .bottomBar) {
            EditButton()
            Spacer()
        }
    }
}

struct FolderScreen: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.sizeCategory) private var sizeCategory
    @State private var folders = [
        Folder(id: 1, name: "Work", children: [Folder(id: 3, name: "Bills")]), Folder(id: 2, name: "Home"),
    ]
    @State private var editMode = EditMode.inactive
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var isAsking = false
    @GestureState private var drag = CGSize.zero

    private var swipe: (some Gesture)? {
        DragGesture()
            .updating($drag) { value, state, _ in state = value.predictedEndTranslation }
            .onEnded { value in isAsking = value.velocity.width > 0 }
    }

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            VStack(spacing: 0) {
                Color.red.frame(width: reduceMotion ? 40 : 30, height: 10).id("motion")
                Color.blue.frame(width: sizeCategory == .large ? 50 : 60, height: 10).id("size")
                EditButton().buttonStyle(.plain).id("edit")
                Color.green.frame(width: editMode.isEditing ? 70 : 80, height: 10).id("editing")
            }
            .environment(\.editMode, $editMode)
            .toolbar { FolderToolbar { openWindow(id: "folder") } }
            .navigationTitle(Text(verbatim: "Folders"))
        } detail: {
            OutlineGroup(folders, children: \.children) { Text($0.name) }
        }
        .navigationSplitViewStyle(.balanced)
        .gesture(swipe)
        .alert(isPresented: $isAsking) {
            Alert(title: Text("Delete?"), primaryButton: .destructive(Text("Delete")), secondaryButton: .cancel())
        }
        .onKeyPress(.space) { .handled }
        .hoverEffect(.lift)
        .presentationSizing(.form)
        .toolbarRole(.editor)
        .symbolEffect(.bounce, value: isAsking)
        .glassEffect(.regular.tint(.blue), in: .rect(cornerRadius: 16))
        .containerBackground(.blue, for: .navigation)
        .accessibilityActions { Button("Delete") {} }
        .draggable("folder")
    }
}

struct TableScreen: View {
    let folders = [Folder(id: 1, name: "Work"), Folder(id: 2, name: "Home")]

    var body: some View {
        Table(folders) {
            TableColumn("Name", value: \.name)
            TableColumn("Number") { folder in
                Color.red.frame(width: 20, height: 10).id("cell \(folder.id)")
            }
        }
    }
}

@MainActor
struct NameTests {
    @Test("A screen with names that have no effect without one is laid out")
    func screen() {
        var environment = EnvironmentValues()
        environment.accessibilityReduceMotion = true
        environment.sizeCategory = .extraLarge
        #expect(environment.dynamicTypeSize == .xLarge)
        let size = ProposedViewSize(width: 300, height: 300)
        let host = ViewHost(FolderScreen(), size: size, environment: environment)
        let report = host.update()
        #expect(report.converged)
        #expect(report.diagnostics.allSatisfy { $0.code == .unsupportedModifier })
        #expect(host.frame(id: "motion")?.width == 40)
        #expect(host.frame(id: "size")?.width == 60)
        #expect(host.frame(id: "editing")?.width == 80)
        host.trigger("edit")
        _ = host.update()
        #expect(host.frame(id: "editing")?.width == 70)
    }

    @Test("The columns of a table share its width")
    func table() {
        let host = ViewHost(TableScreen(), size: ProposedViewSize(width: 232, height: 300))
        #expect(host.update().converged)
        // Rows are inset by 16 points on each side: columns of 100, the second from 116.
        #expect(host.frame(id: "cell 1")?.minX == 116)
        #expect(host.frame(id: "cell 2")?.minX == 116)
    }

    @Test("An outline is a disclosure group for each value with children")
    func outline() {
        let folders = [Folder(id: 1, name: "Work", children: [Folder(id: 3, name: "Bills")])]
        let view = OutlineGroup(folders, children: \.children) { folder in
            Color.red.frame(width: 20, height: 10).id("folder \(folder.id)")
        }
        let host = ViewHost(view, size: ProposedViewSize(width: 200, height: 200))
        _ = host.update()
        #expect(host.frame(id: "folder 1")?.width == 20)
        #expect(host.frame(id: "folder 3") == nil)
    }

    @Test("Elements are removed at offsets and moved to an offset, as lists report it")
    func offsets() {
        var letters = ["a", "b", "c", "d", "e"]
        letters.remove(atOffsets: IndexSet([1, 3]))
        #expect(letters == ["a", "c", "e"])
        letters = ["a", "b", "c", "d", "e"]
        letters.move(fromOffsets: IndexSet([0, 3]), toOffset: 2)
        #expect(letters == ["b", "a", "d", "c", "e"])
        letters.move(fromOffsets: IndexSet(integer: 0), toOffset: 5)
        #expect(letters == ["a", "d", "c", "e", "b"])
    }

    @Test("A localized string is its key with the values")
    func localizedStrings() {
        #expect(String(localized: "Settings") == "Settings")
        #expect(String(localized: "\(3) loaves", comment: "A number") == "3 loaves")
        #expect(String(localized: "title", defaultValue: "Bread") == "Bread")
        let resource: LocalizedStringResource = "Rye \(2)"
        #expect(String(localized: resource) == "Rye 2")
        #expect(resource.key == "Rye %lld")
    }

    @Test("A host triggers a tap with a location, and an optional gesture")
    func taps() {
        final class Taps { var count = 0 }
        let taps = Taps()
        let tap: SpatialTapGesture? = SpatialTapGesture()
        let view = VStack {
            Color.red.gesture(SpatialTapGesture().onEnded { _ in taps.count += 1 }).id("red")
            Color.blue.gesture(tap).id("blue")
        }
        let host = ViewHost(view, size: ProposedViewSize(width: 100, height: 100))
        _ = host.update()
        host.trigger("red")
        host.trigger("blue")
        #expect(taps.count == 1)
    }
}
