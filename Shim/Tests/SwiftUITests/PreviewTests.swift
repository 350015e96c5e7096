import SwiftUI
import Testing

@testable import SampleApp

@MainActor
struct PreviewTests {
    private func preview(_ name: String) throws -> Preview {
        try #require(PreviewRegistry.all.first { $0.name == name })
    }

    @Test("All previews of the program's modules are listed in the order of their lines")
    func all() {
        let names = PreviewRegistry.all.filter { $0.fileID == "SampleApp/BreadList.swift" }.map(\.name)
        #expect(
            names == [
                "BreadList.swift:48", "Row", "Counter", "Grams (100)", "Grams (200)", "Switch", "Night", "Assets",
                "Waiting",
            ]
        )
    }

    @Test("A preview has the size of its layout, and its view is laid out in it")
    func fixedLayout() throws {
        let row = try preview("Row")
        #expect(row.proposedSize == ProposedViewSize(width: 200, height: 50))
        let host = ViewHost(row.view, size: ProposedViewSize(width: 200, height: 50))
        #expect(host.update().converged)
        // 20 + the default crumb of 4 + 60 = 84, centred in 200: from 58; the weight begins at 58 + 24.
        #expect(host.frame(id: "weight 7") == CGRect(x: 82, y: 20, width: 60, height: 10))
    }

    @Test("A @Previewable state is kept by the preview's view")
    func previewable() throws {
        let counter = try preview("Counter")
        #expect(counter.proposedSize == .unspecified)
        #expect(counter.isLandscape)
        let host = ViewHost(counter.view, size: .unspecified)
        _ = host.update()
        #expect(host.frame(id: "counter")?.width == 40)
        host.trigger("counter")
        _ = host.update()
        #expect(host.frame(id: "counter")?.width == 50)
    }

    @Test("A preview with arguments is one preview for each")
    func arguments() throws {
        let host = ViewHost(try preview("Grams (200)").view, size: .unspecified)
        _ = host.update()
        #expect(host.frame(id: "weight 8")?.width == 20)
    }
}
