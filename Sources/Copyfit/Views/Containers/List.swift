import CopyfitLayout
import Foundation

/// Rows below each other.
///
/// One documented plain style: each row is offered the full width less 16 points on each side, stands at the leading
/// edge with 4 points above and below, and is at least as high as the environment's `defaultMinListRowHeight`; lines
/// of one point stand between rows. A list takes what it is proposed and scrolls vertically. Selection is accepted and
/// has no effect on layout.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: BuiltInView {
    let content: Content

    public var body: some View {
        ScrollView {
            ListLayout() { content.modifier(ListRow()) }
        }
    }
}

extension List where SelectionValue == Never {
    /// Rows of a builder.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// A row for each identifiable element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    /// A row for each element, named by the value at a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        content = ForEach(data, id: id, content: rowContent)
    }
}

extension List {
    /// Rows of a builder, with a selection.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Rows of a builder, with a selection of several.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

/// The insets and the least height of a row.
nonisolated struct ListRow: ViewModifier {
    @Environment(\.defaultMinListRowHeight) private var height

    func body(content: Content) -> some View {
        content
            .padding(.horizontal, 16)
            .padding(.vertical, 4)
            .frame(minHeight: height)
            .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// Rows below each other, one point apart for the line between them.
struct ListLayout: Layout, Equatable {
    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
        let lines = CGFloat(max(0, sizes.count - 1))
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(lines, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for subview in subviews {
            let row = ProposedViewSize(width: proposal.width, height: nil)
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: row)
            y += subview.sizeThatFits(row).height + 1
        }
    }
}
