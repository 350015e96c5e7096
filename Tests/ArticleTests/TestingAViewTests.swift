import Copyfit
import CopyfitTesting
import Foundation
import TestSupport
import Testing

struct BuyBar: View {
    let title: String
    @State private var count = 0

    var body: some View {
        HStack {
            Text(title).lineLimit(1).id("title")
            Spacer()
            Text("\(count)").id("count")
            Button("Buy") { count += 1 }.id("buy")
        }
        .padding(.horizontal)
    }
}

private enum Directory {
    static func name() async -> String {
        await Task.yield()
        return "Ada"
    }
}

@Suite("The article “Testing a view”")
struct TestingAViewTests {
    @Test @MainActor func barFits() {
        let host = ViewHost(BuyBar(title: "Annual subscription"), size: ProposedViewSize(width: 320, height: nil))
        #expect(host.update().diagnostics.isEmpty)
        #expect(host.texts.allSatisfy { $0.isWhole })
        #expect(host.frame(id: "buy")?.maxX == 304)
    }

    /// “Annual subscription” in Inter at 13 points is 121.12 wide (hb-shape 6.0.0), the room for it less than 160 − 32.
    @Test @MainActor func tooNarrow() async throws {
        try await sample {
            let host = ViewHost(BuyBar(title: "Annual subscription"), size: ProposedViewSize(width: 160, height: nil))
            _ = host.update()
            let title = host.text("title")!
            print(title.isTruncated)  // true
            print(title.lines[0].string)  // Annual s
            print(title.problem!)  // cut off, needs 57.63 pt more width
        }
    }

    @Test(arguments: [320, 390, 1024])
    @MainActor func barFitsEverywhere(width: CGFloat) {
        let host = ViewHost(BuyBar(title: "Annual subscription"), size: .init(width: width, height: nil))
        _ = host.update()
        for size in [width, width / 2, width] {
            host.size.width = size
            _ = host.update()
            #expect(host.frame(id: "buy")?.maxX == size - 16)
        }
    }

    @Test @MainActor func buying() {
        let host = ViewHost(BuyBar(title: "Annual subscription"), size: ProposedViewSize(width: 320, height: nil))
        _ = host.update()
        #expect(host.trigger("buy"))
        _ = host.update()
        #expect(host.text("count")?.string == "1")
    }

    @Test(arguments: [DynamicTypeSize.large, .accessibility1])
    @MainActor func barFitsOnPhones(typeSize: DynamicTypeSize) {
        var options = HostOptions()
        options.platform = .iOS
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = typeSize
        environment.layoutDirection = .rightToLeft
        let bar = BuyBar(title: "Annual")
        let host = ViewHost(bar, size: .init(width: 320, height: nil), environment: environment, options: options)
        #expect(host.update().diagnostics.isEmpty)
        #expect(host.texts.allSatisfy { $0.isWhole })
        #expect(host.frame(id: "buy")?.minX == 16)
    }

    @Test @MainActor func barFitsInEveryLanguage() throws {
        let check = try ViewTranslationCheck(resources, widths: [320, 390])
        check.expectFits { PriceBar(title: "Subscription") }
    }

    private let folder: TranslationFolder
    private let resources: String

    init() throws {
        folder = try TranslationFolder([
            "en.lproj/Localizable.strings": "\"Buy\" = \"Buy\";\n\"Subscription\" = \"Subscription\";\n",
            "de.lproj/Localizable.strings": "\"Buy\" = \"Kaufen\";\n\"Subscription\" = \"Abonnement\";\n",
        ])
        resources = folder.path
    }
}

struct PriceBar: View {
    let title: LocalizedStringKey

    var body: some View {
        HStack {
            Text(title).lineLimit(1)
            Spacer()
            Button("Buy") {}
        }
    }
}

struct Greeting: View {
    @State private var name = "…"

    var body: some View {
        Text("Hello, \(name)!").id("greeting").task { name = await Directory.name() }
    }
}

@Test @MainActor func greets() async {
    let host = ViewHost(Greeting(), size: .unspecified)
    let report = await host.settle(timeout: .seconds(3600))
    #expect(report.converged)
    #expect(host.text("greeting")?.string == "Hello, Ada!")
}
