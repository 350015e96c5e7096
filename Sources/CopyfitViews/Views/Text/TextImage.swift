import CopyfitFonts
import CopyfitText
import Foundation

/// A picture among text: a box in its line.
extension Image {
    /// The box of this picture in a text. A picture has its own size, with its lower edge on
    /// the baseline. A symbol is a square of the font's size, with its middle at half the height of capital letters.
    func box(in font: ResolvedFont, _ chain: FontChain, _ environment: EnvironmentValues) -> InlineBox {
        guard case .symbol = source else {
            let size = size(in: environment)
            return InlineBox(width: size.width, ascent: size.height)
        }
        _ = size(in: environment)
        let side = (font.size * environment.builtIn.imageScale).givenExtent(as: "A symbol's size") ?? 0
        let metrics = chain.primary.metrics()
        let middle = metrics.capHeight * font.size / metrics.unitsPerEm / 2
        return InlineBox(width: side, ascent: middle + side / 2, descent: side / 2 - middle)
    }
}
