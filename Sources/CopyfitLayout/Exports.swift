// Whoever lays out also names axes, edges, angles and insets.
@_exported public import CopyfitGeometry
