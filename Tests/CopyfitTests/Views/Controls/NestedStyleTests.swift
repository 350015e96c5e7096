import Copyfit
import Testing

/// Controls inside controls of the same kind. SwiftUI hands the content of a styled control the style that was set further
/// out: styles for nested boxes therefore set themselves around their content.
@MainActor
struct NestedStyleTests {
    /// Insets of 10 to all sides, and nothing else.
    private struct Inset: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.content.padding(10) }
    }

    private struct Recursive: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.content.groupBoxStyle(self).padding(10)
        }
    }

    private struct Bordered: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).padding(1) }
    }

    private var nested: some View {
        GroupBox {
            GroupBox { Color.red.box(4, 4).id("inner") }
        }
    }

    @Test("A box in a styled box has the style around that style")
    func nextStyle() {
        // 10 of the custom style and 8 of the automatic one, to each side.
        #expect(host(nested.groupBoxStyle(Inset())).idealSize == CGSize(width: 40, height: 40))
        // 1 and the automatic 8 for the outer box, 10 for the inner one.
        #expect(
            host(nested.groupBoxStyle(Bordered()).groupBoxStyle(Inset())).idealSize == CGSize(width: 42, height: 42)
        )
    }

    @Test("Boxes beside each other have the same style")
    func siblings() {
        let boxes = HStack(spacing: 0) {
            GroupBox { Color.red.box(4, 4) }
            GroupBox { Color.red.box(4, 4) }
        }
        #expect(host(boxes.groupBoxStyle(Inset())).idealSize == CGSize(width: 48, height: 24))
    }

    @Test("A style that sets itself around its content reaches boxes at every depth")
    func recursive() {
        let deep = GroupBox { nested }
        #expect(host(deep.groupBoxStyle(Recursive())).idealSize == CGSize(width: 64, height: 64))
    }

    @Test("Labels, switches and buttons inside a styled one have the style around it")
    func otherKinds() {
        struct Row: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack(spacing: 0) {
                    configuration.title; Color.red.box(100, 1)
                }
            }
        }
        let label = Label {
            Label("ab", systemImage: "star")
        } icon: {
            EmptyView()
        }
        // "ab" is 14.6 wide, 15 in half points: a bar of 100 once, the inner label by the outer style.
        #expect(host(label.labelStyle(Row()).labelStyle(.titleOnly)).idealSize.width == 115)

        struct Wide: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label.padding(10) }
        }
        let button = Button(action: {}) { Button("ab") {} }
        #expect(host(button.buttonStyle(Wide()).buttonStyle(.plain)).idealSize == CGSize(width: 35, height: 36))
    }

    @Test("Progress views, forms and labelled contents are made of what their style was given")
    func configurations() {
        struct AddedProgress: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).padding(1) }
        }
        struct AddedContent: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration).padding(1) }
        }
        struct AddedForm: FormStyle {
            func makeBody(configuration: Configuration) -> some View { Form(configuration).padding(1) }
        }
        func check(_ bare: some View, _ styled: some View) {
            let size = host(bare).idealSize
            #expect(host(styled).idealSize == CGSize(width: size.width + 2, height: size.height + 2))
        }
        for view in [ProgressView("abc", value: 0.5), ProgressView("abc")] {
            check(view, view.progressViewStyle(AddedProgress()))
        }
        check(LabeledContent("abc", value: "d"), LabeledContent("abc", value: "d").labeledContentStyle(AddedContent()))
        check(Form { Text("abc") }, Form { Text("abc") }.formStyle(AddedForm()))
    }
}
