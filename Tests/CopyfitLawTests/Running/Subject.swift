import CopyfitLayout

import Copyfit
@testable import CopyfitViews

/// A host with all that a script needs to change what it shows.
///
/// Nothing here is isolated: as a server would, each thread runs its own hosts, and the views' code on itself. So no body of
/// the programs hands a closure to the standard library, which would check for the main actor.
final class Subject {
    let desk = Desk()
    let host: ViewHost
    private let model = EditionModel()
    private let publisher = Publisher()
    private var number = 0

    init(_ stage: Stage) {
        desk.note(stage.root)
        let root = callUnisolated((stage, desk, model, publisher)) { stage, desk, model, publisher in
            RootView(given: Edition(number: 0, stage: stage), desk: desk, model: model, publisher: publisher)
        }
        host = ViewHost(root, size: stage.proposal)
        #if DEBUG
            host.graph.layout.verifiesMemo = true
        #endif
    }

    /// Makes the host's stage another one, to be seen in the next update.
    func apply(_ stage: Stage, from old: Stage, by route: Route) {
        number += 1
        let edition = Edition(number: number, stage: stage)
        host.size = stage.proposal
        desk.note(stage.root)
        switch route {
        case .model: model.edition = edition
        case .state where desk.root != nil: desk.root?.wrappedValue = edition
        case .places where stage.withoutPlaces == old.withoutPlaces: break
        default: setContent(edition)
        }
        desk.deliver(stage.root) { name in
            _ = callUnisolated((host, name)) { host, name in host.trigger(name) }
        }
    }

    private func setContent(_ edition: Edition) {
        let root = callUnisolated((edition, desk, model, publisher)) { edition, desk, model, publisher in
            RootView(given: edition, desk: desk, model: model, publisher: publisher)
        }
        host.setContent(root)
    }
}

/// The way in which an edit reaches the views.
enum Route: String, CaseIterable, Sendable {
    /// A new root view.
    case content
    /// An observable model that the root view reads.
    case model
    /// A state of the root view.
    case state
    /// Only the places that hold their content themselves, where that is all that changed.
    case places
}

extension Stage {
    var proposal: ProposedViewSize {
        ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
    }

    /// The stage without what places hold themselves, and without what the host is told directly.
    fileprivate var withoutPlaces: Stage {
        var stage = self
        (stage.width, stage.height) = (nil, nil)
        stage.root = stage.root.withoutPlaces
        return stage
    }
}

extension Sketch {
    fileprivate var withoutPlaces: Sketch {
        var sketch = self
        if holdsNumber { sketch.a = 0 }
        sketch.children = holdsContent ? [] : children.map(\.withoutPlaces)
        return sketch
    }
}
