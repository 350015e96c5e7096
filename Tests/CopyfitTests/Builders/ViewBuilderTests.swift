import Copyfit
import Testing

/// Runtime rules R22–R25.
@MainActor
struct ViewBuilderTests {
    @Test("runtime rule R22: the types a builder makes")
    func types() {
        func make<V: View, W>(_ expected: W.Type, @ViewBuilder _ content: () -> V) -> Bool { V.self == W.self }
        let flag = true
        let number: Color? = .red
        #expect(make(EmptyView.self) {})
        #expect(make(Color.self) { Color.red })
        #expect(
            make(TupleView<(Color, Text)>.self) {
                Color.red; Text("a")
            }
        )
        #expect(make(Color?.self) { if flag { Color.red } })
        #expect(make(_ConditionalContent<Color, Text>.self) { if flag { Color.red } else { Text("a") } })
        #expect(make(AnyView?.self) { if #available(macOS 99, *) { Color.red } })
        #expect(make(Color?.self) { if let number { number } })
    }

    @Test("runtime rule R23: more than ten children")
    func manyChildren() {
        let view = HStack(spacing: 0) {
            Color.red.box(1, 1); Color.red.box(1, 1); Color.red.box(1, 1); Color.red.box(1, 1)
            Color.red.box(1, 1); Color.red.box(1, 1); Color.red.box(1, 1); Color.red.box(1, 1)
            Color.red.box(1, 1); Color.red.box(1, 1); Color.red.box(1, 1); Color.red.box(1, 1)
        }
        #expect(host(view).idealSize == CGSize(width: 12, height: 1))
    }

    @Test("runtime rule R24: the tuple's value is there, and a tuple made by hand works")
    func tuple() {
        let built = VStack {
            Color.red.box(1, 1)
            Color.red.box(1, 2)
        }
        _ = built
        let tuple = TupleView((Color.red.box(10, 1), Color.blue.box(20, 1), EmptyView()))
        #expect(Mirror(reflecting: tuple.value).children.count == 3)
        #expect(host(HStack(spacing: 0) { tuple }).idealSize == CGSize(width: 30, height: 1))
    }

    @Test("runtime rule R25: declarations, if let and switch in a builder")
    func statements() {
        enum Kind: CaseIterable { case a, b, c }
        func view(_ kind: Kind, _ width: CGFloat?) -> some View {
            VStack(spacing: 0) {
                let height: CGFloat = 5
                let _ = height * 2
                if let width { Color.red.box(width, height) }
                switch kind {
                case .a: Color.red.box(1, 1)
                case .b: Color.red.box(2, 2)
                case .c: Color.red.box(3, 3)
                }
            }
        }
        #expect(host(view(.c, 7)).idealSize == CGSize(width: 7, height: 8))
        #expect(host(view(.b, nil)).idealSize == CGSize(width: 2, height: 2))
    }
}
