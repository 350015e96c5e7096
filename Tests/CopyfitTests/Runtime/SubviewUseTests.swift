import Copyfit
import Observation
import Testing

/// Subviews that are taken apart again, and subviews that are used in several places.
@MainActor
struct SubviewUseTests {
    private struct Boxes: View {
        @State private var count = 2

        var body: some View {
            Button("more") { count = (count + 1) % 4 }.id("more").frame(width: 10, height: 1)
            ForEach(0..<count, id: \.self) { Color.red.box(10, 5 + CGFloat($0)) }
        }
    }

    /// The heights of a column of the button and 0 to 3 boxes: 1, then 5, 6 and 7 more.
    private func expectColumn(_ view: some View) {
        let host = host(VStack(spacing: 0) { view }.id("column"))
        for height: CGFloat in [12, 19, 1, 6, 12] {
            #expect(host.frame(id: "column")?.size == CGSize(width: 10, height: height))
            #expect(host.findInconsistency() == nil)
            host.trigger("more")
            #expect(host.update().converged)
        }
    }

    @Test("Groups over the subviews of groups show what each lets through")
    func nestedGroups() {
        expectColumn(Group(subviews: Group(subviews: Boxes()) { $0 }) { all in ForEach(all) { $0 } })
        expectColumn(ForEach(subviews: ForEach(subviews: Boxes()) { $0 }) { $0 })
        expectColumn(Group(sections: Group(subviews: Boxes()) { $0 }) { ForEach($0) { $0.content } })
        expectColumn(Group(subviews: Group(subviews: Group(subviews: Boxes()) { $0 }) { $0 }) { $0 })
        let first = Group(subviews: Group(subviews: Boxes()) { all in all[0] }) { all in ForEach(all) { $0 } }
        #expect(host(first).idealSize == CGSize(width: 10, height: 1))
    }

    @Test("Variadic roots inside each other show their children")
    func nestedRoots() {
        struct Root: _VariadicView.MultiViewRoot {
            func body(children: _VariadicView.Children) -> some View { ForEach(children) { $0 } }
        }
        expectColumn(_VariadicView.Tree(Root()) { _VariadicView.Tree(Root()) { Boxes() } })
    }

    @Test("A picker shows options that are subviews", arguments: [0, 1, 2])
    func pickerOptions(style: Int) {
        let plain = Group {
            Text("a").tag(1)
            Text("abc").tag(2)
        }
        func size(_ options: some View) -> CGSize {
            let picker = Picker("ab", selection: .constant(2)) { options }.labelsHidden()
            switch style {
            case 0: return host(picker.pickerStyle(.menu)).idealSize
            case 1: return host(picker.pickerStyle(.segmented)).idealSize
            default: return host(picker.pickerStyle(.inline)).idealSize
            }
        }
        // As `PickerTests` works out: 56, 76 and 40 wide.
        #expect(size(ForEach(subviews: plain) { $0 }).width == [56, 76, 40][style])
        #expect(size(ForEach(subviews: plain) { $0 }) == size(plain))
    }

    @Test("Tags that a ForEach gives stay with subviews that are taken apart again; ids differ")
    func nestedTags() {
        var seen: [[AnyHashable?]] = []
        let content = ForEach(["a", "b"], id: \.self) { Text($0).padding(1) }
        func note(_ all: SubviewsCollection) {
            seen.append(all.map { $0.containerValues.tag(for: String.self) })
            #expect(Set(all.map(\.id)).count == all.count)
        }
        _ = host(
            VStack {
                Group(subviews: ForEach(subviews: content) { $0.opacity(0.5) }) { all in
                    let _ = note(all)
                    Group(subviews: all) { again in
                        let _ = note(again)
                        again
                    }
                }
            }
        )
        #expect(seen.allSatisfy { $0 == ["a", "b"] } && seen.count > 1)
    }

    @Test("Views with a layer around them keep the tags that a ForEach inside gives; a container hides them")
    func layeredTags() {
        var seen: [AnyHashable?] = []
        _ = host(
            Group(
                subviews: Group {
                    ForEach(["a", "b"], id: \.self) { Text($0) }.overlay { Color.red }
                    VStack { ForEach(["c"], id: \.self) { Text($0) } }
                }
            ) { all in
                let _ = seen = all.map { $0.containerValues.tag(for: String.self) }
                all
            }
        )
        #expect(seen == ["a", "b", nil])
    }

    @Test("Sections outside a container are not those of its subviews")
    func outerSections() {
        var counts: [Int] = []
        let view = Group(
            subviews: Section {
                Color.red; Color.blue
            } header: {
                Text("a")
            }
        ) { all in
            Group(sections: all) { sections in
                let _ = counts.append(sections.count)
                ForEach(sections) { $0.content }
            }
        }
        let host = host(
            VStack(spacing: 0) {
                Section {
                    view
                } footer: {
                    Text("b")
                }
            }
        )
        #expect(counts.allSatisfy { $0 == 1 } && !counts.isEmpty)
        #expect(host.findInconsistency() == nil)
    }

    @Test("A row without cells has no element, taken apart or not")
    func emptyRow() {
        let row = Group {
            Color.red.box(5, 5)
            GridRow {}
            Color.red.box(5, 5)
        }
        // A gap of 8 between the two boxes.
        #expect(host(VStack(spacing: 8) { row }).idealSize == CGSize(width: 5, height: 18))
        #expect(host(VStack(spacing: 8) { ForEach(subviews: row) { $0 } }).idealSize == CGSize(width: 5, height: 18))
    }
}

/// A subview is shown in the last of the places that use it, whatever these do.
@MainActor
struct SubviewUsedTwiceTests {
    /// Which places use the subviews, in which order.
    @Observable
    fileprivate final class Model {
        var uses: Set<Int> = []
        var order = Array(0..<8)
        var count = 2

        /// A change of one of them, which follows from a number.
        func change(_ number: Int) {
            switch number % 5 {
            case 0: order.swapAt(number / 5 % 8, number / 40 % 8)
            case 1: count = number / 5 % 4
            default: uses.formSymmetricDifference([number / 5 % 8])
            }
        }
    }

    private struct Place: View {
        let model: Model
        let index: Int
        let all: SubviewsCollection

        var body: some View {
            if model.uses.contains(index) {
                switch index {
                case 0: ForEach(all) { $0.border(.red) }
                case 1: HStack { all }.background { Color.blue }
                case 2: ForEach(all) { $0.background { Color.green.padding(-1) } }.opacity(0.5)
                case 3: VStack { ForEach(all.reversed()) { $0.padding(2).overlay { Color.blue.box(1, 1) } } }
                case 4: GeometryReader { _ in all }
                case 5: ForEach(all) { $0.named("a").overlayPreferenceValue(NameList.self) { Text("\($0.count)") } }
                case 6: Color.green.overlay { VStack { ForEach(all) { $0.fixedSize() } } }
                default: Group(subviews: all) { ForEach($0) { $0.frame(maxWidth: 30) } }
                }
            }
        }
    }

    private struct Content: View {
        let model: Model
        var body: some View { ForEach(0..<model.count, id: \.self) { Color.red.box(10, 5 + CGFloat($0)) } }
    }

    private struct Uses: View {
        let model: Model

        var body: some View {
            Group(subviews: Content(model: model)) { all in
                ForEach(model.order, id: \.self) { Place(model: model, index: $0, all: all).id("place \($0)") }
            }
        }
    }

    @Test("With modifiers, in containers and late content: like a fresh host after every change", arguments: 0..<12)
    func manyUses(seed: Int) {
        let model = Model()
        let kept = host(Uses(model: model))
        var number = UInt64(seed &* 7919 &+ 1)
        for _ in 0..<40 {
            number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            model.change(Int(number >> 40))
            #expect(kept.update().converged)
            #expect(kept.dump() == host(Uses(model: model)).dump())
            #expect(kept.findInconsistency() == nil)
            let users = model.order.filter { model.uses.contains($0) }
            if model.count > 0, let last = users.last { #expect(kept.frame(id: "place \(last)") != nil) }
        }
    }

    @Test("The last place shows the subview; without it, the one before does")
    func lastPlace() {
        let model = Model()
        model.uses = [0, 1, 3]
        let host = host(VStack(spacing: 0) { Uses(model: model) })
        /// The sizes of the places: bordered each for itself, in a row, in a column with insets of 2.
        func expectSizes(_ bordered: CGSize?, _ row: CGSize?, _ column: CGSize?) {
            #expect(host.frame(id: "place 0")?.size == bordered)
            #expect(host.frame(id: "place 1")?.size == row)
            #expect(host.frame(id: "place 3")?.size == column)
        }
        // Rows of 5 and 6 are 8 apart.
        let (row, column) = (CGSize(width: 28, height: 6), CGSize(width: 14, height: 9 + 8 + 10))
        expectSizes(nil, .zero, column)
        model.uses = [0, 1]
        _ = host.update()
        expectSizes(nil, row, nil)
        model.uses = [0]
        _ = host.update()
        expectSizes(CGSize(width: 10, height: 11), nil, nil)
        model.uses = [0, 3]
        _ = host.update()
        expectSizes(nil, nil, column)
        model.order.reverse()
        _ = host.update()
        expectSizes(CGSize(width: 10, height: 11), nil, .zero)
    }

    @Test("A subview that nobody uses has no frame")
    func unused() {
        struct Choice: View {
            @State private var isUsed = true
            var body: some View {
                Button("use") { isUsed.toggle() }.id("use")
                Group(subviews: Color.red.box(10, 5).id("box")) { all in if isUsed { all[0].padding(1) } }
            }
        }
        let host = host(VStack { Choice() })
        for _ in 0..<3 {
            #expect(host.frame(id: "box")?.size == CGSize(width: 10, height: 5))
            host.trigger("use")
            _ = host.update()
            #expect(host.frame(id: "box") == nil)
            host.trigger("use")
            _ = host.update()
        }
    }
}
