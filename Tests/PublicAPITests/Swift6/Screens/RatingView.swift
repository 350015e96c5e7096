import Copyfit
import Testing

struct RatingView: View {
    @Binding var rating: Int
    var maximum = 5
    var size: CGFloat = 32

    var body: some View {
        HStack(spacing: size / 8) {
            ForEach(1...maximum, id: \.self) { star in
                StarShape(points: 5)
                    .fill(star <= rating ? AnyShapeStyle(.yellow) : AnyShapeStyle(.quaternary))
                    .frame(width: size, height: size)
                    .contentShape(.interaction, Rectangle())
                    .onTapGesture { rating = rating == star ? 0 : star }
                    .id("star \(star)")
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(rating) of \(maximum)")
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: rating = min(rating + 1, maximum)
            case .decrement: rating = max(rating - 1, 0)
            @unknown default: break
            }
        }
        .sensoryFeedback(.selection, trigger: rating)
    }
}

struct StarShape: InsettableShape {
    let points: Int
    var inset: CGFloat = 0

    nonisolated func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let outer = min(rect.width, rect.height) / 2 - inset
        var path = Path()
        for corner in 0..<(points * 2) {
            let angle = Double(corner) * .pi / Double(points) - .pi / 2
            let radius = corner.isMultiple(of: 2) ? outer : outer * 0.4
            let point = CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }

    nonisolated func inset(by amount: CGFloat) -> StarShape {
        var shape = self
        shape.inset += amount
        return shape
    }
}

struct ReviewForm: View {
    @State private var rating = 2
    @State private var text = ""

    var body: some View {
        VStack(spacing: 16) {
            RatingView(rating: $rating).id("rating")
            if rating > 0 {
                TextEditor(text: $text)
                    .scrollContentBackground(.hidden)
                    .frame(height: 120)
                    .overlay(alignment: .topLeading) { if text.isEmpty { Text("What did you like?").opacity(0.4) } }
                    .id("editor")
            }
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
}

@MainActor
struct RatingViewTests {
    @Test(
        "Stars have an eighth of their size between them; a second tap on one takes the rating back",
        arguments: Device.all
    )
    func layout(device: Device) {
        let screen = layOut(ReviewForm(), on: device)
        // 5 · 32 + 4 · 4
        let left = (device.width - 176) / 2
        screen.expect("rating", left, 24, 176, 32)
        screen.expect("star 3", left + 2 * 36, 24, 32, 32)
        screen.expect("editor", 24, 24 + 32 + 16, device.width - 48, 120)
        screen.trigger("star 2")
        #expect(screen.host.frame(id: "editor") == nil)
    }
}
