import CopyfitFonts

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
        let spacing = table.settings[Int(run.setting)].spacing
        if spacing.isNone { return }
        graphemes.forEachEnding(in: run.range) { grapheme in
            let letter = table.unspaced.contains(endingAt: grapheme.upperBound) ? 0 : spacing.units
            let word = WordSeparators.isSeparator(grapheme.lowerBound, utf8) ? spacing.wordUnits : 0
            if letter + word != 0 {
                segment.addSpacing(letter + word, at: grapheme.lowerBound - paragraph.lowerBound)
            }
        }
    }
}
