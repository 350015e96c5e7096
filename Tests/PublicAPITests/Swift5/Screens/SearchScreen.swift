import Copyfit
import Testing

struct SearchScreen: View {
    enum Scope: String, CaseIterable { case all, saved }

    @State private var query = ""
    @State private var scope = Scope.all
    @Environment(\.isSearching) private var isSearching
    let results: [String]
    let recent: [CGFloat]

    private var found: [String] {
        query.isEmpty ? results : results.filter { $0.localizedCaseInsensitiveContains(query) }
    }

    var body: some View {
        NavigationStack {
            VStack(alignment: .leading, spacing: 0) {
                ChipRow(spacing: 6) {
                    ForEach(recent.indices, id: \.self) { index in
                        Capsule().fill(.quaternary).frame(width: recent[index], height: 28).id("chip \(index)")
                    }
                }
                .padding(12)
                .id("chips")
                if found.isEmpty {
                    ContentUnavailableView.search(text: query)
                } else {
                    List(found, id: \.self) { NavigationLink($0, value: $0) }
                        .listStyle(.inset)
                        .id("results")
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .id("content")
            .navigationDestination(for: String.self) { Text($0) }
            .navigationTitle("Search")
        }
        .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Titles, people")
        .searchScopes($scope) {
            ForEach(Scope.allCases, id: \.self) { Text($0.rawValue.capitalized) }
        }
        .searchSuggestions { Text("Suggestion").searchCompletion("Suggestion") }
        .onSubmit(of: .search) { query = "" }
    }
}

/// Sets its views in lines.
private struct ChipRow: Layout {
    var spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let lines = origins(of: subviews, width: proposal.width ?? .infinity)
        return CGSize(width: proposal.width ?? lines.width, height: lines.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, origin) in zip(subviews, origins(of: subviews, width: bounds.width).points) {
            subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
        }
    }

    private func origins(
        of subviews: Subviews,
        width: CGFloat
    ) -> (points: [CGPoint], width: CGFloat, height: CGFloat) {
        var points: [CGPoint] = []
        var (x, y, lineHeight, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width {
                (x, y, lineHeight) = (0, y + lineHeight + spacing, 0)
            }
            points.append(CGPoint(x: x, y: y))
            x += size.width + spacing
            widest = max(widest, x - spacing)
            lineHeight = max(lineHeight, size.height)
        }
        return (points, widest, y + lineHeight)
    }
}

@MainActor
struct SearchScreenTests {
    @Test("Chips wrap at the edge of the phone and are in one line on the desktop", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(SearchScreen(results: ["One", "Two"], recent: [200, 120, 180, 60]), on: device)
        // Of 366 the first two take 326; the third begins a line, and the fourth follows it.
        let isPhone = device.width == 390
        screen.expect("chip 1", 12 + 206, 12, 120, 28, in: "content")
        screen.expect("chip 2", isPhone ? 12 : 12 + 332, isPhone ? 12 + 34 : 12, 180, 28, in: "content")
        screen.expect("chip 3", isPhone ? 12 + 186 : 344 + 186, isPhone ? 46 : 12, 60, 28, in: "content")
        screen.expect("chips", 0, 0, device.width, isPhone ? 24 + 62 : 24 + 28, in: "content")
        #expect(screen.host.frame(id: "results")?.width == device.width)
        // On iOS the bar of 44, a large title of 52 and the search field of 52 are above the content, and rows are 44 high.
        screen.expect("content", 0, device.isIOS ? 148 : 0, device.width, device.height - (device.isIOS ? 148 : 0))
        let rows = screen.host.texts.filter { ["One", "Two"].contains($0.string) }.map(\.frame)
        #expect(rows.map(\.minX) == [16, 16])
        if device.isIOS { #expect(rows[1].minY - rows[0].minY == 44) }
    }

    @Test("What is not found is said")
    func nothingFound() {
        let screen = layOut(SearchScreen(results: [], recent: []), on: .phone)
        #expect(screen.host.frame(id: "results") == nil)
    }
}
