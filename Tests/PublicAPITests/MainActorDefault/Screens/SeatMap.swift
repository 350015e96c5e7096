import Copyfit
import Testing

struct Seat: Hashable, Identifiable {
    enum State { case free, taken, selected }
    let row: Int
    let letter: Character
    var id: String { "\(row)\(letter)" }
}

struct SeatMap: View {
    let rows: Int
    let taken: Set<String>
    @State private var selected: Set<String> = []
    @State private var zoom = 1.0

    private let groups: [[Character]] = [["A", "B", "C"], ["D", "E", "F"]]

    var body: some View {
        ScrollView([.horizontal, .vertical]) {
            VStack(spacing: 4 * zoom) {
                ForEach(1...rows, id: \.self) { row in
                    HStack(spacing: 24 * zoom) {
                        ForEach(groups, id: \.self) { group in
                            HStack(spacing: 4 * zoom) {
                                ForEach(group, id: \.self) { letter in
                                    seatView(Seat(row: row, letter: letter))
                                }
                            }
                        }
                    }
                    .padding(.bottom, row == 2 ? 16 * zoom : 0)
                }
            }
            .padding(10)
            .id("cabin")
        }
        .gesture(MagnifyGesture().onChanged { zoom = min(max($0.magnification, 0.5), 3) })
        .safeAreaInset(edge: .bottom, spacing: 0) {
            HStack {
                Text("^[\(selected.count) seat](inflect: true)")
                Spacer()
                Button("Larger") { zoom = 2 }.id("larger")
            }
            .padding(.horizontal, 16)
            .frame(height: 50)
            .background(.bar)
            .id("bar")
        }
    }

    private func state(of seat: Seat) -> Seat.State {
        if taken.contains(seat.id) { return .taken }
        return selected.contains(seat.id) ? .selected : .free
    }

    private func seatView(_ seat: Seat) -> some View {
        let state = state(of: seat)
        return RoundedRectangle(cornerRadius: 4 * zoom)
            .fill(state == .selected ? .blue : state == .taken ? .gray : .green)
            .frame(width: 28 * zoom, height: 28 * zoom)
            .opacity(state == .taken ? 0.3 : 1)
            .onTapGesture { toggle(seat) }
            .allowsHitTesting(state != .taken)
            .accessibilityLabel("Seat \(seat.id)")
            .id(seat.id)
    }

    private func toggle(_ seat: Seat) {
        if selected.remove(seat.id) == nil { selected.insert(seat.id) }
    }
}

struct SeatMapTests {
    @Test("Seats are in two blocks with an aisle; zoom enlarges all", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(SeatMap(rows: 4, taken: ["1A"]), on: device)
        // Two blocks of 3 · 28 + 2 · 4, an aisle of 24, padding of 10; four rows of 28 with gaps of 4 and once 16 more
        #expect(screen.host.frame(id: "cabin")?.size == CGSize(width: 92 * 2 + 24 + 20, height: 4 * 28 + 12 + 16 + 20))
        screen.expect("1A", 10, 10, 28, 28, in: "cabin")
        screen.expect("1D", 10 + 92 + 24, 10, 28, 28, in: "cabin")
        screen.expect("3C", 10 + 64, 10 + 64 + 16, 28, 28, in: "cabin")
        screen.expect("bar", 0, device.height - 50, device.width, 50)
        screen.trigger("larger")
        screen.expect("3C", 10 + 128, 10 + 128 + 32, 56, 56, in: "cabin")
    }
}
