import Copyfit
import Testing

enum SheetDetent: CaseIterable, Comparable {
    case peek, half, full

    func height(in available: CGFloat) -> CGFloat {
        switch self {
        case .peek: 96
        case .half: available * 0.5
        case .full: available - 40
        }
    }
}

struct BottomSheet<Content: View, Sheet: View>: View {
    @Binding var detent: SheetDetent
    @ViewBuilder var content: Content
    @ViewBuilder var sheet: Sheet

    @GestureState(resetTransaction: Transaction(animation: .spring)) private var drag: CGFloat = 0

    var body: some View {
        GeometryReader { proxy in
            let height = detent.height(in: proxy.size.height)
            ZStack(alignment: .bottom) {
                content
                    .frame(width: proxy.size.width, height: proxy.size.height)
                    .blur(radius: detent == .full ? 4 : 0)
                VStack(spacing: 0) {
                    Capsule().fill(.tertiary).frame(width: 36, height: 5).padding(.vertical, 8).id("grabber")
                    sheet.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                }
                .frame(height: max(height - drag, 0))
                .background(.regularMaterial, in: UnevenRoundedRectangle(topLeadingRadius: 16, topTrailingRadius: 16))
                .gesture(dragging(in: proxy.size.height))
                .id("sheet")
            }
        }
    }

    private func dragging(in available: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 10, coordinateSpace: .global)
            .updating($drag) { value, state, _ in state = value.translation.height }
            .onEnded { value in
                let height = detent.height(in: available) - value.predictedEndTranslation.height
                detent =
                    SheetDetent.allCases.min { left, right in
                        abs(left.height(in: available) - height) < abs(right.height(in: available) - height)
                    } ?? detent
            }
    }
}

struct MapScreen: View {
    @State private var detent = SheetDetent.peek

    var body: some View {
        BottomSheet(detent: $detent) {
            Canvas { context, size in
                for step in stride(from: 0, to: size.width, by: 40) {
                    context.stroke(Path(CGRect(x: step, y: 0, width: 0.5, height: size.height)), with: .color(.gray))
                }
            }
            .id("map")
        } sheet: {
            Button("More") {
                withAnimation { detent = detent == .peek ? .half : .full }
            }
            .id("more")
        }
    }
}

@MainActor
struct BottomSheetTests {
    @Test("The sheet is at the bottom, as high as its detent says", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(MapScreen(), on: device)
        let (width, height) = (device.width, device.height)
        screen.expect("map", 0, 0, width, height)
        screen.expect("sheet", 0, height - 96, width, 96)
        screen.expect("grabber", (width - 36) / 2, 0, 36, 21, in: "sheet")
        screen.trigger("more")
        screen.expect("sheet", 0, height / 2, width, height / 2)
        screen.trigger("more")
        screen.expect("sheet", 0, 40, width, height - 40)
    }
}
