import Copyfit
import Testing

struct PlayerScreen: View {
    @State private var progress = 0.25
    @State private var isPlaying = false
    @State private var volume: Float = 0.5
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        VStack(spacing: 24) {
            Rectangle()
                .fill(AngularGradient(colors: [.purple, .blue, .purple], center: .center))
                .aspectRatio(1, contentMode: .fit)
                .frame(maxWidth: 320)
                .cornerRadius(16)
                .shadow(radius: isPlaying ? 20 : 8)
                .id("cover")
            ProgressTrack(progress: $progress)
            HStack(spacing: 40) {
                control("backward.fill") { progress = 0 }
                Button {
                    isPlaying.toggle()
                } label: {
                    Image(systemName: isPlaying ? "pause.circle.fill" : "play.circle.fill")
                        .resizable()
                        .frame(width: 72, height: 72)
                        .contentTransition(.opacity)
                }
                .buttonStyle(.plain)
                .keyboardShortcut(.space, modifiers: [])
                .id("play")
                control("forward.fill") { progress = 1 }.id("forward")
            }
            Slider(value: $volume).accessibilityLabel("Volume")
        }
        .padding(32)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .background(colorScheme == .dark ? Color.black : Color.white)
        .edgesIgnoringSafeArea(.all)
    }

    private func control(_ name: String, action: @escaping () -> Void) -> some View {
        Button(action: action) {
            Image(systemName: name).resizable().scaledToFit().frame(width: 36, height: 36)
        }
        .buttonStyle(.plain)
    }
}

private struct ProgressTrack: View {
    @Binding var progress: Double
    @GestureState private var isDragging = false

    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .leading) {
                Capsule().fill(.gray.opacity(0.3)).frame(height: 6)
                Capsule().fill(.primary).frame(width: geometry.size.width * progress, height: 6).id("elapsed")
                Circle()
                    .frame(width: 16, height: 16)
                    .offset(x: geometry.size.width * progress - 8)
                    .id("knob")
            }
            .frame(maxHeight: .infinity)
            .contentShape(.rect)
            .gesture(
                DragGesture(minimumDistance: 0)
                    .updating($isDragging) { _, state, _ in state = true }
                    .onChanged { progress = min(max($0.location.x / geometry.size.width, 0), 1) }
            )
        }
        .frame(height: 20)
        .id("track")
    }
}

@MainActor
struct PlayerScreenTests {
    @Test("The elapsed part grows to the end of its track", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(PlayerScreen(), on: device)
        let width = device.width
        screen.expect("cover", (width - 320) / 2, 32, 320, 320)
        let track = width - 64
        screen.expect("track", 32, 32 + 320 + 24, track, 20)
        screen.expect("elapsed", 32, 376 + 7, track / 4, 6)
        // Buttons of 36, 72 and 36 with gaps of 40 are 224 wide; the one in the middle is in the middle.
        screen.expect("play", (width - 72) / 2, 376 + 20 + 24, 72, 72)
        screen.expect("forward", (width + 72) / 2 + 40, 420 + 18, 36, 36)
        screen.trigger("forward")
        screen.expect("elapsed", 32, 383, track, 6)
    }
}
