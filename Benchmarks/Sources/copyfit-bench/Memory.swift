import BenchmarkCorpora
import CTextLimits
import CopyfitText

/// The heap that prepared paragraphs take, without their characters: a part for every text and a part for every character.
struct Memory {
    let fonts: BenchmarkFonts

    func measure() throws -> (perText: Double, perCharacter: Double) {
        let (short, long) = (try bytes(textLength: 1000), try bytes(textLength: 5000))
        let perCharacter = (long.bytes - short.bytes) / (long.characters - short.characters)
        return (short.bytes - perCharacter * short.characters, perCharacter)
    }

    /// What one of many texts takes, and how many characters it has.
    private func bytes(textLength: Int) throws -> (bytes: Double, characters: Double) {
        let text = try Corpus.longText(length: textLength)
        let preparer = ParagraphPreparer(cacheByteLimit: 0)
        let style = TextStyle(font: fonts.chain, size: BenchmarkFonts.size)
        let styled = StyledText(text.texts[0], style: style)
        let count = 200
        var kept = [try preparer.prepare(styled, retainsGlyphs: false)]
        kept.reserveCapacity(count + 1)
        let before = limit_heap_bytes()
        for _ in 0..<count { kept.append(try preparer.prepare(styled, retainsGlyphs: false)) }
        let taken = limit_heap_bytes() - before
        withExtendedLifetime(kept) {}
        return (Double(taken) / Double(count), Double(text.characterCount))
    }
}
