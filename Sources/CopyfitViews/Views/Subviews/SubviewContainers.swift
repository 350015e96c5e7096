/// What a function makes of the views that another view consists of: the content of `Group(subviews:transform:)`.
public nonisolated struct GroupElementsOfContent<Base: View, Result: View>: View {
    public typealias Body = Never

    let base: Base
    let transform: (SubviewsCollection) -> Result

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        SubviewsView._reconcile(
            SubviewsView(base: view.base) { view.transform($0.subviews) },
            at: position
        )
    }
}

/// What a function makes of the sections that another view consists of: the content of
/// `Group(sections:transform:)`.
public nonisolated struct GroupSectionsOfContent<Base: View, Result: View>: View {
    public typealias Body = Never

    let base: Base
    let transform: (SectionCollection) -> Result

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        SubviewsView._reconcile(
            SubviewsView(base: view.base) { view.transform(SectionCollection(sections: $0.sections)) },
            at: position
        )
    }
}

extension Group {
    /// Lays out what a function makes of the views that another view consists of.
    public nonisolated init<Base: View, Result: View>(
        subviews view: Base,
        @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(content: GroupElementsOfContent(base: view, transform: transform))
    }

    /// Lays out what a function makes of the sections that another view consists of.
    public nonisolated init<Base: View, Result: View>(
        sections view: Base,
        @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(content: GroupSectionsOfContent(base: view, transform: transform))
    }
}

/// The subviews of a `ForEach(subviews:content:)`. Empty outside the tree, because they are known only in the tree.
public nonisolated struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }

    /// Stops the program: outside the tree the collection is empty.
    public subscript(index: Int) -> Subview { preconditionFailure("The subviews are known in the tree only.") }
}

/// The sections of a `ForEach(sections:content:)`. Empty outside the tree, because they are known only in the tree.
public nonisolated struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }

    /// Stops the program: outside the tree the collection is empty.
    public subscript(index: Int) -> SectionConfiguration {
        preconditionFailure("The sections are known in the tree only.")
    }
}

extension ForEach where Content: View {
    /// A view for each of the views that another view consists of.
    public nonisolated init<V: View>(
        subviews view: V,
        @ViewBuilder content: @escaping (Subview) -> Content
    ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(ForEachSubviewCollection(), id: { $0.id }, content: content)
        standIn = TypedContent(
            SubviewsView(base: view) {
                ForEach<SubviewsCollection, Subview.ID, Content>($0.subviews, content: content)
            }
        )
    }

    /// A view for each of the sections that another view consists of.
    public nonisolated init<V: View>(
        sections view: V,
        @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(ForEachSectionCollection(), id: { $0.id }, content: content)
        standIn = TypedContent(
            SubviewsView(base: view) {
                ForEach<[SectionConfiguration], SectionConfiguration.ID, Content>($0.sections, content: content)
            }
        )
    }
}
