import SwiftUI

@main
struct SampleApp: App {
    @StateObject private var store = BreadStore()
    @AppStorage("showsWeights") private var showsWeights = true

    var body: some Scene {
        WindowGroup {
            BreadList(showsWeights: $showsWeights)
                .environmentObject(store)
                .environment(\.crumb, 6)
        }
        .defaultSize(width: 300, height: 500)
        .commands {
            CommandGroup(replacing: .newItem) {
                Button("New Loaf") { store.bake() }
            }
            SidebarCommands()
        }

        #if !os(watchOS)
            Settings {
                Toggle("Show weights", isOn: $showsWeights)
            }
        #endif
    }
}
