import Copyfit
import Testing

/// Sliders, steppers, progress views and gauges, with labels of 7.3 points per character and 16 points height, rounded up
/// to half points. Lengths are those of the table in `ControlMetrics` at 13 points.
@MainActor
struct ValueControlTests {
    private static let proposals: [ProposedViewSize] = [
        .unspecified, .zero, ProposedViewSize(width: 200, height: 100), .infinity,
    ]

    private func sizes(of view: some View) -> [CGSize] {
        let host = host(view)
        return Self.proposals.map { host.size(for: $0) }
    }

    @Test("A slider's track takes the width that is left, at least 28, 100 where nothing is proposed")
    func sliderSizes() {
        let expected = [
            CGSize(width: 100, height: 14), CGSize(width: 28, height: 14), CGSize(width: 200, height: 14),
            CGSize(width: CGFloat.infinity, height: 14),
        ]
        #expect(sizes(of: Slider(value: .constant(0.5))) == expected)
        // Labels of 22, 7.5 and 15, gaps of 8.
        let labelled = Slider(value: .constant(0.5)) {
            Text("abc")
        } minimumValueLabel: {
            Text("a")
        } maximumValueLabel: {
            Text("ab")
        }
        let bare: CGFloat = 7.5 + 8 + 100 + 8 + 15
        #expect(host(labelled).idealSize == CGSize(width: 22 + 8 + bare, height: 16))
        #expect(host(labelled.labelsHidden()).idealSize.width == bare)
        #expect(host(labelled).size(for: ProposedViewSize(width: 300, height: 50)).width == 300)
    }

    @Test("A host moves a slider to the nearest step inside its range")
    func sliderValues() {
        struct Model: View {
            @State var value = 0.0
            var body: some View {
                Slider(value: $value, in: 0...10, step: 2.5).id("slider")
                Color.red.box(CGFloat(value) + 1, 1).id("box")
            }
        }
        let host = host(Model())
        // 6 lies between the steps 5 and 7.5; beyond the range is its end; not a number is its beginning.
        let cases: [(Double, CGFloat)] = [(6, 5), (6.3, 7.5), (99, 10), (-1, 0), (.nan, 0)]
        for (wanted, expected) in cases {
            #expect(host.setValue(wanted, of: "slider"))
            _ = host.update()
            #expect(host.frame(id: "box")?.size == CGSize(width: expected + 1, height: 1))
        }
        #expect(!host.setValue(1, of: "nowhere"))
        #expect(!Copyfit.ViewHost(Model().disabled(true), size: .zero).setValue(1, of: "slider"))
    }

    @Test("A slider without a last whole step ends on the step before")
    func sliderSteps() {
        var value = 0.0
        let binding = Binding(get: { value }, set: { value = $0 })
        let host = host(Slider(value: binding, in: 0...1, step: 0.4).id("slider"))
        #expect(host.setValue(1, of: "slider"))
        #expect(value == 0.8)
    }

    @Test("A stepper is its label and a mark of 14 by 21")
    func stepperSizes() {
        let size = CGSize(width: 22 + 4 + 14, height: 21)
        let expected = [size, CGSize(width: 18, height: 21), size, size]
        #expect(sizes(of: Stepper("abc", value: .constant(1))) == expected)
        #expect(host(Stepper("abc", value: .constant(1)).labelsHidden()).idealSize == CGSize(width: 14, height: 21))
    }

    @Test("A host takes steps that stay in the range, and calls the functions for each direction")
    func stepperValues() {
        var value = 5
        let binding = Binding(get: { value }, set: { value = $0 })
        let host = host(Stepper("abc", value: binding, in: 0...10, step: 3).id("stepper"))
        #expect(host.step("stepper", by: 1))
        #expect(value == 8)
        #expect(host.step("stepper", by: 1))
        #expect(value == 8)
        #expect(host.step("stepper", by: -2))
        #expect(value == 2)
        let log = Log()
        let functions = CopyfitTests.host(
            Stepper("abc", onIncrement: { log("up") }, onDecrement: nil, onEditingChanged: { log("\($0)") }).id("it")
        )
        functions.step("it", by: 2)
        functions.step("it", by: -1)
        #expect(log.entries == ["true", "up", "up", "false"])
    }

    @Test("A step beyond the numbers of the value's type is not taken")
    func stepperEnds() {
        func check<V: FixedWidthInteger & Strideable>(_ start: V, by steps: Int, _ expected: V) where V.Stride == Int {
            for isBounded in [true, false] {
                var value = start
                let binding = Binding(get: { value }, set: { value = $0 })
                let bounded = Stepper("abc", value: binding, in: V.min...V.max, step: 3).id("stepper")
                let free = Stepper("abc", value: binding, step: 3).id("stepper")
                let host = isBounded ? CopyfitTests.host(AnyView(bounded)) : CopyfitTests.host(AnyView(free))
                #expect(host.step("stepper", by: steps))
                #expect(value == expected)
            }
        }
        check(UInt(0), by: -1, 0)
        check(UInt(4), by: -2, 1)
        check(UInt.max, by: 1, .max)
        check(UInt.max - 3, by: 2, .max)
        check(UInt8(255), by: 1, 255)
        check(Int8(-127), by: -1, -127)
        check(Int8(-100), by: 75, 125)
        let none = Stepper("abc", onIncrement: {}, onDecrement: nil).id("stepper")
        #expect(host(none).step("stepper", by: .min))
    }

    @Test("Steps without number end where the value cannot go on")
    func manySteps() {
        func check<V: Strideable>(_ start: V, in bounds: ClosedRange<V>? = nil, step: V.Stride, by steps: Int, _ end: V)
        {
            var value = start
            let binding = Binding(get: { value }, set: { value = $0 })
            let bounded = bounds.map { AnyView(Stepper("abc", value: binding, in: $0, step: step)) }
            let stepper = bounded ?? AnyView(Stepper("abc", value: binding, step: step))
            #expect(host(stepper.id("stepper")).step("stepper", by: steps))
            #expect(value == end)
        }
        check(7, step: 1, by: .min, 7 - Int.max - 1)
        check(-1, step: 1, by: .max, .max - 1)
        check(5, in: 0...10, step: 3, by: .min, 2)
        check(5, in: 0...10, step: 3, by: .max, 8)
        // A step of −2⁶³: taken once downwards from 0, once upwards from −1.
        check(0, step: .min, by: 1, .min)
        check(-1, step: .min, by: -1, .max)
        check(0, step: .min, by: -1, 0)
        check(UInt8(9), step: .min, by: .min, 9)
        check(0.5, in: 0...10, step: 0.25, by: .max, 10)
        check(0, step: 0.5, by: 3, 1.5)
        check(Float(1), in: 0...1, step: 0.5, by: .min, 0)
        // Outside of the range as step by step: no step leads into it, or the first one does.
        check(200, in: 0...100, step: 1, by: -150, 200)
        check(101, in: 0...100, step: 1, by: -150, 0)
        var calls = 0
        let counting = Stepper("abc", onIncrement: nil, onDecrement: { calls += 1 }).id("stepper")
        #expect(host(counting).step("stepper", by: .min))
        #expect(calls == 10_000)
    }

    @Test("A host operates the first control inside a view that can do what is asked for")
    func mixedControls() {
        var (steps, value) = (0, 0.0)
        let view = VStack {
            Stepper("abc", value: Binding(get: { steps }, set: { steps = $0 }))
            Slider(value: Binding(get: { value }, set: { value = $0 }))
        }
        let host = host(view.id("box"))
        #expect(host.setValue(0.5, of: "box"))
        #expect(host.step("box", by: 2))
        #expect(steps == 2 && value == 0.5)
        #expect(!host.select(1, in: "box"))
    }

    @Test("A progress is a bar where its value is known, else a circle of 20")
    func progressSizes() {
        let expected = [
            CGSize(width: 100, height: 4), CGSize(width: 0, height: 4), CGSize(width: 200, height: 4),
            CGSize(width: CGFloat.infinity, height: 4),
        ]
        #expect(sizes(of: ProgressView(value: 0.5)) == expected)
        #expect(sizes(of: ProgressView()) == Array(repeating: CGSize(width: 20, height: 20), count: 4))
        #expect(host(ProgressView().controlSize(.mini)).idealSize == CGSize(width: 10, height: 10))
        #expect(host(ProgressView("abc")).idealSize.width == 22)
        #expect(host(ProgressView().progressViewStyle(.linear)).idealSize == CGSize(width: 100, height: 4))
    }

    @Test("A style sees the fraction, kept between 0 and 1, and a style inside it the one before")
    func progressStyle() {
        struct Wide: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack(spacing: 0) {
                    Color.red.box(100 * (configuration.fractionCompleted ?? 0), 10)
                    ProgressView()
                }
            }
        }
        let view = ProgressView(value: 3, total: 2).progressViewStyle(Wide())
        #expect(host(view).idealSize == CGSize(width: 100, height: 30))
        #expect(host(ProgressView(value: -1).progressViewStyle(Wide())).idealSize.width == 20)
    }

    @Test("A gauge's style sees a fraction; what is no number is the lower bound")
    func gaugeValues() {
        struct Wide: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                Color.red.box(100 * configuration.value, 10)
            }
        }
        let cases: [(Double, CGFloat)] = [(5, 50), (-1, 0), (99, 100), (.nan, 0), (.infinity, 100)]
        for (value, width) in cases {
            let gauge = Gauge(value: value, in: 0...10) { EmptyView() }.gaugeStyle(Wide())
            #expect(host(gauge).idealSize.width == width)
        }
    }

    @Test("A gauge is a bar between its labels, or a circle of 42")
    func gauges() {
        let gauge = Gauge(value: 5, in: 0...10) {
            EmptyView()
        } currentValueLabel: {
            EmptyView()
        } minimumValueLabel: {
            Text("a")
        } maximumValueLabel: {
            Text("ab")
        }
        let width: CGFloat = 7.5 + 8 + 100 + 8 + 15
        #expect(host(gauge).idealSize == CGSize(width: width, height: 16))
        #expect(host(gauge).size(for: ProposedViewSize(width: 300, height: 50)).width == 300)
        let circular = sizes(of: gauge.gaugeStyle(.accessoryCircular))
        #expect(circular == Array(repeating: CGSize(width: 42, height: 42), count: 4))
    }
}
