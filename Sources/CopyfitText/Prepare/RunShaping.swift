import CopyfitFonts

/// Where a text's graphemes end. If there are no ends, each byte is a grapheme.
struct Graphemes {
    let ends: [UInt32]

    /// Calls `body` with each grapheme's start in a range. O(log n + graphemes).
    func forEachStart(in range: Range<Int>, _ body: (Int) -> Void) {
        if ends.isEmpty {
            for offset in range { body(offset) }
            return
        }
        var index = firstEnd(after: range.lowerBound)
        let isStart = index == 0 ? range.lowerBound == 0 : Int(ends[index - 1]) == range.lowerBound
        if isStart, !range.isEmpty { body(range.lowerBound) }
        while index < ends.count, Int(ends[index]) < range.upperBound {
            body(Int(ends[index]))
            index += 1
        }
    }

    /// Calls `body` for each grapheme that ends in a range, with its first byte in the range.
    func forEachEnding(in range: Range<Int>, _ body: (Int) -> Void) {
        if ends.isEmpty {
            for offset in range { body(offset) }
            return
        }
        var start = range.lowerBound
        var index = firstEnd(after: start)
        while index < ends.count, Int(ends[index]) <= range.upperBound {
            body(start)
            start = Int(ends[index])
            index += 1
        }
    }

    /// How many graphemes end in a range, after its first byte. A grapheme divided by a change of style or direction
    /// counts where it ends, and so does the space after it. O(log n).
    func count(in range: Range<Int>) -> Int {
        ends.isEmpty ? range.count : firstEnd(after: range.upperBound) - firstEnd(after: range.lowerBound)
    }

    private func firstEnd(after offset: Int) -> Int {
        ends.partitioningIndex { Int($0) > offset }
    }
}

extension Workspace {
    /// Shapes the runs of one segment and stores their advances in `self.segment`.
    func shape(_ range: Range<Int>, _ runs: Range<Int>, _ table: RunTable, _ utf8: Span<UInt8>, _ graphemes: Graphemes)
    {
        segment.begin(count: range.count)
        for run in runs { shape(table.runs[run], range, table, utf8, graphemes) }
        segment.finish()
    }

    /// The same, keeping glyphs and cluster positions.
    func shape(
        _ range: Range<Int>,
        _ runs: Range<Int>,
        _ table: RunTable,
        _ utf8: Span<UInt8>,
        _ graphemes: Graphemes,
        into detail: inout DetailBuilder
    ) {
        segment.begin(count: range.count)
        for run in runs {
            shape(table.runs[run], range, table, utf8, graphemes)
            detail.append(glyphs)
        }
        segment.finish()
        detail.append(segment, origin: range.lowerBound)
    }

    private func shape(
        _ run: TextRun,
        _ paragraph: Range<Int>,
        _ table: RunTable,
        _ utf8: Span<UInt8>,
        _ graphemes: Graphemes
    ) {
        glyphs.removeAll(keepingCapacity: true)
        let start = Int(run.start) - paragraph.lowerBound
        if run.isTab { return segment.addTab(at: start) }
        if run.isBox {
            segment.addBox(table.settings[Int(run.setting)].boxWidth, at: start)
        } else {
            words.shape(
                utf8,
                run.range,
                in: paragraph,
                as: table.settings[Int(run.setting)].properties,
                into: &glyphs
            )
            let startIsUnsafe = table.rules.trimsPunctuation && trimWhole(run, paragraph, table, utf8, &glyphs)
            segment.add(glyphs, runStart: start, origin: paragraph.lowerBound, startIsUnsafe: startIsUnsafe)
        }
        let spacing = table.settings[Int(run.setting)].spacing.units
        guard spacing != 0 else { return }
        graphemes.forEachEnding(in: run.range) { segment.addSpacing(spacing, at: $0 - paragraph.lowerBound) }
    }
}
