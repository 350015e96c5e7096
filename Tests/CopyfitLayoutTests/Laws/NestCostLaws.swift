import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// Nests in which every level asks its child for several sizes; without shared answers their cost is a power of the depth.
/// Counted: how often a text is measured, and how many answers a node works out.
struct NestCostLaws {
    /// A text of `letters` square letters of 6 points in lines of 10, with a baseline at 8.
    final class CountedText: MeasuredLeaf {
        let letters: CGFloat
        var measurements = 0

        init(letters: Int) { self.letters = CGFloat(letters) }

        var isFinite: Bool { true }
        var hasBaselines: Bool { true }

        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { answer(to: proposal).size }

        /// A line holds as many letters as fit, at least one; as many lines are kept as fit, at least one.
        func answer(to proposal: ProposedViewSize) -> LeafAnswer {
            measurements += 1
            let perLine = min(max(((proposal.width ?? .infinity) / 6).rounded(.down), 1), letters)
            let all = (letters / perLine).rounded(.up)
            let kept = min(all, max(((proposal.height ?? .infinity) / 10).rounded(.down), 1))
            return LeafAnswer(
                CGSize(width: perLine * 6, height: kept * 10),
                widths: (perLine == 1 ? 0 : perLine * 6)...(perLine == letters
                    ? .infinity : (perLine * 6 + 6).nextDown),
                heights: (kept == 1 ? 0 : kept * 10)...(kept == all ? .infinity : (kept * 10 + 10).nextDown)
            )
        }

        func length(at end: LengthEnd, along axis: Axis) -> CGFloat? {
            axis == .vertical ? nil : end == .least ? 6 : letters * 6
        }

        var leastHeight: CGFloat? { 10 }

        func baselines(in size: CGSize, for proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
            (8, size.height - 2)
        }
    }

    /// What is nested in what.
    enum Nest: String, CaseIterable, CustomTestStringConvertible {
        case rowsAndColumns, baselineRowsAndColumns, scaledToFit, scaledToFill, ratios, ratiosOfTexts, grids,
            baselineGrids
        case paddedFrames, flexibleFrames, spannedGrids, gridsOfColumns

        var testDescription: String { rawValue }

        static func grid(_ rows: Box..., alignment: Alignment = .center) -> Box {
            Box(.grid(GridBehaviour(alignment: alignment)), rows)
        }

        /// One level more around a box.
        func around(_ inner: Box, level: Int, _ text: CountedText) -> Box {
            let leaf = Box(.measured(text))
            let isRow = level.isMultiple(of: 2)
            return switch self {
            case .rowsAndColumns: isRow ? hstack(.center, 4, leaf, inner) : vstack(.center, 4, leaf, inner)
            case .baselineRowsAndColumns:
                isRow ? hstack(.firstTextBaseline, 4, leaf, inner) : vstack(.leading, 4, leaf, inner)
            case .scaledToFit: vstack(.center, nil, color, inner).aspectRatio(nil, .fit)
            case .scaledToFill: vstack(.center, nil, color, inner).aspectRatio(nil, .fill)
            case .ratios:
                (isRow ? hstack(.center, nil, color, inner) : vstack(.center, nil, color, inner))
                    .aspectRatio(isRow ? 1.5 : 0.75, .fit)
            case .ratiosOfTexts:
                (isRow ? hstack(.center, nil, leaf, inner) : vstack(.center, nil, leaf, inner))
                    .aspectRatio(isRow ? 1.5 : 0.75, .fit)
            case .grids, .baselineGrids:
                Self.grid(
                    Box(.gridRow(nil), [leaf, inner]),
                    Box(.gridRow(nil), [color.frame(height: 1), color]),
                    alignment: self == .grids
                        ? .center : Alignment(horizontal: .leading, vertical: .firstTextBaseline)
                )
            case .spannedGrids:
                Self.grid(Box(.gridRow(nil), [leaf, fix(10, 10)]), Box(.gridRow(nil), [inner.spanning(2)]))
            case .gridsOfColumns: Self.grid(leaf, inner)
            case .paddedFrames:
                (isRow ? hstack(.top, nil, leaf, inner) : vstack(.leading, nil, leaf, inner)).padding(3)
                    .frame(maxWidth: .infinity, .leading)
            case .flexibleFrames:
                (isRow ? hstack(.top, nil, leaf, inner) : vstack(.leading, nil, leaf, inner))
                    .frame(minWidth: 10, maxWidth: 900, minHeight: 4)
            }
        }
    }

    static func counts(_ nest: Nest, depth: Int, _ proposals: [ProposedViewSize]) -> (texts: Int, answers: Int) {
        let texts = (0...depth).map { CountedText(letters: 3 + $0 % 40) }
        var box = Box(.measured(texts[depth]))
        for level in 0..<depth { box = nest.around(box, level: level, texts[level]) }
        let tree = LayoutTree()
        var listed: [LayoutNodeID] = []
        let root = LaidOut.build(box, tree, &listed)
        var answers: [LayoutNodeID: Int] = [:]
        for proposal in proposals {
            for case .answered(let node, _, _, isRemembered: false, _) in tree.trace(root, proposal) {
                answers[node, default: 0] += 1
            }
        }
        return (texts.map(\.measurements).max() ?? 0, answers.values.max() ?? 0)
    }

    @Test(
        "layout rule 20.5: a text is measured at most twelve times at any depth",
        arguments: Nest.allCases,
        [10, 20, 50, 100]
    )
    func firstLayout(nest: Nest, depth: Int) {
        let counts = Self.counts(nest, depth: depth, [p(400, 300)])
        #expect(counts.texts <= 12)
        #expect(counts.answers <= 120)
    }

    @Test("layout rule 20.5: new sizes cost no more than the first at any depth", arguments: Nest.allCases, [10, 50])
    func resizes(nest: Nest, depth: Int) {
        let first = Self.counts(nest, depth: depth, [p(400, 300)])
        let sizes = (0..<10).map { p(401 + CGFloat($0) * 7, 300 - CGFloat($0)) }
        let all = Self.counts(nest, depth: depth, [p(400, 300)] + sizes)
        #expect(all.texts <= 12 * 11)
        #expect(all.answers <= (first.answers + 20) * 11)
    }

    /// What is around each grid of one row in the next one.
    enum OneRow: String, CaseIterable, CustomTestStringConvertible {
        case nothing, baselines, padding, frames, columns, rows, layers, severalRows

        var testDescription: String { rawValue }

        func around(_ inner: Box, _ leaf: Box) -> Box {
            let alignment = self == .baselines ? Alignment(horizontal: .leading, vertical: .firstTextBaseline) : .center
            let row = Box(.gridRow(nil), [leaf, inner])
            let grid = Nest.grid(row, alignment: alignment)
            return switch self {
            case .nothing, .baselines: grid
            case .padding: grid.padding(3)
            case .frames: grid.frame(maxWidth: .infinity, .leading)
            case .columns: vstack(.leading, 4, fix(10, 10), grid)
            case .rows: hstack(.top, 4, fix(10, 10), grid)
            case .layers: Box(.zStack(.center), [grid, fix(10, 10)])
            case .severalRows: Nest.grid(row, Box(.gridRow(nil), [fix(10, 10), fix(10, 10)]))
            }
        }
    }

    /// A grid of one row gives its second column another width than it was offered, which is another one to share out. Each
    /// level asks those in it for a width once, so a column is asked as often as there are levels around it; a frame and
    /// layers are placed with their own size, which is one more. Most of these widths give a text lines that it had before.
    @Test(
        "layout rule 20.5: rows of wrapping texts in each other measure a text at most sixteen times on average",
        arguments: OneRow.allCases,
        [10, 20, 40, 100]
    )
    func oneRow(kind: OneRow, depth: Int) {
        let texts = (0...depth).map { WrappingText(letters: 60 + $0 * 17 % 60, seed: $0) }
        var box = Box(.measured(texts[depth]))
        for level in (0..<depth).reversed() { box = kind.around(box, Box(.measured(texts[level]))) }
        let tree = LayoutTree()
        var listed: [LayoutNodeID] = []
        let root = LaidOut.build(box, tree, &listed)
        var answers: [LayoutNodeID: Int] = [:]
        for event in tree.trace(root, p(400, 300)) {
            switch event {
            case .answered(let node, _, _, isRemembered: false, _), .toldWidth(let node, _, _, _):
                answers[node, default: 0] += 1
            default: break
            }
        }
        let measurements = texts.map(\.measurements)
        #expect(measurements.reduce(0, +) <= 16 * (depth + 1), "\(measurements)")
        #expect(measurements.allSatisfy { $0 <= 40 }, "\(measurements)")
        #expect(answers.values.allSatisfy { $0 <= 2 * depth + 12 }, "\(answers.values.sorted())")
    }
}

extension Box {
    fileprivate func spanning(_ columns: Int) -> Box {
        var box = self
        box.traits = LayoutTraits()
        box.traits?[GridCellColumns.self] = columns
        return box
    }
}
