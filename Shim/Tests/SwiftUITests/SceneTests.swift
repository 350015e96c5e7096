import SwiftUI
import Testing

/// Scenes in the forms that programs write.
private struct Scenes: Scene {
    @State private var isInserted = true
    let isLarge = true
    let title = "Bread"

    var body: some Scene {
        WindowGroup(for: Int.self) { $number in
            Color.red.frame(width: CGFloat(number), height: 10).id("window")
                .onAppear { if number < 50 { number += 2 } }
        } defaultValue: {
            40
        }
        .commands {
            if isLarge { SidebarCommands() } else { ToolbarCommands() }
        }
        WindowGroup(title, for: String.self) { $name in Text(name ?? "") }
        MenuBarExtra(title, systemImage: "star", isInserted: $isInserted) { Text("Menu") }
        MenuBarExtra("Loaf", image: "loaf") { Text("Menu") }
        MenuBarExtra(title) { Text("Menu") }
    }
}

@MainActor
struct SceneTests {
    @Test("The first window of a group for values has the default value, and may change it")
    func defaultValue() {
        let host = ViewHost(Scenes._view(Scenes()), size: ProposedViewSize(width: 100, height: 100))
        #expect(host.update().converged)
        #expect(host.frame(id: "window")?.width == 42)
    }
}
