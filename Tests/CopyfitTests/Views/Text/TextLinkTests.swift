import CopyfitDrawing
import Foundation
import Testing

import Copyfit
@testable import CopyfitViews

@Suite("Links in texts")
@MainActor
struct TextLinkTests {
    private struct Stretch: Equatable {
        let text: String
        let link: String?
        let isTinted: Bool
    }

    private let blue = DisplayList.PlainColor(red: 0, green: 122.0 / 255, blue: 1)

    private func stretches(_ text: some View) -> [Stretch] {
        var links: [URL?] = []
        var found: [Stretch] = []
        for step in ViewHost(text, size: .unspecified).displayList().items.steps {
            switch step {
            case .item(.group(let group)): links.append(group.layer.link)
            case .end: links.removeLast()
            case .item(.glyphs(let run)):
                let link = links.compactMap(\.self).last?.absoluteString
                found.append(Stretch(text: run.text, link: link, isTinted: run.paint == .color(blue)))
            default: break
            }
        }
        return found
    }

    @Test("Links in texts lead to their addresses and have the tint")
    func markdown() {
        let address = "https://example.org/a"
        #expect(
            stretches(Text("see [**the** page](https://example.org/a \"title\") now")) == [
                Stretch(text: "see ", link: nil, isTinted: false), Stretch(text: "the", link: address, isTinted: true),
                Stretch(text: " page", link: address, isTinted: true),
                Stretch(text: " now", link: nil, isTinted: false),
            ]
        )
        #expect(
            stretches(Text("<mailto:a@b.c>")) == [Stretch(text: "mailto:a@b.c", link: "mailto:a@b.c", isTinted: true)]
        )
    }

    @Test("Links in texts of attributed strings do, too; a colour that is set wins")
    func attributed() {
        var string = AttributedString("page")
        string.link = URL(string: "https://example.org")
        let plain = Text(string)
        #expect(stretches(plain) == [Stretch(text: "page", link: "https://example.org", isTinted: true)])
        let red = plain.foregroundColor(.red)
        #expect(stretches(red) == [Stretch(text: "page", link: "https://example.org", isTinted: false)])
    }

    @Test("Links in texts do not change the size, and an interpolated address is none")
    func size() {
        let linked = ViewHost(Text("a [b](https://example.org) c"), size: .unspecified).displayList().size
        #expect(linked == ViewHost(Text(verbatim: "a b c"), size: .unspecified).displayList().size)
        #expect(stretches(Text("[b](\("https://example.org"))")).allSatisfy { $0.link == nil })
    }
}
