import CopyfitText

/// A text's paragraph together with its last answers. Where the text would be truncated it is tightened or scaled down
/// first, if its settings allow that.
struct TextParagraph {
    private var own: LayoutMemo
    private let relief: ParagraphRelief?

    init(_ paragraph: PreparedParagraph, _ settings: ParagraphSettings, _ fitting: TextFitting) {
        own = LayoutMemo(paragraph, settings.lines)
        relief = settings.allowsRelief ? ParagraphRelief(paragraph, settings, fitting) : nil
    }

    /// The text as it was prepared, without relief.
    var prepared: PreparedParagraph { own.paragraph }

    /// The size under a constraint; with relief, the other constraints that it names may have another one. A law: under
    /// a constraint of its own size, no wider than the first one, a paragraph has that size again.
    mutating func answer(_ constraint: ParagraphConstraint) -> LayoutMemo.Answer {
        relief?.answer(constraint) ?? own.answer(constraint)
    }

    /// Whether all lines have the same height, whatever the constraint.
    var hasEqualLines: Bool { relief == nil && own.hasEqualLines }

    /// The text as it is shown under a constraint: its own paragraph, or a tightened or scaled one. Nothing is measured.
    func shown(under constraint: ParagraphConstraint) -> FittedText {
        relief?.shown(under: constraint) ?? FittedText(unmeasured: own.paragraph, constraint, own.style)
    }
}

/// Finds how a text is shown where it would be truncated, and remembers the last answers.
final class ParagraphRelief {
    private let own: PreparedParagraph
    private let settings: ParagraphSettings
    private let fitting: TextFitting
    private var found: [(shown: FittedText, memo: LayoutMemo)] = []

    private static let limit = 4

    init(_ own: PreparedParagraph, _ settings: ParagraphSettings, _ fitting: TextFitting) {
        self.own = own
        self.settings = settings
        self.fitting = fitting
    }

    /// The size under a constraint.
    func answer(_ constraint: ParagraphConstraint) -> LayoutMemo.Answer {
        found[position(of: constraint)].memo.answer(constraint)
    }

    /// The text as it is shown under a constraint.
    func shown(under constraint: ParagraphConstraint) -> FittedText { found[position(of: constraint)].shown }

    private func position(of constraint: ParagraphConstraint) -> Int {
        if let known = found.firstIndex(where: { $0.shown.constraint == constraint }) { return known }
        let shown = search(constraint)
        if found.count == Self.limit { found.removeFirst() }
        found.append((shown, LayoutMemo(shown.paragraph, settings.lines)))
        return found.count - 1
    }

    /// If the smaller text cannot be prepared, the text stays as it is and is truncated.
    private func search(_ constraint: ParagraphConstraint) -> FittedText {
        let fitted = try? fitting.relieved(
            own.source,
            in: constraint,
            style: settings.lines,
            allowsTightening: settings.allowsTightening,
            minimumScaleFactor: settings.minimumScaleFactor
        )
        return fitted ?? FittedText(unmeasured: own, constraint, settings.lines)
    }
}
