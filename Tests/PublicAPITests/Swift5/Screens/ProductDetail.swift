import Copyfit
import Testing

struct Product {
    var name = "Walnut Desk"
    var price = Decimal(string: "1249.5") ?? 0
    var sizes = ["S", "M", "L", "XL"]
}

struct ProductDetail: View {
    let product: Product
    @State private var size = "M"
    @State private var count = 1
    @State private var showsReviews = false

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                LinearGradient(
                    gradient: Gradient(colors: [.brown, .black]),
                    startPoint: .topLeading,
                    endPoint: .bottom
                )
                .aspectRatio(3 / 2, contentMode: .fit)
                .overlay(alignment: .bottomLeading) { saleTag }
                .id("hero")
                Group {
                    Text(product.name).font(.title).frame(height: 30)
                    SizePicker(sizes: product.sizes, selection: $size)
                    Stepper("Quantity: \(count)", value: $count, in: 1...9)
                    DisclosureGroup("Reviews", isExpanded: $showsReviews) {
                        ForEach(0..<3) { Text("Review \($0 + 1)") }
                    }
                }
                .padding(.horizontal)
            }
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            HStack {
                Text(product.price, format: .currency(code: "EUR")).font(.title3).bold()
                Spacer()
                Button("Add to Cart") {}.buttonStyle(.borderedProminent)
            }
            .padding(.horizontal)
            .frame(height: 64)
            .background(.regularMaterial)
            .id("bar")
        }
        .sheet(isPresented: $showsReviews) { Text("Reviews").presentationDetents([.medium, .large]) }
    }

    private var saleTag: some View {
        Text("SALE")
            .font(.caption.weight(.heavy))
            .frame(width: 60, height: 24)
            .background(.red, in: Capsule())
            .padding(12)
    }
}

private struct SizePicker: View {
    let sizes: [String]
    @Binding var selection: String

    var body: some View {
        HStack(spacing: 8) {
            ForEach(sizes, id: \.self) { size in
                Button(size) { selection = size }
                    .buttonStyle(SizeButtonStyle(isSelected: size == selection))
                    .id("size \(size)")
            }
        }
    }
}

private struct SizeButtonStyle: ButtonStyle {
    let isSelected: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(width: isSelected ? 56 : 44, height: 44)
            .background(isSelected ? Color.black : .clear)
            .foregroundColor(isSelected ? .white : .primary)
            .clipShape(RoundedRectangle(cornerRadius: 8))
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
    }
}

@MainActor
struct ProductDetailTests {
    @Test("The picture is two thirds as high as wide, the chosen size is wider", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(ProductDetail(product: Product()), on: device)
        let hero = device.width * 2 / 3
        screen.expect("hero", 0, 0, device.width, hero)
        // Gap 16, title 30, gap 16; the default padding is 16.
        let y = hero + 62
        screen.expect("size S", 16, y, 44, 44)
        screen.expect("size M", 16 + 52, y, 56, 44)
        screen.expect("size L", 68 + 64, y, 44, 44)
        screen.expect("bar", 0, device.height - 64, device.width, 64)
        screen.trigger("size S")
        screen.expect("size S", 16, y, 56, 44)
        screen.expect("size M", 16 + 64, y, 44, 44)
    }
}
