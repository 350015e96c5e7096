import CopyfitLayout
import CopyfitText

extension ViewHost {
    /// The texts that are cut off, have a cut word, or are wider than their place, each with what does not fit.
    package func overflowingTexts() -> [String] {
        graph.query {
            let elements = root.slot.element?.shownSubtree.map(\.element) ?? []
            return elements.compactMap { element in
                guard let placed = (element as? TextElement)?.leaf?.placed,
                    let reason = TextMarks(placed: placed, origin: .zero).overflow
                else { return nil }
                return "“\(placed.paragraph.source.text)”: \(reason)"
            }
        }
    }
}
