import SwiftUI
import Testing

private final class Ruler: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 120, height: UIView.noIntrinsicMetric) }
}

/// What happens to a represented view.
private final class Life {
    var updates: [CGFloat] = []
    var dismantled: [ObjectIdentifier] = []
    var made: [Ruler] = []
}

private struct RulerView: UIViewRepresentable {
    let unit: CGFloat
    var life = Life()

    final class Coordinator {
        let life: Life

        init(_ life: Life) { self.life = life }
    }

    func makeCoordinator() -> Coordinator { Coordinator(life) }

    func makeUIView(context: Context) -> Ruler {
        let ruler = Ruler()
        life.made.append(ruler)
        return ruler
    }

    func updateUIView(_ uiView: Ruler, context: Context) { context.coordinator.life.updates.append(unit) }

    static func dismantleUIView(_ uiView: Ruler, coordinator: Coordinator) {
        coordinator.life.dismantled.append(ObjectIdentifier(uiView))
    }
}

private struct SquareView: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
        let side = min(proposal.width ?? 50, proposal.height ?? 50)
        return CGSize(width: side, height: side)
    }
}

private nonisolated func workerView() -> some View { WorkerView().id("square") }

private nonisolated struct WorkerView: View {
    @MainActor var body: some View { SquareView() }
}

private struct LoginScreen: View {
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.scenePhase) private var scenePhase
    @State private var address = ""

    var body: some View {
        VStack(spacing: 0) {
            Color(.systemGray6).frame(height: 44).id("bar")
            TextField("Address", text: $address)
                .keyboardType(.emailAddress)
                .textContentType(.username)
                .autocapitalization(.none)
                .textInputAutocapitalization(.never)
                .disableAutocorrection(true)
            Color(uiColor: .secondarySystemBackground)
                .frame(width: UIScreen.main.bounds.width * 0.5, height: 30)
                .id("half")
            Button("Close") {
                UIImpactFeedbackGenerator(style: .light).impactOccurred()
                presentationMode.wrappedValue.dismiss()
            }
        }
        .opacity(scenePhase == .active ? 1 : 0.5)
    }
}

@MainActor
struct UIKitTests {
    private func components(_ color: Color, _ scheme: ColorScheme) -> [Int] {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let resolved = color.resolve(in: environment)
        return [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { Int(($0 * 255).rounded()) }
    }

    @Test("UIKit's named colours have their published components in light and dark")
    func colors() {
        #expect(components(Color(.systemGray6), .light) == [0xF2, 0xF2, 0xF7, 255])
        #expect(components(Color(.systemGray6), .dark) == [0x1C, 0x1C, 0x1E, 255])
        #expect(components(Color(uiColor: .systemTeal), .light) == [48, 176, 199, 255])
        #expect(components(Color(uiColor: .secondaryLabel), .dark) == [0xEB, 0xEB, 0xF5, 153])
        #expect(components(Color(nsColor: .textBackgroundColor), .light) == [255, 255, 255, 255])
        #expect(components(Color(UIColor(red: 1, green: 0.2, blue: 0, alpha: 0.4)), .dark) == [255, 51, 0, 102])
        #expect(components(Color(.label).opacity(0.5), .dark) == [255, 255, 255, 128])
        #expect(components(Color(UIColor(Color.blue)), .dark) == [10, 132, 255, 255])
    }

    @Test("AppKit's named colours are those of macOS, and Color(_:) takes them too")
    func macColors() {
        // Apple's Human Interface Guidelines, "macOS system colors", at the time of macOS 13.
        #expect(components(Color(nsColor: .systemGreen), .light) == [40, 205, 65, 255])
        #expect(components(Color(nsColor: .systemGreen), .dark) == [50, 215, 75, 255])
        #expect(components(Color(nsColor: .systemTeal), .light) == [89, 173, 196, 255])
        #expect(components(Color(nsColor: .systemCyan), .dark) == [90, 200, 245, 255])
        #expect(components(Color(nsColor: .systemMint), .dark) == [102, 212, 207, 255])
        #expect(components(Color(nsColor: .systemGray), .dark) == [152, 152, 157, 255])
        #expect(components(.green, .light) == [40, 205, 65, 255])
        #expect(components(.gray, .dark) == [152, 152, 157, 255])
        #expect(components(Color(.systemGreen), .light) == [0x34, 0xC7, 0x59, 255])
        #expect(components(Color(.linkColor), .light) == [0, 0x68, 0xDA, 255])
        #expect(components(Color(NSColor.systemCyan), .light) == [85, 190, 240, 255])
        #expect(components(Color(.quaternaryLabel), .dark) == [0xEB, 0xEB, 0xF5, 46])
        #expect(components(Color(NSColor.red), .light) == [255, 0, 0, 255])
    }

    @Test("Colours that depend on the appearance are asked for each")
    func dynamicColors() {
        let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
        #expect(components(Color(color), .light) == [0, 0, 0, 255])
        #expect(components(Color(color), .dark) == [255, 255, 255, 255])
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        let mac = NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .red : .blue }
        #expect(components(Color(mac), .light) == [0, 0, 255, 255])
        #expect(components(Color(mac), .dark) == [255, 0, 0, 255])
        #expect((UIColor(named: "Brand") ?? .systemBlue) == .systemBlue)
    }

    @Test("Pictures that are not there are nil")
    func pictures() {
        #expect(UIImage(named: "no such picture") == nil)
        #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
        // The head of a PNG of 2 × 3 pixels is all that is read.
        let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        #expect(UIImage(data: Data(head + [0, 0, 0, 2, 0, 0, 0, 3])) != nil)
        #expect(UIImage(systemName: "star") != nil)
    }

    @Test("A screen with UIKit's names is laid out; the screen is 390 points wide")
    func screen() {
        let host = ViewHost(LoginScreen(), size: ProposedViewSize(width: 390, height: 844))
        #expect(host.update().converged)
        #expect(host.frame(id: "half")?.width == 195)
        #expect(host.frame(id: "half")?.minX == 97.5)
        #expect(host.frame(id: "bar")?.width == 390)
    }

    @Test("A represented view has its intrinsic size, or the proposed one along an axis without")
    func representable() {
        let host = ViewHost(RulerView(unit: 1).id("ruler"), size: ProposedViewSize(width: 300, height: 40))
        let report = host.update()
        #expect(host.frame(id: "ruler")?.size == CGSize(width: 120, height: 40))
        #expect(report.diagnostics(.unsupportedModifier).count == 1)
        let square = ViewHost(SquareView().id("square"), size: ProposedViewSize(width: 80, height: 60))
        _ = square.update()
        #expect(square.frame(id: "square")?.size == CGSize(width: 60, height: 60))
    }

    @Test("A represented view is made once, updated with each new value, and dismantled when it has disappeared")
    func lifeOfRepresentable() throws {
        let life = Life()
        let host = ViewHost(VStack { RulerView(unit: 1, life: life) }, size: .unspecified)
        _ = host.update()
        host.setContent(VStack { RulerView(unit: 2, life: life) })
        _ = host.update()
        #expect(life.updates == [1, 2])
        let ruler = try #require(life.made.first)
        #expect(life.made.count == 1)
        #expect(life.dismantled.isEmpty)
        host.close()
        #expect(life.dismantled == [ObjectIdentifier(ruler)])
    }

    @Test("A represented view in a row of a lazy container is dismantled out of view, and made anew on its return")
    func representableInLazyRow() {
        let life = Life()
        let rows = ScrollView {
            LazyVStack(spacing: 0) {
                RulerView(unit: 1, life: life).frame(height: 20)
                ForEach(0..<1000, id: \.self) { index in
                    if index == 0 { RulerView(unit: 2, life: life) } else { Color.blue.frame(height: 20) }
                }
            }
        }
        let host = ViewHost(rows.id("rows"), size: ProposedViewSize(width: 100, height: 100))
        _ = host.update()
        let made = life.made.count
        host.scroll("rows", to: .bottom)
        _ = host.update()
        let dismantled = life.dismantled.count
        #expect(dismantled > 0)
        host.scroll("rows", to: .top)
        #expect(host.update().converged)
        #expect(life.made.count == made + dismantled)
        host.close()
        #expect(life.dismantled.count == life.made.count)
    }

    @Test("A host on another thread than the main one lays out represented views")
    func representableOnWorker() async {
        let size: CGSize? = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                let host = ViewHost(workerView(), size: ProposedViewSize(width: 300, height: 40))
                _ = host.updateUnchecked()
                continuation.resume(returning: host.frame(id: "square")?.size)
                host.close()
            }
        }
        #expect(size == CGSize(width: 40, height: 40))
    }

    @Test("A hosting controller measures its view")
    func hostingController() {
        let controller = UIHostingController(rootView: Color.red.frame(width: 70))
        #expect(controller.sizeThatFits(in: CGSize(width: 200, height: 90)) == CGSize(width: 70, height: 90))
    }
}

@MainActor
struct AppearanceTests {
    @Test("What programs set of UIKit when they start is accepted")
    func appearances() {
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.titleTextAttributes = [.foregroundColor: UIColor.label, .font: UIFont.boldSystemFont(ofSize: 20)]
        UINavigationBar.appearance().standardAppearance = look
        UITableView.appearance().backgroundColor = .clear
        UITabBar.appearance().isTranslucent = false
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        let (state, idiom, held): (UIControl.State, UIUserInterfaceIdiom, UIDeviceOrientation)
        (state, idiom, held) = ([.selected, .disabled], UIDevice.current.userInterfaceIdiom, .landscapeLeft)
        #expect(state.contains(.disabled) && idiom == .phone && held.isLandscape)
        UIScrollView.appearance().bounces = false
        UIPasteboard.general.string = "Rye"
        #expect(UIPasteboard.general.string == "Rye")
    }

    @Test("A font by UIKit's name has its size: a text is as high as one of the system font of that size")
    func fonts() {
        func height(_ font: Font) -> CGFloat { size(of: Text("Rye").font(font), .unspecified).height }
        #expect(height(Font(UIFont.systemFont(ofSize: 40))) == height(.system(size: 40)))
        #expect(height(Font(UIFont.systemFont(ofSize: 10).withSize(40))) == height(.system(size: 40)))
        #expect(height(Font(UIFont.systemFont(ofSize: 10))) < height(.system(size: 40)))
        #expect(height(Font(NSFont.boldSystemFont(ofSize: 40))) == height(.system(size: 40, weight: .bold)))
    }

    @Test("The fonts of both platforms have their own sizes, and are equal if they say the same")
    func fontSizes() {
        #expect([NSFont.systemFontSize, NSFont.smallSystemFontSize, NSFont.labelFontSize] == [13, 11, 10])
        #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
        #expect(UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
        #expect(NSFont.preferredFont(forTextStyle: .body).pointSize == 13)
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
        #expect(UIFont.Weight(rawValue: 0.4) == .bold)
        #expect(UIFont.systemFont(ofSize: 9, weight: .init(rawValue: 0.4)) == .boldSystemFont(ofSize: 9))
    }
}

@MainActor
struct WindowTests {
    @Test("The program has one window as large as the screen, without safe areas")
    func window() throws {
        let window = try #require(UIApplication.shared.windows.first)
        #expect(UIApplication.shared.windows.count == 1)
        #expect(window.bounds == UIScreen.main.bounds)
        #expect(window.safeAreaInsets == .zero)
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        #expect(scenes.first?.windows.first === window)
        #expect(scenes.first?.activationState == .foregroundActive)
    }

    /// The corner at the top left is cut by a curve that keeps within the circle of radius 10, which at 45° goes through
    /// 10 − 10 / √2 = 2.93; the others are not.
    @Test("Paths have the corners that are asked for")
    func paths() {
        let area = CGRect(x: 0, y: 0, width: 40, height: 30)
        let path = UIBezierPath(
            roundedRect: area,
            byRoundingCorners: [.topLeft],
            cornerRadii: CGSize(width: 10, height: 10)
        )
        #expect(path.bounds == area)
        #expect(!Path(path.cgPath).contains(CGPoint(x: 1, y: 1)))
        #expect(Path(path.cgPath).contains(CGPoint(x: 39, y: 1)))
        #expect(Path(path.cgPath).contains(CGPoint(x: 1, y: 29)))
        let triangle = UIBezierPath()
        triangle.move(to: .zero)
        triangle.addLine(to: CGPoint(x: 8, y: 0))
        triangle.addLine(to: CGPoint(x: 0, y: 6))
        triangle.close()
        #expect(triangle.bounds == CGRect(x: 0, y: 0, width: 8, height: 6))
        // Clockwise as one sees it, from the right over the bottom to the left.
        let half = UIBezierPath(
            arcCenter: CGPoint(x: 10, y: 10),
            radius: 10,
            startAngle: 0,
            endAngle: .pi,
            clockwise: true
        )
        #expect(abs(half.bounds.minY - 10) < 0.01)
        #expect(abs(half.bounds.maxY - 20) < 0.01)
    }
}
