import Foundation
import Testing

import Copyfit
@testable import CopyfitViews

@MainActor
@Suite("Where a diagnostic happened")
struct DiagnosticPlaceTests {
    private struct Row: View {
        let number: Int
        var body: some View {
            HStack {
                Image(systemName: number == 3 ? "no.such.symbol" : "star")
                Text("Row \(number)")
            }
            .accessibilityIdentifier("row-\(number)")
        }
    }

    private struct Feed: View {
        let numbers: [Int]
        var body: some View { VStack { ForEach(numbers, id: \.self) { Row(number: $0) } } }
    }

    private func report(_ view: some View, options: HostOptions = .init()) -> UpdateReport {
        ViewHost.standIn(view, width: 300, height: 200, options: options).update()
    }

    @Test("A leaf: the views around it, its element, the identifier around it, the text next to it")
    func leaf() throws {
        let host = ViewHost.standIn(Feed(numbers: [1, 2, 3]), width: 300, height: 200)
        let diagnostic = try #require(host.update().diagnostics.first)
        #expect(diagnostic.code == .missingImage)
        let place = try #require(diagnostic.place)
        #expect(place.viewPath == "Feed/Row(3)")
        #expect(place.identifier == "row-3")
        #expect(place.text == "Row 3")
        // The third row's stack is in its identifier's element, the picture its first child.
        let path = try #require(place.path)
        #expect(path.name == "Image" && path.positions.first == 2 && host.frames()[path] != nil)
        #expect(
            diagnostic.description.hasSuffix(
                "drawn in its place. At Image in Feed/Row(3) (named row-3, near “Row 3”)."
            )
        )
    }

    @Test("One sentence about a thousand places is reported once, with eight of them, and no more are described")
    func several() throws {
        let view = VStack { ForEach(0..<1_000) { Text("\($0)").frame(width: .infinity) } }
        let host = ViewHost.standIn(view, width: 300, height: 200)
        let diagnostics = host.update().diagnostics
        #expect(diagnostics.count == 1)
        #expect(diagnostics.first?.places.map(\.text) == (0..<8).map { "\($0)" })
        #expect(diagnostics.first?.places.first?.path?.name == "frame(width: inf)")
        #expect(diagnostics.first?.description.hasSuffix("; and in more places.") == true)
        #if DEBUG
            #expect(host.graph.counts.describedPlaces == 8)
        #endif
    }

    @Test("Of a thousand sentences with one code a hundred are reported, and that there are more")
    func manySentences() throws {
        let view = VStack { ForEach(0..<1_000) { Image(systemName: "no.such.symbol.\($0)") } }
        let host = ViewHost.standIn(view, width: 300, height: 200)
        let diagnostics = host.update().diagnostics
        #expect(diagnostics.count == 101)
        #expect(diagnostics.dropLast().allSatisfy { $0.places.count == 1 && $0.message.contains("no.such.symbol") })
        #expect(diagnostics.last?.message == "There are more of these; they are not listed.")
        #if DEBUG
            #expect(host.graph.counts.describedPlaces == 100)
        #endif
        host.setContent(VStack { ForEach(0..<1_000) { _ in Image(systemName: "no.such.symbol") } })
        #expect(host.update().diagnostics.map(\.places.count) == [8])
    }

    @Test("A character without a glyph is told with its code points")
    func codePoints() {
        let host = ViewHost(Text("a\u{10FFFD}"), size: .unspecified)
        #expect(host.update().diagnostics.map(\.message) == ["No font has a glyph for \"\u{10FFFD}\" (U+10FFFD)."])
    }

    @Test("Ids and texts are told in forty characters")
    func longNames() {
        struct Page: View {
            let id: String
            var body: some View { ForEach([id, id], id: \.self) { LongRow(name: $0) } }
        }
        let long = String(repeating: "abc ", count: 100_000)
        var options = HostOptions()
        options.reportsTruncatedTexts = true
        let diagnostics = report(Page(id: long).lineLimit(1), options: options).diagnostics
        #expect(diagnostics.map(\.code) == [.duplicateID, .textTruncated])
        #expect(diagnostics.allSatisfy { $0.message.count < 200 && $0.message.contains("abc abc abc ") })
        #expect(diagnostics.last?.place?.viewPath == "Page/LongRow(abc abc abc abc abc abc abc abc abc abc…)")
        #expect(diagnostics.last?.place?.text == long)
    }

    private struct LongRow: View {
        let name: String
        var body: some View { Text(name) }
    }

    @Test("What one body says a thousand times is reported once, at one place")
    func repeated() {
        struct Lone: View {
            @State var number = 1
            var body: some View { EmptyView() }
        }
        struct Outer: View {
            var body: some View {
                let _ = (0..<1_000).map { _ in Lone().$number }
                Text("after")
            }
        }
        let diagnostics = report(Outer()).diagnostics
        #expect(diagnostics.count == 1)
        #expect(diagnostics.first?.places.map(\.viewPath) == ["Outer"])
    }

    @Test("Of a thousand states that grow, eight are described")
    func manyStates() throws {
        let view = VStack { ForEach(0..<1_000) { _ in Card { $0 + 10 } } }
        let host = ViewHost.standIn(view, width: 300, height: 200)
        let diagnostic = try #require(host.update().diagnostics(.divergence).first)
        #expect(diagnostic.places.count == 8 && diagnostic.message.contains("; and more states: the views"))
        #if DEBUG
            #expect(host.graph.counts.describedPlaces < 20)
        #endif
    }

    @Test("What a modifier says after its content was made belongs to the modifier")
    func modifier() {
        struct Inner: View {
            var body: some View { Text("inside") }
        }
        struct Outer: View {
            var body: some View { Inner().padding(.nan) }
        }
        let place = report(Outer()).diagnostics.first?.place
        #expect(place?.viewPath == "Outer")
        #expect(place?.path?.name.hasPrefix("padding") == true)
    }

    @Test("What a body says belongs to its view")
    func body() {
        struct Lone: View {
            @State var number = 1
            var body: some View { EmptyView() }
        }
        struct Outer: View {
            var body: some View {
                let _ = Lone().$number
                Text("after")
            }
        }
        let diagnostic = report(
            HStack {
                Text("before"); Outer()
            }
        ).diagnostics.first
        #expect(diagnostic?.code == .stateNotInstalled)
        #expect(diagnostic?.place?.viewPath == "Outer" && diagnostic?.place?.text == "after")
    }

    @Test("What an action says belongs to the place that observes")
    func action() {
        struct Lone: View {
            @State var number = 1
            var body: some View { EmptyView() }
        }
        struct Card: View {
            var body: some View { Text("card").onAppear { _ = Lone().$number } }
        }
        let diagnostic = report(
            VStack {
                Card(); Text("last")
            }
        ).diagnostics.first
        #expect(diagnostic?.code == .stateNotInstalled)
        #expect(diagnostic?.place?.viewPath == "Card" && diagnostic?.place?.text == "card")
    }

    @Test("What a layout answers belongs to the layout")
    func layout() {
        struct Endless: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: CGFloat.nan, height: 10)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        struct Shelf: View {
            var body: some View { Endless { Text("book") } }
        }
        let diagnostic = report(
            HStack {
                Text("first"); Shelf()
            }
        ).diagnostics.first
        #expect(diagnostic?.code == .nonFiniteSize)
        #expect(diagnostic?.place?.viewPath == "Shelf" && diagnostic?.place?.text == "book")
    }

    @Test("A view that the same update removes still says where it was")
    func removed() {
        struct Flashing: View {
            @State var isOld = true
            var body: some View {
                VStack { if isOld { Row(number: 3).onAppear { isOld = false } } }
            }
        }
        let diagnostic = report(Flashing()).diagnostics.first
        #expect(diagnostic?.code == .missingImage)
        #expect(diagnostic?.place?.viewPath == "Flashing/Row")
        #expect(diagnostic?.place?.path == nil)
    }

    // MARK: States

    /// Writes its own measured height, changed by a function, back into the height.
    private struct Card: View {
        @State var height: CGFloat = 1
        let next: (CGFloat) -> CGFloat
        var body: some View {
            Text("Buy").box(10, height)
                .onGeometryChange(for: CGFloat.self, of: \.size.height) { height = next($0) }
        }
    }

    private struct Page: View {
        let next: (CGFloat) -> CGFloat
        var body: some View { VStack { ForEach([7, 8], id: \.self) { if $0 == 8 { Card(next: next) } } } }
    }

    @Test("A state that repeats: its name, its view, all its values")
    func oscillation() throws {
        let diagnostic = try #require(report(Page { $0 == 1 ? 16 : 1 }).diagnostics(.oscillation).first)
        #expect(diagnostic.message.hasPrefix("`Card.height` in `Page/Card(8)` (near “Buy”) went 1, 16, 1, 16"))
        #expect(diagnostic.place?.property == "Card.height")
        #expect(diagnostic.place?.viewPath == "Page/Card(8)")
        #expect(diagnostic.place?.values.prefix(4) == ["1", "16", "1", "16"])
        #expect(diagnostic.description == "oscillation: " + diagnostic.message)
    }

    @Test("A state that grows: its first and last values")
    func divergence() throws {
        let diagnostic = try #require(report(Page { $0 + 10 }).diagnostics(.divergence).first)
        // 1 before the update, then 16 passes that add 10 each.
        #expect(diagnostic.place?.values == (0...16).map { "\(1 + 10 * $0)" })
        #expect(
            diagnostic.message.hasPrefix(
                "`Card.height` in `Page/Card(8)` (near “Buy”) went 1, 11, 21, 31, …, 141, 151, 161 …"
            )
        )
    }

    @Test("A state that neither repeats nor grows is named, too")
    func noConvergence() {
        var step = 0
        let report = report(
            Page {
                step += 1
                return step % 2 == 1 ? $0 + 2 : $0 - 1
            }
        )
        #expect(report.diagnostics(.noConvergence).first?.place?.property == "Card.height")
        #expect(report.diagnostics(.noConvergence).first?.place?.values.prefix(4) == ["1", "3", "2", "4"])
    }

    @Test("A write during an evaluation names the property, also one of a view above")
    func droppedWrite() {
        struct Below: View {
            @Binding var count: Int
            var body: some View {
                let _ = count = 5
                Text("below")
            }
        }
        struct Above: View {
            @State private var total = 0
            @State private var count = 1
            var body: some View { Below(count: $count) }
        }
        let diagnostic = report(Above()).diagnostics.first
        #expect(diagnostic?.message.hasPrefix("`Above.count` was written while views were being evaluated") == true)
        #expect(diagnostic?.place?.viewPath == "Above/Below")
        #expect(diagnostic?.place?.property == "Above.count")
    }

    @Test("States of modifiers and inside custom properties are named by what the program declares")
    func otherOwners() {
        struct Counter: DynamicProperty {
            @State var count = 0
            func add() { count += 1 }
        }
        struct Counting: ViewModifier {
            var counter = Counter()
            func body(content: Content) -> some View {
                let _ = counter.add()
                content
            }
        }
        let diagnostic = report(Text("a").modifier(Counting())).diagnostics.first
        #expect(diagnostic?.message.hasPrefix("`Counting.counter` was written") == true)
    }

    @Test("An observer that is called too often is where it observes")
    func multipleUpdates() {
        let report = report(Page { min($0 + 1, 3) })
        #expect(report.diagnostics.map(\.code) == [.multipleUpdates])
        #expect(report.diagnostics.first?.place?.viewPath == "Page/Card(8)")
        let often = self.report(Page { min($0 + 1, 14) }).diagnostics(.multipleUpdates)
        #expect(often.first?.message.contains("): geometry ") == true)
        #expect(often.first?.message.components(separatedBy: "geometry").count == 8)
    }

    @Test("What observers are called with is described only for a report")
    func descriptions() {
        struct Value: Equatable, CustomStringConvertible {
            let number: Int
            let told: Log
            static func == (left: Value, right: Value) -> Bool { left.number == right.number }
            var description: String {
                told("described")
                return String(repeating: "long ", count: 1_000)
            }
        }
        struct Observing: View {
            let told: Log
            let most: Int
            @State private var number = 0
            var body: some View {
                Text("a").onChange(of: Value(number: number, told: told), initial: true) {
                    number = min($1.number + 1, most)
                }
            }
        }
        let told = Log()
        #expect(report(Observing(told: told, most: 1)).diagnostics.isEmpty)
        #expect(told.entries.isEmpty)
        let diagnostics = report(Observing(told: told, most: 3)).diagnostics
        #expect(diagnostics.map(\.code) == [.multipleUpdates])
        #expect(!told.entries.isEmpty && diagnostics[0].message.count < 1_000)
    }

    #if DEBUG
        @Test("No place is described unless something is reported")
        func cost() {
            let quiet = ViewHost.standIn(Page { $0 }, width: 300, height: 200)
            #expect(quiet.update().diagnostics.isEmpty)
            #expect(quiet.graph.counts.describedPlaces == 0)
            let loud = ViewHost.standIn(Feed(numbers: [3]), width: 300, height: 200)
            #expect(loud.update().diagnostics.count == 1)
            #expect(loud.graph.counts.describedPlaces == 1)
            #expect(loud.update().diagnostics.isEmpty)
            #expect(loud.graph.counts.describedPlaces == 1)
        }
    #endif
}
