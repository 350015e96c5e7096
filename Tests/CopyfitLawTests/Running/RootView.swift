import Copyfit
import Observation

/// A stage with its number: the highest counts.
struct Edition: Equatable, Sendable {
    var number: Int
    var stage: Stage

    func newest(of other: Edition?) -> Edition {
        if let other, other.number > number { other } else { self }
    }
}

@Observable
final class EditionModel {
    var edition: Edition?
}

/// Shows the newest of the editions that reach it: as its own value, through an observable model, through a state.
struct RootView: View {
    let given: Edition
    let desk: Desk
    let model: EditionModel
    let publisher: Publisher
    @State private var held: Edition?

    private var stage: Stage {
        given.newest(of: model.edition).newest(of: held).stage
    }

    var body: some View {
        let _ = desk.root = $held
        let stage = stage
        SketchView(sketch: stage.root)
            .frame(width: stage.isFramed ? 120 : nil, height: stage.isFramed ? 90 : nil)
            .environment(\.layoutDirection, stage.isRightToLeft ? .rightToLeft : .leftToRight)
            .environment(\.colorScheme, stage.isDark ? .dark : .light)
            .environment(\.dynamicTypeSize, DynamicTypeSize.allCases[2 + stage.typeSize])
            .environment(\.theme, CGFloat(stage.theme))
            .environment(\.desk, desk)
            .environmentObject(publisher)
    }
}
