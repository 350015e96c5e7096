import Copyfit
import Testing

/// Pickers with options of 7.5 and 22 points and a label of 15. Lengths are those of the table in `ControlMetrics`.
@MainActor
struct PickerTests {
    private func picker(_ selection: Binding<Int>) -> some View {
        Picker("ab", selection: selection) {
            Text("a").tag(1)
            Text("abc").tag(2)
        }
    }

    @Test("In a menu the picker is as wide as its widest option, in segments all options are")
    func sizes() {
        // 22, a gap of 4, a mark of 14, insets of 8; 16 and insets of 3.
        let menu = CGSize(width: 56, height: 22)
        #expect(host(picker(.constant(1)).labelsHidden()).idealSize == menu)
        #expect(host(picker(.constant(1))).idealSize == CGSize(width: 15 + 8 + 56, height: 22))
        let segments = host(picker(.constant(1)).pickerStyle(.segmented).labelsHidden())
        // 22 and insets of 8, twice.
        for proposal: ProposedViewSize in [.unspecified, .zero, .init(width: 300, height: 50), .infinity] {
            #expect(segments.size(for: proposal) == CGSize(width: 76, height: 22))
        }
        // Marks of 14 and gaps of 4; the wider row counts.
        #expect(host(picker(.constant(1)).pickerStyle(.inline).labelsHidden()).idealSize.width == 40)
        let groups = picker(.constant(1)).pickerStyle(.radioGroup)
        #expect(host(groups.labelsHidden()).idealSize.width == 40)
        #expect(
            host(groups.horizontalRadioGroupLayout().labelsHidden()).idealSize
                == CGSize(width: 25.5 + 8 + 40, height: 16)
        )
        #expect(host(picker(.constant(1)).horizontalRadioGroupLayout().labelsHidden()).idealSize == menu)
    }

    @Test("A host selects by tag; a tag of another type is not selected")
    func selection() {
        struct Choice: View {
            @State var selection = 1
            var body: some View {
                Picker("ab", selection: $selection) {
                    Text("a").tag(1)
                    Text("abc").tag(2)
                }
                .id("picker")
                Color.red.box(CGFloat(selection), 1).id("box")
            }
        }
        let host = host(Choice())
        #expect(host.select(2, in: "picker"))
        _ = host.update()
        #expect(host.frame(id: "box")?.width == 2)
        #expect(!host.select("2", in: "picker"))
        #expect(!host.select(2, in: "nowhere"))
    }

    @Test("Only the selected option of a menu is drawn; ids of a ForEach are tags, also for optional selections")
    func implicitTags() {
        enum Flavor: String, CaseIterable, Identifiable {
            case vanilla, chocolate
            var id: Self { self }
        }
        func dump(_ selection: Flavor?) -> String {
            host(
                Picker("ab", selection: .constant(selection)) {
                    Text("none").tag(nil as Flavor?)
                    ForEach(Flavor.allCases) { Text($0.rawValue) }
                }
            ).dump()
        }
        #expect(opaque(dump(.chocolate)) == ["chocolate"])
        #expect(opaque(dump(nil)) == ["none"])
    }

    /// The first text below each opacity of 1 in a dump.
    private func opaque(_ dump: String) -> [String] {
        let lines = dump.split(separator: "\n")
        return lines.indices.compactMap { index in
            guard lines[index].contains("opacity(1.0)"),
                let text = lines[index...].first(where: { $0.contains("Text \"") })
            else { return nil }
            return String(text.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" })
        }
    }

    /// A line of Noto Sans Arabic at 13 points is higher than a bed of 32 points without the insets of 7 above and below.
    @Test(
        "The background of the selected segment is inside the bed, however high its text is",
        arguments: ["Grid", "قائمة", "မြန်မာ"]
    )
    func segments(_ title: String) {
        var options = HostOptions()
        options.platform = .iOS
        let picker = Picker("", selection: .constant(1)) {
            Text(title).tag(1)
            Text("B").tag(2)
        }
        let size = ProposedViewSize(width: 200, height: 100)
        let host = ViewHost(picker.pickerStyle(.segmented), size: size, options: options)
        let areas = host.displayList().items.leaves.compactMap { item in
            if case .fill(let path, _, _) = item { path.boundingRect } else { nil }
        }
        #expect(areas.count == 2)
        #expect(areas.first == CGRect(x: 0, y: 34, width: 200, height: 32))
        #expect(areas.allSatisfy { areas[0].contains($0) })
    }
}
