// One import is enough for SwiftUI code: geometry comes from Foundation, `@Observable` from Observation,
// `Layout` and its value types from CopyfitLayout, `Path` and `Color` from CopyfitDrawing.
@_exported public import CopyfitDrawing
@_exported public import CopyfitLayout
@_exported public import Foundation
@_exported public import Observation
