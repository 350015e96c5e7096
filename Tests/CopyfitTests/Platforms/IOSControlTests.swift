import Testing

import Copyfit
@testable import CopyfitViews

/// Controls on iOS, with the lengths of `Documentation/Platforms.md`. At 17 points a character of the stand-in font is
/// 9.55 points wide and a line 20.92 high; both are rounded up to half points: "abc" is 29, "abcdefghij" 95.5 by 21.
@MainActor
struct IOSControlTests {
    private func host<Content: View>(
        _ view: Content,
        _ platform: HostOptions.Platform = .iOS,
        _ width: CGFloat? = 300,
        _ height: CGFloat? = 400
    ) -> ViewHost {
        var options = HostOptions()
        options.platform = platform
        let host = ViewHost.standIn(view, width: width, height: height, options: options)
        _ = host.update()
        return host
    }

    private func size(_ view: some View, width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize {
        host(view).size(for: ProposedViewSize(width: width, height: height))
    }

    @Test("A button is its label; with a border it has the insets of its size")
    func buttons() {
        let button = Button("abcdefghij") {}
        #expect(size(button) == CGSize(width: 95.5, height: 21))
        #expect(size(button.buttonStyle(.borderless)) == CGSize(width: 95.5, height: 21))
        let bordered = button.buttonStyle(.bordered)
        #expect(size(bordered) == CGSize(width: 95.5 + 24, height: 21 + 14))
        #expect(size(bordered.controlSize(.mini)) == CGSize(width: 95.5 + 20, height: 21 + 10))
        #expect(size(bordered.controlSize(.small)) == CGSize(width: 95.5 + 20, height: 21 + 10))
        #expect(size(bordered.controlSize(.large)) == CGSize(width: 95.5 + 40, height: 21 + 30))
        #expect(size(button.buttonStyle(.borderedProminent)) == size(bordered))
    }

    @Test("Insets do not grow with the font, marks do")
    func fonts() {
        // At 34 points the title is 191 by 42.
        let large = Button("abcdefghij") {}.buttonStyle(.bordered).font(.system(size: 34))
        #expect(size(large) == CGSize(width: 191 + 24, height: 42 + 14))
        // At the largest size a character is 29.76 points wide and a line 65.23 high.
        let largest = Button("a") {}.buttonStyle(.bordered).dynamicTypeSize(.accessibility5)
        #expect(size(largest) == CGSize(width: 30 + 24, height: 65.5 + 14))
        #expect(size(Toggle("", isOn: .constant(true)).labelsHidden().font(.largeTitle)).height == 31)
        let disclosed = DisclosureGroup("") { EmptyView() }.font(.system(size: 34))
        // A gap of 8 and a mark of 18 at 17 points.
        #expect(size(disclosed).width == 44)
    }

    @Test("Switches, steppers and dates are at the trailing edge of the width")
    func rows() {
        let toggle = Toggle("abc", isOn: .constant(true))
        #expect(size(toggle) == CGSize(width: 29 + 8 + 51, height: 31))
        #expect(size(toggle, width: 300) == CGSize(width: 300, height: 31))
        #expect(size(toggle.labelsHidden(), width: 300) == CGSize(width: 51, height: 31))
        let stepper = Stepper("abc", value: .constant(1))
        #expect(size(stepper) == CGSize(width: 29 + 8 + 94, height: 32))
        #expect(size(stepper, width: 300) == CGSize(width: 300, height: 32))
        #expect(size(ColorPicker("abc", selection: .constant(.red)), width: 300) == CGSize(width: 300, height: 28))
        let disclosure = DisclosureGroup("abc") { Color.red.box(1, 100) }
        #expect(size(disclosure, width: 300) == CGSize(width: 300, height: 21))
        #expect(size(disclosure) == CGSize(width: 29 + 8 + 18, height: 21))
    }

    @Test("A slider has no label; a track is as wide as proposed")
    func sliders() {
        let slider = Slider(value: .constant(0.5)) { Text("abc") }
        #expect(size(slider, width: 300) == CGSize(width: 300, height: 34))
        #expect(size(slider) == CGSize(width: 100, height: 34))
        #expect(size(slider, width: 0) == CGSize(width: 34, height: 34))
    }

    @Test("A text field has no border unless it is asked for")
    func fields() {
        let field = TextField("abc", text: .constant("a"))
        #expect(size(field, width: 300) == CGSize(width: 300, height: 21))
        #expect(size(field.textFieldStyle(.roundedBorder), width: 300) == CGSize(width: 300, height: 35))
        let automatic = field.textFieldStyle(.automatic).textFieldStyle(.roundedBorder)
        #expect(size(automatic, width: 300) == CGSize(width: 300, height: 21))
    }

    @Test("Pickers have no label outside lists and forms; segments share the width; a wheel has its height")
    func pickers() {
        let picker = Picker("abcdefghij", selection: .constant(1)) {
            Text("a").tag(1)
            Text("abc").tag(2)
        }
        // 29, a gap of 4, a mark of 18, insets of 12; 21 and insets of 7.
        #expect(size(picker, width: 300) == CGSize(width: 29 + 4 + 18 + 24, height: 35))
        let segments = picker.pickerStyle(.segmented)
        // At 13 points 22, and insets of 12, twice.
        #expect(size(segments) == CGSize(width: 92, height: 32))
        #expect(size(segments, width: 300) == CGSize(width: 300, height: 32))
        #expect(size(picker.pickerStyle(.wheel), width: 300) == CGSize(width: 300, height: 216))
    }

    @Test("A menu is its label; a box holds its label")
    func containers() {
        #expect(size(Menu("abc") { Text("a") }) == CGSize(width: 29, height: 21))
        // The label in semibold 29, and insets of 16.
        #expect(size(GroupBox("abc") { Color.red.box(5, 5) }).width == 61)
        #expect(size(GroupBox { Color.red.box(5, 5) }) == CGSize(width: 37, height: 37))
    }

    @Test("A divider is one pixel thick, one point at accessibility sizes")
    func dividers() {
        #expect(size(Divider(), width: 100, height: 50) == CGSize(width: 100, height: 0.5))
        #expect(size(Divider().environment(\.displayScale, 4), width: 100, height: 50).height == 0.25)
        #expect(size(Divider().dynamicTypeSize(.accessibility1), width: 100, height: 50).height == 1)
        #expect(host(Divider(), .macOS).size(for: ProposedViewSize(width: 100, height: 50)).height == 1)
    }

    @Test("Labelled content fills the width on iOS, and on macOS in forms only")
    func labelledContent() {
        let content = LabeledContent("abc", value: "de")
        let proposal = ProposedViewSize(width: 200, height: 50)
        #expect(size(content, width: 200).width == 200)
        // At 13 points 22, a gap of 8, and 15.
        #expect(host(content, .macOS).size(for: proposal) == CGSize(width: 45, height: 16))
        let form = host(Form { content.id("row") }, .macOS, 200, 100)
        #expect(form.frame(id: "row") == CGRect(x: 0, y: 0, width: 200, height: 16))
    }
}
