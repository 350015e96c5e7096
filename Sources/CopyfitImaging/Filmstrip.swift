public import Copyfit
public import CopyfitDrawing
public import CopyfitLayout
public import Foundation

/// One view under several conditions, side by side on a sheet: widths, locales, type sizes, colour schemes. Frames in
/// which a text does not fit are outlined in red and say which one.
///
/// ```swift
/// var strip = Filmstrip(of: LoginForm())
/// strip.addWidths([320, 390, 600])
/// strip.add("dark") { $0.colorScheme = .dark }
/// try PNGRenderer().render(strip.displayList()).write(to: "form.png")
/// ```
public struct Filmstrip<Content: View> {
    /// A condition under which the view is shown.
    public struct Frame {
        /// The caption above the view.
        public var label: String
        /// The size proposed to it.
        public var size: ProposedViewSize
        /// Its environment.
        public var environment: EnvironmentValues
    }

    /// The view.
    public var content: Content
    /// The conditions, in the order in which they are shown.
    public var frames: [Frame] = []
    /// The size proposed under conditions that state none.
    public var size: ProposedViewSize
    /// The environment under conditions that change nothing.
    public var environment: EnvironmentValues
    /// The width in points at which the next row begins; nil puts all frames in one row.
    public var sheetWidth: CGFloat?
    /// The marks on each frame.
    public var overlay: LayoutOverlay = []
    /// The options of the hosts. For type sizes give a platform that has them, such as `.iOS`.
    public var options = HostOptions()

    /// A sheet of a view, without frames yet.
    public init(
        of content: Content,
        size: ProposedViewSize = .unspecified,
        environment: EnvironmentValues = EnvironmentValues()
    ) {
        self.content = content
        self.size = size
        self.environment = environment
    }

    /// Adds a frame whose environment a function changes.
    public mutating func add(
        _ label: String,
        size: ProposedViewSize? = nil,
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        var environment = environment
        change(&environment)
        frames.append(Frame(label: label, size: size ?? self.size, environment: environment))
    }

    /// Adds a frame for each width in points.
    public mutating func addWidths(_ widths: [CGFloat]) {
        for width in widths {
            add("\(width.formatted()) pt", size: ProposedViewSize(width: width, height: size.height))
        }
    }

    /// Adds a frame for each locale identifier, with the layout direction of its language.
    public mutating func addLocales(_ identifiers: [String]) {
        for identifier in identifiers {
            let locale = Locale(identifier: identifier)
            add(identifier) { environment in
                environment.locale = locale
                let isMirrored = locale.language.characterDirection == .rightToLeft
                environment.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
            }
        }
    }

    /// The sheet. Lays out each frame with a host of its own.
    public func displayList() -> DisplayList {
        let shots = frames.map { frame in
            let host = ViewHost(content, size: frame.size, environment: frame.environment, options: options)
            let list = overlay.isEmpty ? host.displayList() : host.displayList(showing: overlay)
            return Shot(
                label: frame.label,
                list: list,
                problems: host.texts.compactMap { text in text.problem.map { "“\(text.string)”: \($0)" } },
                isDark: frame.environment.colorScheme == .dark
            )
        }
        let sheet = Sheet(rows: rows(of: shots))
        return ViewHost(sheet, size: .unspecified, options: options).displayList()
    }

    private func rows(of shots: [Shot]) -> [[Shot]] {
        var rows: [[Shot]] = []
        var width: CGFloat = 0
        for shot in shots {
            let isFull = sheetWidth.map { width + shot.width > $0 } ?? false
            if rows.isEmpty || isFull {
                rows.append([])
                width = 0
            }
            rows[rows.count - 1].append(shot)
            width += shot.width
        }
        return rows
    }
}

/// One frame of a filmstrip, drawn.
private struct Shot {
    let label: String
    let list: DisplayList
    let problems: [String]
    let isDark: Bool

    var width: CGFloat { list.size.width + 2 * Sheet.gap }
}

/// The frames in rows, with their labels.
private struct Sheet: View {
    nonisolated static let gap: CGFloat = 12

    let rows: [[Shot]]

    var body: some View {
        VStack(alignment: .leading, spacing: Self.gap) {
            ForEach(rows.indices, id: \.self) { row in
                HStack(alignment: .top, spacing: 2 * Self.gap) {
                    ForEach(rows[row].indices, id: \.self) { column in ShotView(shot: rows[row][column]) }
                }
            }
        }
        .padding(Self.gap)
        .background(Color(white: 0.93))
        .environment(\.colorScheme, .light)
    }
}

private struct ShotView: View {
    let shot: Shot

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: shot.label).font(.custom("Inter SemiBold", fixedSize: 13))
            DisplayListView(shot.list)
                .background(shot.isDark ? Color(white: 0.11) : Color.white)
                .border(fits ? Color(white: 0.75) : Color(red: 0.86, green: 0.08, blue: 0.12), width: fits ? 0.5 : 2)
            ForEach(shot.problems.indices, id: \.self) { index in
                Text(verbatim: shot.problems[index])
                    .font(.custom("Inter", fixedSize: 11))
                    .foregroundStyle(Color(red: 0.86, green: 0.08, blue: 0.12))
                    .frame(width: shot.list.size.width, alignment: .leading)
            }
        }
        .fixedSize()
    }

    private var fits: Bool { shot.problems.isEmpty }
}
