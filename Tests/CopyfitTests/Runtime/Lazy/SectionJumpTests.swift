import Copyfit
import Foundation
import Testing

/// Layout rule 11.7. Jumps into sections of which most were never made, with places calculated by hand.
@MainActor
struct SectionJumpTests {
    /// Sections of a header and rows of 30. Those of a list are 20 high.
    private struct Sections: View {
        var counts = Array(repeating: 10, count: 12)
        var height: CGFloat = 30
        var isList = false

        private var sections: some View {
            ForEach(counts.indices, id: \.self) { section in
                Section {
                    ForEach(0..<counts[section], id: \.self) { row in
                        Color.red.frame(height: height).accessibilityIdentifier("row \(section).\(row)")
                    }
                } header: {
                    Color.gray.frame(height: height).accessibilityIdentifier("header \(section)")
                }
            }
        }

        var body: some View {
            if isList {
                List { sections }.accessibilityIdentifier("sc")
            } else {
                ScrollView { LazyVStack(spacing: 0) { sections } }.accessibilityIdentifier("sc")
            }
        }
    }

    private func scroll(_ host: ViewHost, _ offset: CGFloat) {
        host.scroll("sc", to: CGPoint(x: 0, y: offset))
        _ = host.update()
    }

    private func y(_ host: ViewHost, _ id: String) -> CGFloat? { host.frame(id: id)?.minY }

    private func length(_ host: ViewHost) -> CGFloat? { host.scrollGeometry("sc")?.contentSize.height }

    @Test(
        "layout rule 11.7: a jump into sections that were never made shows their rows, and the content's length stays"
    )
    func stack() {
        let host = host(Sections(), 100, 170)
        // 12 · 11 · 30.
        #expect(length(host) == 3960)
        scroll(host, 1250)
        // 1250 = 41 · 30 + 20: 41 are three sections of 11, a header and seven rows. Row 7 is at −20, header 4 at 70.
        #expect(y(host, "row 3.7") == -20)
        #expect(y(host, "row 3.9") == 40)
        #expect(y(host, "header 4") == 70)
        #expect(y(host, "row 4.1") == 130)
        #expect(length(host) == 3960)
    }

    @Test("layout rule 11.7: a jump into sections of other numbers of rows than those that are made shows their rows")
    func contacts() {
        // With the headers: 4, 2, 21, 6, 3, 31, 2, 9, 12: 90 of 30, of which 36 come before section 5.
        let host = host(Sections(counts: [3, 1, 20, 5, 2, 30, 1, 8, 11]), 100, 90)
        #expect(length(host) == 2700)
        // 36 · 30 − 45.
        scroll(host, 1035)
        #expect(y(host, "row 4.1") == 15)
        #expect(y(host, "header 5") == 45)
        scroll(host, 2700)
        #expect(y(host, "row 8.10") == 60)
        scroll(host, 300)
        // Before section 2 there are 6, so that it begins at −120.
        #expect(y(host, "row 2.3") == 0)
        #expect(length(host) == 2700)
    }

    @Test("layout rule 11.7: a jump in a list with sections shows their rows, on macOS and on iOS")
    func lists() {
        let mac = host(Sections(height: 20, isList: true), 300, 200)
        // 132 of 4 + 20 + 4 and 131 lines of 1: 3827. 2200 = 75 · 29 + 25, and 75 are six sections of 11, a header and 8 rows.
        // So row 8 begins at −25, header 7 at 33.
        #expect(length(mac) == 3827)
        scroll(mac, 2200)
        #expect(y(mac, "row 6.8") == -21)
        #expect(y(mac, "header 7") == 37)
        var options = HostOptions()
        options.platform = .iOS
        let phone = ViewHost(Sections(height: 20, isList: true), size: .init(width: 300, height: 500), options: options)
        _ = phone.update()
        // A section has a header of 17 + 20 + 6 and ten rows of 44; 17.5 come after it, after the last 20:
        // 12 · 483 + 11 · 17.5 + 20 = 6008.5.
        #expect(length(phone) == 6008.5)
        scroll(phone, 1400)
        // Section 2 begins at 2 · 500.5 = 1001, its row 8 at 1001 + 43 + 352 = 1396; the row's content is 12 below.
        // Header 3 is 17 below 1501.5.
        #expect(y(phone, "row 2.8") == 8)
        #expect(y(phone, "header 3") == 118.5)
    }

    @Test("layout rule 11.7: the room above the first row of an iOS list is no part of a row")
    func flatList() {
        var options = HostOptions()
        options.platform = .iOS
        let list = List(0..<40, id: \.self) { Color.red.frame(height: 20).accessibilityIdentifier("row \($0)") }
        let host = ViewHost(list.accessibilityIdentifier("sc"), size: .init(width: 300, height: 150), options: options)
        _ = host.update()
        // 35 above 40 rows of 44 and 20 below: 1815. Row 6 begins at 35 + 264.
        for offset in [650, 300] as [CGFloat] { scroll(host, offset) }
        #expect(y(host, "row 6") == 11)
        #expect(length(host) == 1815)
    }

    private struct UnlikeRows: View {
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { row($0, 20) }
                    ForEach(100..<200, id: \.self) { row($0, 200) }
                }
            }
            .accessibilityIdentifier("sc")
        }

        private func row(_ row: Int, _ height: CGFloat) -> some View {
            Color.red.frame(height: height).accessibilityIdentifier("row \(row)")
        }
    }

    @Test("layout rule 11.7: two repetitions beside each other each have rows of their own kind")
    func unlikeRows() {
        let host = host(UnlikeRows(), 100, 100)
        // 100 · 20 + 100 · 200.
        #expect(length(host) == 22_000)
        // 2000 + 50 · 200 + 30.
        scroll(host, 12_030)
        #expect(y(host, "row 150") == -30)
        scroll(host, 1010)
        #expect(y(host, "row 50") == -10)
        #expect(length(host) == 22_000)
    }

    private struct RowsOfRows: View {
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { section in
                        Section {
                            ForEach(0..<10, id: \.self) { group in
                                ForEach(0..<10, id: \.self) { row in
                                    let name = "row \(section)\(group)\(row)"
                                    Color.red.frame(height: 30).accessibilityIdentifier(name).id(name)
                                }
                            }
                        } header: {
                            Color.gray.frame(height: 30)
                        }
                    }
                }
            }
            .accessibilityIdentifier("sc")
        }
    }

    @Test("layout rule 11.7: repetitions in repetitions in sections are as long as if all rows were made")
    func threeLevels() {
        let host = host(RowsOfRows(), 100, 170)
        // 10 · (30 + 100 · 30).
        #expect(length(host) == 30_300)
        // Section 5 begins at 15,150, its group 4 at 15,150 + 30 + 1200, the row 7 of that 210 below: 16,590.
        scroll(host, 16_600)
        #expect(y(host, "row 547") == -10)
        scroll(host, 100)
        // Row 2 begins at 90.
        #expect(y(host, "row 002") == -10)
        #expect(length(host) == 30_300)
    }

    private struct NamedSections: View {
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { section in
                        Section {
                            ForEach(0..<100, id: \.self) { row in
                                Color.red.frame(height: 20).accessibilityIdentifier("row \(section).\(row)")
                            }
                        } header: {
                            Color.gray.frame(height: 30)
                        }
                        .id("section \(section)")
                    }
                }
            }
            .accessibilityIdentifier("sc")
        }
    }

    @Test("layout rule 11.7: sections with ids of their own have rows of one kind")
    func namedSections() {
        let host = host(NamedSections(), 100, 100)
        // 10 · (30 + 100 · 20).
        #expect(length(host) == 20_300)
        // Five sections of 2030, and a header.
        scroll(host, 10_180)
        #expect(y(host, "row 5.0") == 0)
        #expect(length(host) == 20_300)
    }

    @Test("layout rule 11.7: a scroll to a view shows a row three levels deep that was never made")
    func scrollThreeLevels() {
        let host = host(RowsOfRows(), 100, 170)
        host.scroll("sc", toView: "row 836", anchor: .top)
        _ = host.update()
        #expect(y(host, "row 836") == 0)
        // 8 sections of 3030, a header, 36 rows of 30.
        #expect(host.scrollGeometry("sc")?.contentOffset.y == 25_350)
        host.scroll("sc", toView: "row 999", anchor: .bottom)
        _ = host.update()
        #expect(y(host, "row 999") == 140)
    }
}
