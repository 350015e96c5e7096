/// A view of the library's that is composed of others; its evaluations are not counted as evaluations of bodies.
protocol BuiltInView: View {}
