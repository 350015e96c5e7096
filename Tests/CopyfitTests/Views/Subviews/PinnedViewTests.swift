import Copyfit
import CopyfitDrawing
import Foundation
import Testing

/// Layout rule 11.8. Sections of a header of 30, ten rows of 20 and a footer of 10, without gaps: 240 each, so that section
/// n begins at 240 n.
@MainActor
struct PinnedViewTests {
    private struct Sections: View {
        var count = 20
        var pinned: PinnedScrollableViews = [.sectionHeaders, .sectionFooters]

        private func section(_ section: Int) -> some View {
            Section {
                ForEach(0..<10, id: \.self) { row in
                    Color.red.frame(height: 20).accessibilityIdentifier("row \(section).\(row)")
                }
            } header: {
                Color.blue.frame(height: 30).accessibilityIdentifier("header \(section)")
            } footer: {
                Color.green.frame(height: 10).accessibilityIdentifier("footer \(section)")
            }
        }

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pinned) { ForEach(0..<count, id: \.self) { section($0) } }
            }
            .id("scroll")
        }
    }

    private func y(_ host: ViewHost, _ id: String) -> CGFloat? { host.frame(id: id)?.minY }

    private func scroll(_ host: ViewHost, _ offset: CGFloat) {
        host.scroll("scroll", to: CGPoint(x: 0, y: offset))
        _ = host.update()
    }

    @Test("layout rule 11.8: a header stays at the top until the last row of its section pushes it out")
    func headers() {
        for laziness in [HostOptions.Laziness.automatic, .none] {
            var options = HostOptions()
            options.laziness = laziness
            let view = Sections(pinned: .sectionHeaders)
            let host = ViewHost(view, size: .init(width: 100, height: 100), options: options)
            _ = host.update()
            #expect(y(host, "header 0") == 0)
            // The rows end at 230. At 215 they end at 15, which leaves the header 15 above the edge.
            for (offset, place) in [(0, 0), (100, 0), (200, 0), (215, -15)] as [(CGFloat, CGFloat)] {
                scroll(host, offset)
                #expect(y(host, "header 0") == place, "\(offset)")
                let isMade = laziness == .none || offset > 110
                #expect(y(host, "row 0.9") == (isMade ? 210 - offset : nil))
                #expect(host.update().passes == 0)
            }
            #expect(y(host, "header 1") == 25)
            scroll(host, 260)
            #expect(y(host, "header 1") == 0)
            #expect(y(host, "row 1.1") == 30)
            scroll(host, 0)
            #expect(y(host, "header 0") == 0)
            #expect(y(host, "row 0.0") == 30)
            #expect(host.findInconsistency() == nil)
        }
    }

    @Test("layout rule 11.8: a footer stays at the bottom, as long as rows of its section are above it")
    func footers() {
        let host = host(Sections(), 100, 100)
        // Footer 0 belongs at 230. Its rows begin at 30.
        for (offset, place) in [(0, 90), (130, 90), (145, 85)] as [(CGFloat, CGFloat)] {
            scroll(host, offset)
            #expect(y(host, "footer 0") == place, "\(offset)")
        }
        // At 165 rows of section 1 begin at 105, so its footer is not above that.
        scroll(host, 165)
        #expect(y(host, "footer 1") == 105)
        scroll(host, 190)
        #expect(y(host, "footer 1") == 90)
    }

    @Test("Pinned views take no room from rows, and are drawn in front of them")
    func drawing() {
        let pinned = host(Sections(), 100, 100)
        let plain = host(Sections(pinned: []), 100, 100)
        for host in [pinned, plain] { scroll(host, 100) }
        let rows = (3..<8).map { "row 0.\($0)" }
        #expect(rows.map { y(pinned, $0) } == [-10, 10, 30, 50, 70])
        #expect(rows.map { y(plain, $0) } == [-10, 10, 30, 50, 70])
        // Six rows, then the header and the footer.
        let drawn = pinned.displayList().items.leaves.compactMap { item in
            if case .fill(let path, _, _) = item { path.boundingRect.minY } else { nil }
        }
        #expect(drawn == [-10, 10, 30, 50, 70, 90, 0, 90])
    }

    @Test("A section is scrolled to by its header where that belongs, also while it stays in view")
    func scrollTo() {
        let host = host(Sections(), 100, 100)
        scroll(host, 300)
        host.scroll("scroll", toView: "header 1", anchor: .top)
        _ = host.update()
        #expect(host.scrollGeometry("scroll")?.contentOffset.y == 240)
    }

    @Test("layout rule 11.8: headers stay below the margins of the content, and in rows at the leading edge")
    func otherEdges() {
        let inset = host(Sections().contentMargins(.top, 15), 100, 100)
        scroll(inset, 100)
        #expect(y(inset, "header 0") == 15)
        let row = ScrollView(.horizontal) {
            LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
                Section {
                    ForEach(0..<50, id: \.self) { _ in Color.red.frame(width: 20) }
                } header: {
                    Color.blue.frame(width: 30).id("header")
                }
            }
        }
        .id("scroll")
        let left = host(row, 100, 50)
        left.scroll("scroll", by: CGSize(width: 200, height: 0))
        _ = left.update()
        #expect(left.frame(id: "header")?.minX == 0)
        let right = host(row.environment(\.layoutDirection, .rightToLeft), 100, 50)
        right.scroll("scroll", by: CGSize(width: -200, height: 0))
        _ = right.update()
        #expect(right.frame(id: "header")?.maxX == 100)
    }

    private struct Sectioned<Style: ListStyle>: View {
        let style: Style

        var body: some View {
            List {
                ForEach(0..<5, id: \.self) { section in
                    Section {
                        ForEach(0..<10, id: \.self) { _ in Color.red.frame(height: 20) }
                    } header: {
                        Color.blue.frame(height: 20).accessibilityIdentifier("header \(section)")
                    }
                }
            }
            .listStyle(style).id("scroll")
        }
    }

    @Test("layout rule 11.8: plain lists pin headers with the room around them, grouped ones and sidebars do not")
    func lists() {
        let plain = host(Sectioned(style: .plain), 100, 100)
        // Rows of 4 + 20 + 4 and lines of 1: the rows of a section end at 10 · 29 + 28 = 318, and at 8 when scrolled by
        // 310, so that the header begins at 8 − 28 + 4.
        for (offset, place) in [(0, 4), (100, 4), (310, -16)] as [(CGFloat, CGFloat)] {
            scroll(plain, offset)
            #expect(y(plain, "header 0") == place, "\(offset)")
        }
        scroll(plain, 100)
        let drawn = plain.displayList().items.leaves.compactMap { item in
            if case .fill(let path, _, _) = item { path.boundingRect } else { nil }
        }
        // The header over a background.
        #expect(drawn.suffix(2).map(\.minY) == [0, 4])
        #expect(drawn.suffix(2).map(\.height) == [28, 20])
        let others: [any View] = [Sectioned(style: .grouped), Sectioned(style: .sidebar)]
        for other in others {
            let host = ViewHost(AnyView(other), size: .init(width: 100, height: 100))
            _ = host.update()
            scroll(host, 100)
            #expect(y(host, "header 0") == -96)
        }
    }

    @Test("A header keeps its state when it is pinned or not any more")
    func changedPinning() {
        struct Header: View {
            @State private var count = 0
            var body: some View {
                Button("count") { count += 1 }.frame(width: 30 + CGFloat(count), height: 20).id("header")
            }
        }
        struct Model: View {
            let pinned: PinnedScrollableViews
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: pinned) {
                        Section {
                            Color.red.frame(height: 500)
                        } header: {
                            Header()
                        }
                    }
                }
                .id("scroll")
            }
        }
        let host = ViewHost(Model(pinned: []), size: .init(width: 100, height: 100))
        _ = host.update()
        host.trigger("header")
        scroll(host, 50)
        #expect(y(host, "header") == -50)
        for (pinned, place) in [(.sectionHeaders, 0), ([], -50)] as [(PinnedScrollableViews, CGFloat)] {
            host.setContent(Model(pinned: pinned))
            _ = host.update()
            #expect(y(host, "header") == place)
            #expect(host.frame(id: "header")?.width == 31)
        }
    }
}
