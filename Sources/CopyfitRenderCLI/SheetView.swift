import Copyfit

/// A frame of a sheet: a drawing with what is written above and below it.
struct SheetFrame {
    let label: String
    let list: DisplayList
    /// By how much the text does not fit; nil if it does.
    let problem: String?

    /// The width at which a new row begins.
    private static let rowWidth: CGFloat = 960

    /// The frames in rows, in order.
    static func rows(of frames: [SheetFrame]) -> [[SheetFrame]] {
        var rows: [[SheetFrame]] = []
        var width = CGFloat.infinity
        for frame in frames {
            if width + frame.list.size.width > rowWidth {
                rows.append([])
                width = 0
            }
            rows[rows.count - 1].append(frame)
            width += frame.list.size.width + SheetView.gap
        }
        return rows
    }
}

/// The frames with their labels, and a legend.
struct SheetView: View {
    nonisolated static let gap: CGFloat = 16

    let rows: [[SheetFrame]]
    let legend: [LegendRow]

    typealias LegendRow = (overlay: TextOverlay, name: String, meaning: String, color: DisplayList.PlainColor)

    var body: some View {
        VStack(alignment: .leading, spacing: Self.gap) {
            ForEach(rows.indices, id: \.self) { row in
                HStack(alignment: .top, spacing: Self.gap) {
                    ForEach(rows[row].indices, id: \.self) { column in SheetFrameView(frame: rows[row][column]) }
                }
            }
            if !legend.isEmpty { LegendView(rows: legend) }
        }
        .padding(Self.gap)
    }
}

private struct SheetFrameView: View {
    let frame: SheetFrame

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: frame.label).font(.custom("Inter SemiBold", fixedSize: 9)).foregroundStyle(Color(white: 0.2))
            DisplayListView(frame.list)
            if let problem = frame.problem {
                Text(verbatim: problem)
                    .font(.custom("Inter SemiBold", fixedSize: 9))
                    .foregroundStyle(Color(red: 0.86, green: 0.08, blue: 0.12))
            }
        }
        .fixedSize()
    }
}

private struct LegendView: View {
    let rows: [SheetView.LegendRow]

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            ForEach(rows.indices, id: \.self) { index in
                HStack(spacing: 6) {
                    Rectangle()
                        .fill(color(index).opacity(0.4))
                        .border(color(index), width: 0.5)
                        .frame(width: 14, height: 8)
                    Text(verbatim: "\(rows[index].name): \(rows[index].meaning)")
                        .font(.custom("Inter", fixedSize: 9))
                        .foregroundStyle(Color(white: 0.2))
                }
            }
        }
        .fixedSize()
    }

    private func color(_ index: Int) -> Color {
        let color = rows[index].color
        return Color(red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
    }
}
