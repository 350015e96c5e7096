import Copyfit
import Observation
import Testing

/// Runtime rule R92: which places are evaluated after a change, and in which order, follows from the program alone.
@MainActor
struct ObservedChangeTests {
    @Observable
    final class Model {
        var width: CGFloat = 1
    }

    private struct Reader: View {
        let model: Model
        var body: some View { Color.red.box(model.width, 1).id("reader") }
    }

    private struct Reading: View {
        let model: Model?
        var body: some View {
            if let model { Reader(model: model) }
        }
    }

    /// A place that is removed leaves its memory to later ones, but its models may still change.
    @Test(
        "runtime rule R92: a change reaches its reader before and after changes of what removed readers read",
        arguments: [true, false]
    )
    func reusedMemory(isFirst: Bool) {
        let models = (0..<100).map { _ in Model() }
        let host = host(Reading(model: nil))
        for model in models {
            for shown in [nil, model] {
                host.setContent(Reading(model: shown))
                _ = host.update()
            }
        }
        let current = models[99]
        if isFirst { current.width = 30 }
        for model in models.dropLast() { model.width = 20 }
        if !isFirst { current.width = 30 }
        #expect(host.update().bodyEvaluations == 1)
        #expect(host.frame(id: "reader")?.width == 30)
    }
}
