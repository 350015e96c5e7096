import Copyfit
import CopyfitTesting
import Testing

struct Price: View {
    let text: String

    var body: some View { Text(text).font(.title).padding().background(Color.yellow) }
}

@Test @MainActor func price() {
    expectSnapshot(of: Price(text: "12,90 €"), as: .image(.size(200)), .tree)
}

@Suite("Snapshots on Linux")
struct SnapshotsTests {
    @Test("The device's name has its settings") @MainActor func device() async throws {
        try await sample {
            let device = SnapshotDevice.iPhone15.dark.locale("ar").typeSize(.accessibility1)
            print(device.name)  // iPhone15-dark-ar-accessibility1
            print(SnapshotDevice.size(320, scale: 3, platform: .macOS).name)  // 320xany@3x-macOS
        }
    }
}
