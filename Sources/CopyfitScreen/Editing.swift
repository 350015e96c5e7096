public import CopyfitViews
public import Foundation

/// Whether the content of a view is being edited.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    /// Whether it is being edited.
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    /// Whether the content of a view is being edited; nil if nothing can be edited.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

/// A button that begins and ends editing: it says "Edit" or "Done". Without an `editMode` in the environment its action
/// does nothing.
public nonisolated struct EditButton: BuiltInView {
    @Environment(\.editMode) private var editMode

    /// Creates the button.
    public init() {}

    public var body: some View {
        let (mode, isEditing) = (editMode, editMode?.wrappedValue.isEditing == true)
        Button(isEditing ? "Done" : "Edit") { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at these distances from the start. O(*n*), where *n* is the number of elements.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var offset = -1
        removeAll { _ in
            offset += 1
            return offsets.contains(offset)
        }
    }
}

extension MutableCollection {
    /// Moves the elements at distances from the start, in their order, to just before the element that is at another
    /// distance now. O(*n*), where *n* is the number of elements.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let before = elements.indices.filter { $0 < destination && !source.contains($0) }
        let after = elements.indices.filter { $0 >= destination && !source.contains($0) }
        let moved = source.filter { elements.indices.contains($0) }
        for (index, offset) in zip(Array(indices), before + moved + after) { self[index] = elements[offset] }
    }
}
