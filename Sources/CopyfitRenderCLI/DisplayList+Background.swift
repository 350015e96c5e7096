import CopyfitCommandLine
import Copyfit
import Foundation

extension DisplayList {
    /// The drawing on a ground in one colour; itself without one.
    func on(_ background: PlainColor?) -> DisplayList {
        guard let background else { return self }
        var list = self
        let ground = Path(CGRect(origin: .zero, size: size))
        list.items.insert(.fill(ground, .color(background), FillStyle()), at: list.items.startIndex)
        return list
    }
}

extension DisplayList.PlainColor {
    /// A colour of the command line.
    init(_ color: PictureColor) {
        self.init(
            red: Double(color.red) / 255,
            green: Double(color.green) / 255,
            blue: Double(color.blue) / 255,
            alpha: Double(color.alpha) / 255
        )
    }
}
