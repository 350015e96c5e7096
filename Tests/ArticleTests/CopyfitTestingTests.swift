import Copyfit
import CopyfitTesting
import TestSupport
import Testing

private struct CartView: View {
    var body: some View { Text("Cart") }
}

@Suite("The page of CopyfitTesting")
struct CopyfitTestingTests {
    private let folder: TranslationFolder
    private let resources: String

    init() throws {
        folder = try TranslationFolder([
            "en.lproj/Localizable.strings": "\"Cart\" = \"Cart\";\n",
            "de.lproj/Localizable.strings": "\"Cart\" = \"Korb\";\n",
        ])
        resources = folder.path
    }

    @Test @MainActor func cartFits() throws {
        let check = try ViewTranslationCheck(resources, widths: [320, 390])
        check.expectFits { CartView() }
    }
}
