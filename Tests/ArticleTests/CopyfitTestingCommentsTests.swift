import Copyfit
import CopyfitTesting
import TestSupport
import Testing

@Suite("The samples in the comments of CopyfitTesting")
struct CopyfitTestingCommentsTests {
    struct CartView: View {
        var body: some View { Text("cart.buy") }
    }

    /// In the current folder of the tests, the package, are no such files: the samples say so.
    @Test("The samples compile, and say which file is missing")
    @MainActor func files() {
        @MainActor func tables() throws {
            let tables = try TranslationTables("Resources/Localizable.xcstrings")
            let cart = CartView().translated(by: tables, into: "de")
            let host = ViewHost(cart, size: ProposedViewSize(width: 320, height: nil))
            #expect(host.update().converged)
        }

        @MainActor func check() throws {
            let check = try ViewTranslationCheck("Resources/Localizable.xcstrings", widths: [320, 390])
            let report = check.report { CartView() }
            #expect(report.isEmpty)
        }

        struct CardView: View {
            var body: some View { Text("card") }
        }
        @MainActor func card() {
            expectSnapshot(of: CardView(), as: .image(.iPhone15), .image(.iPhone15.dark), .tree)
        }
        for sample in [tables, check] {
            #expect { try sample() } throws: { "\($0)".contains("Resources/Localizable.xcstrings") }
        }
    }

    @Test("The samples of snapshots do what they say")
    @MainActor func snapshots() async throws {
        #expect(staleSnapshots().isEmpty)
        try await sample {
            let phone = SnapshotDevice.iPhone15.dark.typeSize(.accessibility2)
            print(phone.name)  // iPhone15-dark-accessibility2
        }
    }
}
