import Copyfit
import Testing

@Observable
final class BoardModel {
    enum Column: String, CaseIterable, Identifiable {
        case open, doing, done
        var id: String { rawValue }
    }

    struct Card: Identifiable {
        let id: Int
        var column: Column
        var height: CGFloat = 60
    }

    var cards: [Card] = [
        Card(id: 1, column: .open), Card(id: 2, column: .open, height: 90), Card(id: 3, column: .doing),
    ]

    func cards(in column: Column) -> [Card] { cards.filter { $0.column == column } }

    func advance(_ card: Card) {
        guard let index = cards.firstIndex(where: { $0.id == card.id }) else { return }
        cards[index].column = card.column == .open ? .doing : .done
    }
}

struct TodoBoard: View {
    @State private var model = BoardModel()

    var body: some View {
        ScrollView(.horizontal) {
            HStack(alignment: .top, spacing: 16) {
                ForEach(BoardModel.Column.allCases) { column in
                    BoardColumn(column: column).id(column.id)
                }
            }
            .padding(16)
        }
        .frame(maxHeight: .infinity, alignment: .top)
        .environment(model)
    }
}

private struct BoardColumn: View {
    @Environment(BoardModel.self) private var model
    let column: BoardModel.Column

    var body: some View {
        VStack(spacing: 8) {
            HStack {
                Text(column.rawValue.localizedCapitalized).font(.headline)
                Spacer()
                Text(model.cards(in: column).count, format: .number).monospacedDigit()
            }
            .frame(height: 24)
            ForEach(model.cards(in: column)) { card in
                RoundedRectangle(cornerRadius: 8)
                    .fill(.background.secondary)
                    .frame(height: card.height)
                    .overlay(alignment: .topLeading) { Text("#\(card.id)").padding(8) }
                    .onTapGesture { withAnimation(.snappy) { model.advance(card) } }
                    .draggable("\(card.id)")
                    .id("card \(card.id)")
            }
        }
        .padding(12)
        .frame(width: 280)
        .background(.quinary, in: .rect(cornerRadius: 12))
        .dropDestination(for: String.self) { _, _ in true }
    }
}

@MainActor
struct TodoBoardTests {
    @Test("Columns are as high as their cards; a card goes to the end of the next one", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(TodoBoard(), on: device)
        // 12 + 24 + (8 + 60) + (8 + 90) + 12
        screen.expect("open", 16, 16, 280, 214)
        screen.expect("doing", 16 + 296, 16, 280, 116)
        screen.expect("done", 16 + 2 * 296, 16, 280, 48)
        screen.expect("card 2", 16 + 12, 16 + 12 + 24 + 8 + 60 + 8, 256, 90)
        screen.trigger("card 1")
        screen.expect("open", 16, 16, 280, 146)
        screen.expect("doing", 312, 16, 280, 184)
        screen.expect("card 1", 312 + 12, 16 + 44, 256, 60)
    }
}
