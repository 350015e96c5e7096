import Copyfit
import Testing

struct Photo: Identifiable, Hashable {
    let id: Int
    var hue: Double { Double(id) / 12 }
}

struct PhotoGrid: View {
    @Namespace private var zoom
    @State private var selected: Photo?
    let photos: [Photo]
    var columnCount = 3

    private var columns: [GridItem] { Array(repeating: GridItem(.flexible(), spacing: 1), count: columnCount) }

    var body: some View {
        ZStack {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 1) {
                    ForEach(photos) { photo in
                        Button {
                            withAnimation(.spring(duration: 0.4, bounce: 0.2)) { selected = photo }
                        } label: {
                            thumbnail(of: photo)
                        }
                        .buttonStyle(.plain)
                        .contextMenu {
                            ShareLink(item: "photo \(photo.id)")
                        } preview: {
                            thumbnail(of: photo)
                        }
                        .id("photo \(photo.id)")
                    }
                }
            }
            if let selected {
                viewer(of: selected)
            }
        }
    }

    private func thumbnail(of photo: Photo) -> some View {
        Color(hue: photo.hue, saturation: 0.7, brightness: 0.9)
            .aspectRatio(1, contentMode: .fill)
            .matchedGeometryEffect(id: photo.id, in: zoom, isSource: selected != photo)
            .accessibilityLabel(Text("Photo \(photo.id)"))
            .accessibilityAddTraits(.isImage)
    }

    private func viewer(of photo: Photo) -> some View {
        ZStack(alignment: .topTrailing) {
            Color.black.opacity(0.9).ignoresSafeArea()
            Color(hue: photo.hue, saturation: 0.7, brightness: 0.9)
                .aspectRatio(4 / 3, contentMode: .fit)
                .matchedGeometryEffect(id: photo.id, in: zoom, properties: .frame, anchor: .center)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .id("large")
            Button("Close", systemImage: "xmark") { selected = nil }
                .labelStyle(.iconOnly)
                .frame(width: 44, height: 44)
                .id("close")
        }
        .transition(.opacity)
    }
}

@MainActor
struct PhotoGridTests {
    @Test("Photos are squares with a point between them", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(PhotoGrid(photos: (0..<4).map(Photo.init)), on: device)
        let side = (device.width - 2) / 3
        screen.expect("photo 0", 0, 0, side, side)
        screen.expect("photo 2", 2 * (side + 1), 0, side, side)
        if device.height > side { screen.expect("photo 3", 0, side + 1, side, side) }
        screen.trigger("photo 2")
        screen.expect("large", 0, 0, device.width, device.height)
        screen.expect("close", device.width - 44, 0, 44, 44)
        screen.trigger("close")
        #expect(screen.host.frame(id: "large") == nil)
    }
}
