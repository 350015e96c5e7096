import Copyfit
import CopyfitImaging
import CopyfitRendering
import Foundation

struct Item {
    let name: String
    let note: String
    let price: Decimal
}

/// The lines of a receipt: names at the leading edge, prices at the trailing edge, on one baseline.
struct ItemTable: View {
    let firstNumber: Int
    let items: [Item]

    var body: some View {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 24, verticalSpacing: 10) {
            ForEach(items.indices, id: \.self) { index in
                GridRow {
                    Text("\(firstNumber + index)").foregroundStyle(.secondary).monospacedDigit()
                    VStack(alignment: .leading, spacing: 2) {
                        Text(items[index].name).font(.custom("Inter SemiBold", fixedSize: 13))
                        Text(items[index].note).font(.custom("Inter", fixedSize: 10)).foregroundStyle(.secondary)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    Text(items[index].price, format: .currency(code: "EUR"))
                        .font(.custom("Inter", fixedSize: 13))
                        .monospacedDigit()
                        .gridColumnAlignment(.trailing)
                }
            }
        }
    }
}

/// One page, A4.
struct ReceiptPage: View {
    let firstNumber: Int
    let number: Int
    let items: [Item]
    let total: Decimal?

    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            HStack(alignment: .firstTextBaseline) {
                Text("Receipt").font(.custom("Inter Bold", fixedSize: 26))
                Spacer()
                Text("Page \(number) of 2").foregroundStyle(.secondary)
            }
            Divider()
            ItemTable(firstNumber: firstNumber, items: items)
            if let total {
                Divider()
                HStack(alignment: .firstTextBaseline) {
                    Text("Total").font(.custom("Inter SemiBold", fixedSize: 15))
                    Spacer()
                    Text(total, format: .currency(code: "EUR"))
                        .font(.custom("Inter Bold", fixedSize: 20))
                        .monospacedDigit()
                }
                Link("example.org/receipts/4711", destination: URL(string: "https://example.org/receipts/4711")!)
            }
            Spacer()
        }
        .padding(56)
        .frame(width: 595, height: 842)
        .environment(\.locale, Locale(identifier: "en_IE"))
    }
}

@main
struct Program {
    @MainActor
    static func main() throws {
        let goods = [
            Item(name: "Type specimen", note: "Offset, 48 pages, thread sewn", price: 28.5),
            Item(name: "Ruler", note: "Steel, with ciceros and points", price: 14.9),
            Item(name: "قلم خط", note: "Reed pen, 4 mm", price: 6.75),
            Item(name: "Poster “Hamburgefonstiv”", note: "Letterpress, 50 × 70 cm, signed", price: 120),
        ]
        let first = ReceiptPage(firstNumber: 1, number: 1, items: Array(goods.prefix(3)), total: nil)
        let second = ReceiptPage(
            firstNumber: 4,
            number: 2,
            items: Array(goods.dropFirst(3)),
            total: goods.map(\.price).reduce(0, +)
        )
        var renderer = PDFRenderer()
        renderer.title = "Receipt 4711"
        renderer.language = "en"
        let pages = [first, second].map { ViewHost($0, size: .unspecified).displayList() }
        let file = try renderer.render(pages)
        let folder = CommandLine.arguments.dropFirst().first ?? "."
        try file.write(to: "\(folder)/receipt.pdf")
        for remark in file.remarks { print(remark) }
        print("receipt.pdf is in \(folder)")
    }
}
