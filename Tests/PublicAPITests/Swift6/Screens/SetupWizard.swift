import Copyfit
import Testing

@Observable
final class SetupModel {
    enum Step: Int, CaseIterable, Identifiable, Comparable {
        case account, household, summary
        var id: Int { rawValue }
        static func < (left: Step, right: Step) -> Bool { left.rawValue < right.rawValue }
    }

    var step = Step.account
    var name = ""
    var members = 2

    @ObservationIgnored private(set) var visited: [Step] = []

    var next: Step? { Step(rawValue: step.rawValue + 1) }

    func advance() {
        visited.append(step)
        if let next { step = next }
    }
}

struct SetupWizard: View {
    @Bindable var model: SetupModel

    var body: some View {
        VStack(spacing: 24) {
            StepBar(step: model.step).id("steps")
            switch model.step {
            case .account:
                TextField("Name", text: $model.name, prompt: Text("Your name")).frame(height: 30).id("account")
            case .household:
                VStack(spacing: 10) {
                    Stepper(value: $model.members, in: 1...8) { Text("\(model.members) people") }.frame(height: 30)
                    HStack(spacing: 6) {
                        ForEach(0..<model.members, id: \.self) {
                            Circle().frame(width: 30, height: 30).id("person \($0)")
                        }
                    }
                    .animation(.default, value: model.members)
                }
                .id("household")
            case .summary:
                GroupBox("Summary") { LabeledContent("People", value: model.members, format: .number) }
            }
            Spacer()
            HStack {
                Button("Back", role: .cancel) { model.step = .account }.disabled(model.step == .account)
                Spacer()
                Button(model.next == nil ? "Done" : "Next", action: model.advance).id("next")
            }
            .frame(height: 44)
            .id("buttons")
        }
        .padding(32)
        .frame(idealWidth: 480, maxWidth: 640)
        .transaction { $0.animation = $0.animation?.speed(2) }
    }
}

private struct StepBar: View {
    let step: SetupModel.Step

    var body: some View {
        HStack(spacing: 4) {
            ForEach(SetupModel.Step.allCases) { item in
                Capsule()
                    .fill(item <= step ? AnyShapeStyle(.tint) : AnyShapeStyle(.fill))
                    .frame(height: 6)
                    .id("step \(item.id)")
            }
        }
        .accessibilityValue(Text("Step \(step.rawValue + 1) of \(SetupModel.Step.allCases.count)"))
    }
}

@MainActor
struct SetupWizardTests {
    @Test("Each step replaces the last one between the bar and the buttons", arguments: Device.all)
    func layout(device: Device) {
        let model = SetupModel()
        let screen = layOut(SetupWizard(model: model), on: device)
        let width = min(device.width, 640) - 64
        let left = (device.width - width) / 2
        screen.expect("steps", left, 32, width, 6)
        screen.expect("step 1", left + (width - 8) / 3 + 4, 32, (width - 8) / 3, 6)
        screen.expect("account", left, 32 + 6 + 24, width, 30)
        screen.expect("buttons", left, device.height - 32 - 44, width, 44)
        screen.trigger("next")
        #expect(model.visited == [.account])
        // Two circles of 30 and a gap of 6, in the middle; 30 and 10 above them.
        screen.expect("person 0", device.width / 2 - 33, 62 + 40, 30, 30)
        model.members = 4
        #expect(screen.host.update().converged)
        screen.expect("person 3", device.width / 2 + 69 - 30, 102, 30, 30)
    }
}
