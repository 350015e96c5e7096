/// How a browser rounds the heights of fonts (CSS `text-rendering`); only the web profile heeds it.
public enum TextRendering: Hashable, Sendable, CaseIterable {
    /// Ascent and descent are rounded to pixels.
    case auto, optimizeSpeed, optimizeLegibility
    /// The same; if rounding would cut the descent off, one pixel of the ascent becomes descent.
    case geometricPrecision
}
