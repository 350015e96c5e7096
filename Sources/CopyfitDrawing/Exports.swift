// Whoever draws also names angles.
@_exported public import CopyfitGeometry
