import Copyfit
import CopyfitImaging
import Foundation

/// What a page says about itself when its address is shared.
struct Page {
    let title: String
    let summary: String
    let site: String
}

/// The card of a page, 1200 × 630 points.
struct SocialCard: View {
    let page: Page

    var body: some View {
        VStack(alignment: .leading, spacing: 28) {
            Text(page.title)
                .font(.custom("Inter Bold", fixedSize: 64))
                .lineLimit(3)
                .minimumScaleFactor(0.6)
            Text(page.summary)
                .font(.custom("Inter", fixedSize: 30))
                .foregroundStyle(.secondary)
            Spacer()
            HStack(spacing: 20) {
                Circle().fill(.blue.gradient).frame(width: 72, height: 72)
                Text(page.site).font(.custom("Inter SemiBold", fixedSize: 32))
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(64)
        .frame(width: 1200, height: 630)
        .background(.white)
    }
}

@main
struct Program {
    @MainActor
    static func main() throws {
        let page = Page(
            title: "Type is set before anything is drawn: measuring text with the font's own glyphs",
            summary: "A button's label in German, a chat bubble at eighty per cent, and ten thousand translations: "
                + "whether they fit is arithmetic once the glyphs are known.",
            site: "Copyfit"
        )
        let folder = CommandLine.arguments.dropFirst().first ?? "."
        let renderer = ImageRenderer(content: SocialCard(page: page))
        try renderer.pngData().write(to: URL(fileURLWithPath: "\(folder)/card.png"))
        try Data(renderer.svg().utf8).write(to: URL(fileURLWithPath: "\(folder)/card.svg"))
        for remark in renderer.remarks { print(remark) }
        print("card.png and card.svg are in \(folder)")
    }
}
