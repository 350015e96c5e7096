import Copyfit
import Testing

struct Leaderboard: View {
    struct Entry: Identifiable, Hashable {
        let id: String
        var score: Int
    }

    @State private var entries: [Entry]
    @Namespace private var rows
    @AccessibilityFocusState private var focusedEntry: String?

    init(_ scores: [String: Int]) {
        _entries = State(initialValue: scores.map { Entry(id: $0.key, score: $0.value) }.sorted { $0.id < $1.id })
    }

    private var ranked: [(rank: Int, entry: Entry)] {
        entries.sorted { ($0.score, $1.id) > ($1.score, $0.id) }.enumerated().map { ($0.offset + 1, $0.element) }
    }

    var body: some View {
        VStack(spacing: 0) {
            HStack(alignment: .bottom, spacing: 8) {
                ForEach([2, 1, 3], id: \.self) { place in
                    if let entry = ranked.first(where: { $0.rank == place })?.entry {
                        podium(entry, place: place)
                    }
                }
            }
            .padding(20)
            ForEach(ranked.dropFirst(3), id: \.entry.id) { rank, entry in
                HStack(spacing: 0) {
                    Text(rank, format: .number).frame(width: 40)
                    Text(entry.id)
                    Spacer()
                    Text("\(entry.score)").contentTransition(.numericText(value: Double(entry.score)))
                }
                .padding(.trailing, 20)
                .frame(height: rank.isMultiple(of: 2) ? 40 : 36)
                .background(rank.isMultiple(of: 2) ? Color.gray.opacity(0.1) : .clear)
                .accessibilityFocused($focusedEntry, equals: entry.id)
                .id("row \(entry.id)")
            }
            Button("Bonus for E") { bonus() }.frame(height: 40).id("bonus")
        }
        .frame(maxHeight: .infinity, alignment: .top)
    }

    private func podium(_ entry: Entry, place: Int) -> some View {
        VStack(spacing: 4) {
            Text(entry.id).frame(height: 20)
            UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8)
                .fill([1: Color.yellow, 2: .gray, 3: .brown][place] ?? .clear)
                .frame(height: CGFloat(4 - place) * 40)
                .overlay { Text("\(place)").font(.title.bold()) }
                .matchedGeometryEffect(id: entry.id, in: rows)
        }
        .id("podium \(entry.id)")
    }

    private func bonus() {
        guard let index = entries.firstIndex(where: { $0.id == "E" }) else { return }
        withAnimation(.spring) { entries[index].score += 100 }
    }
}

struct LeaderboardTests {
    @Test("The first three are on the podium, the rest in rows; a bonus changes places", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(Leaderboard(["A": 50, "B": 40, "C": 30, "D": 20, "E": 10]), on: device)
        let column = (device.width - 40 - 16) / 3
        // A name of 20, a gap of 4 and 120, 80 or 40.
        screen.expect("podium A", 20 + column + 8, 20, column, 144)
        screen.expect("podium B", 20, 20 + 40, column, 104)
        screen.expect("podium C", 20 + 2 * (column + 8), 20 + 80, column, 64)
        screen.expect("row D", 0, 184, device.width, 40)
        screen.expect("row E", 0, 224, device.width, 36)
        screen.trigger("bonus")
        screen.expect("podium E", 20 + column + 8, 20, column, 144)
        screen.expect("podium A", 20, 60, column, 104)
        screen.expect("row C", 0, 184, device.width, 40)
    }
}
