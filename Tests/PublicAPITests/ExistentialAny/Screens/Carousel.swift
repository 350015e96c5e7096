import Copyfit
import Testing

struct Carousel<Items: RandomAccessCollection, Content: View>: View where Items.Element: Identifiable {
    let items: Items
    var inset: CGFloat = 24
    var spacing: CGFloat = 12
    @ViewBuilder let content: (Items.Element) -> Content
    @State private var position: Items.Element.ID?

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: spacing) {
                ForEach(items) { item in
                    content(item)
                        .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: spacing)
                        .scrollTransition(axis: .horizontal) { effect, phase in
                            effect.scaleEffect(phase.isIdentity ? 1 : 0.9).opacity(1 - abs(phase.value) * 0.3)
                        }
                }
            }
            .scrollTargetLayout()
        }
        .safeAreaPadding(.horizontal, inset)
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $position)
        .scrollIndicators(.hidden)
    }
}

struct Offer: Identifiable {
    let id: Int
}

struct OfferScreen: View {
    var body: some View {
        VStack(spacing: 16) {
            Carousel(items: (0..<6).map(Offer.init)) { offer in
                RoundedRectangle(cornerRadius: 20)
                    .fill(Color(white: Double(offer.id) / 6))
                    .frame(height: 180)
                    .id("offer \(offer.id)")
            }
            .frame(height: 180)
            .id("carousel")
            Text("Offers of the week")
                .font(.title2)
                .kerning(0.5)
                .containerRelativeFrame([.horizontal]) { length, axis in axis == .horizontal ? length / 2 : length }
                .id("title")
            Spacer()
        }
    }
}

@MainActor
struct CarouselTests {
    @Test("A page is four fifths of the carousel's inner width", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(OfferScreen(), on: device)
        screen.expect("carousel", 0, 0, device.width, 180)
        // Five of a width w and four gaps of 12 fill the width inside the margins; a page is four with three gaps.
        let fifth = (device.width - 48 - 48) / 5
        let page = 4 * fifth + 36
        screen.expect("offer 0", 24, 0, page, 180)
        screen.expect("offer 1", 24 + page + 12, 0, page, 180)
        #expect(screen.host.frame(id: "title")?.width == device.width / 2)
    }
}
