import CopyfitLayout

/// Says where something happened. Walks up and down the tree, so it is called only for what is reported.
extension ViewGraph {
    /// What was reported since the last call.
    func takeDiagnostics() -> [Diagnostic] {
        diagnostics.settlePlace(nil)
        diagnostics.describePlaces { _ in true }
        return diagnostics.drain()
    }

    func describe(_ place: _ViewNode) -> Diagnostic.Place {
        #if DEBUG
            counts.describedPlaces += 1
        #endif
        return Diagnostic.Place(
            viewPath: place.shortViewPath,
            path: place.elements.first?.path(below: root?.shownElement),
            identifier: place.innermostIdentifier,
            text: place.nearestText
        )
    }

    /// The place whose view stores a state, and the name of the property; nil if it is gone.
    func owner(of state: AnyStateBox) -> (place: _ViewNode, property: String)? {
        root?.first { place in place.property(storing: state).map { (place, $0) } }
    }

    /// What a state went through, and where.
    func describe(_ series: StateSeries) -> Diagnostic.Place {
        let owner = owner(of: series.state)
        var place = owner.map { describe($0.place) } ?? Diagnostic.Place()
        place.property = owner?.property
        place.values = series.values.map(StateSeries.word)
        return place
    }

    /// The first place whose element has a layout node; nil if there is none.
    func place(of layoutNode: LayoutNodeID) -> _ViewNode? {
        var pending = root?.slot.element.map { [$0] } ?? []
        while let element = pending.popLast() {
            if element.layoutNode == layoutNode { return element.node }
            pending += element.children.array
        }
        return nil
    }
}

extension _ViewNode: ReportedPlace {
    func describe() -> Diagnostic.Place { graph.describe(self) }

    /// The view path; of more than sixteen names, the first four and the last eleven.
    fileprivate var shortViewPath: String {
        let names = viewNames
        return (names.count > 16 ? names.prefix(4) + ["…"] + names.suffix(11) : names).joined(separator: "/")
    }

    /// The string of the first text at or below this place, else below the nearest place around it that has one. Gives
    /// up after a thousand places.
    fileprivate var nearestText: String? {
        var looked = 0
        var around: _ViewNode? = self
        var before: _ViewNode?
        while let current = around {
            var pending = [current]
            while let place = pending.popLast() {
                if let string = place.elements.first?.shownString { return string }
                looked += 1
                if looked > 1_000 { return nil }
                let first = pending.count
                place.forEachChild { if $0 !== before { pending.append($0) } }
                pending[first...].reverse()
            }
            before = current
            around = current.parent
        }
        return nil
    }
}
