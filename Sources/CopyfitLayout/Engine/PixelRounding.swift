package import Foundation

extension CGRect {
    /// The rectangle with both corners rounded half up to whole pixels of side 1/`scale`, in the space of the pixels:
    /// the host's. Neighbours that touch still touch; lengths vary by a pixel (layout rule 21.2).
    package func roundedToPixels(scale: CGFloat) -> CGRect {
        let pixel = 1 / scale
        func rounded(_ coordinate: CGFloat) -> CGFloat {
            ((coordinate + pixel / 2) / pixel).rounded(.down) * pixel
        }
        let x = rounded(minX)
        let y = rounded(minY)
        return CGRect(x: x, y: y, width: rounded(maxX) - x, height: rounded(maxY) - y)
    }
}
