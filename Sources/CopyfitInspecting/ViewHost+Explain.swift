public import Copyfit
import CopyfitViews
public import Foundation

extension ViewHost {
    /// Why the view with an `id` or accessibility identifier is as wide, or as high, as it is; nil if none is laid out. Of a view
    /// with several elements the first is explained.
    ///
    /// The tree is laid out once more, and then with each change that is tried: about forty times. It is left as it was. Geometry
    /// readers see these sizes.
    ///
    /// - Parameters:
    ///   - id: As in `ViewHost.frame(id:in:)`.
    ///   - axis: The side to explain: the width by default.
    public func explain(_ id: some Hashable, axis: Axis = .horizontal) -> Explanation? {
        let paths = Set(paths(named: AnyHashable(id)).map(\.positions))
        return explain(axis) { paths.contains($0.path.positions) }
    }

    /// The same of the first text with these characters or, if there is none, of the first that contains them.
    public func explain(text: String, axis: Axis = .horizontal) -> Explanation? {
        explain(axis) { $0.string == text } ?? explain(axis) { $0.string?.contains(text) ?? false }
    }

    /// The same of the innermost view at a point in the host's space.
    public func explain(at point: CGPoint, axis: Axis = .horizontal) -> Explanation? {
        let here = laidOutElements.filter { $0.frame.contains(point) && $0.ownsNode }
        return here.max { $0.path.positions.count < $1.path.positions.count }.flatMap { innermost in
            explain(axis) { $0.path == innermost.path }
        }
    }

    private func explain(_ axis: Axis, where isAsked: (LaidOutElement) -> Bool) -> Explanation? {
        explain(axis, calling: [:], where: isAsked)
    }

    /// Why the view with an accessibility identifier is as wide, or as high, as it is, with other names for views that have
    /// identifiers.
    package func explain(identifier: String, _ axis: Axis, calling names: [String: GivenName]) -> Explanation? {
        explain(axis, calling: names) { $0.identifier == identifier }
    }

    func explain(
        _ axis: Axis,
        calling names: [String: GivenName],
        where isAsked: (LaidOutElement) -> Bool
    ) -> Explanation? {
        let elements = laidOutElements
        return elements.first(where: isAsked).flatMap { element in
            ExplanationSearch(self, element.node, axis, ElementNames(elements, names)).explanation()
        }
    }
}
