// What is imported in place of SwiftUI: what has an effect on layout and drawing, and what has none without a screen.
@_exported public import CopyfitScreen
@_exported public import CopyfitViews
