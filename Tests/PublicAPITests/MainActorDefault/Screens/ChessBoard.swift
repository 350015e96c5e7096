import Copyfit
import Testing

struct Square: Hashable {
    let file: Int
    let rank: Int
    var isDark: Bool { (file + rank).isMultiple(of: 2) }
    var name: String { "\(Array("abcdefgh")[file])\(rank + 1)" }
}

struct ChessBoard: View {
    @State private var pieces: [Square: String] = [Square(file: 4, rank: 0): "♔", Square(file: 4, rank: 7): "♚"]
    @State private var selected: Square?
    var isFlipped = false

    private var ranks: [Int] { isFlipped ? Array(0..<8) : Array((0..<8).reversed()) }

    var body: some View {
        VStack(spacing: 16) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(ranks, id: \.self) { rank in
                    GridRow {
                        ForEach(0..<8) { file in
                            view(of: Square(file: file, rank: rank))
                        }
                    }
                }
            }
            .aspectRatio(1, contentMode: .fit)
            .id("board")
            HStack(spacing: 4) {
                ForEach(pieces.values.sorted(), id: \.self) { Text($0).font(.system(size: 20)).frame(width: 24) }
            }
            .frame(height: 40)
        }
        .padding(8)
        .environment(\.layoutDirection, .leftToRight)
    }

    private func view(of square: Square) -> some View {
        Rectangle()
            .fill(square.isDark ? Color(red: 0.4, green: 0.3, blue: 0.2) : .white)
            .overlay {
                if let piece = pieces[square] {
                    Text(piece).font(.system(size: 28)).id("piece \(square.name)")
                }
            }
            .border(.yellow, width: selected == square ? 2 : 0)
            .onTapGesture { tap(square) }
            .id(square.name)
    }

    private func tap(_ square: Square) {
        defer { selected = selected == nil && pieces[square] != nil ? square : nil }
        guard let from = selected, from != square else { return }
        pieces[square] = pieces.removeValue(forKey: from)
    }
}

struct ChessBoardTests {
    @Test("The board is the largest square above the pieces; a king moves by two taps", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(ChessBoard(), on: device)
        // Padding of 8, and below the board a gap of 16 and a row of 40.
        let side = min(device.width - 16, device.height - 16 - 56)
        let left = (device.width - side) / 2
        let top = (device.height - side - 56) / 2
        let square = side / 8
        screen.expect("board", left, top, side, side)
        screen.expect("a8", left, top, square, square)
        screen.expect("e1", left + 4 * square, top + 7 * square, square, square)
        #expect(screen.host.frame(id: "piece e1") != nil)
        screen.trigger("e1")
        screen.trigger("e2")
        #expect(screen.host.frame(id: "piece e1") == nil)
        #expect(screen.host.frame(id: "piece e2").map { abs($0.midY - (top + 6.5 * square)) < 1e-6 } == true)
    }
}
