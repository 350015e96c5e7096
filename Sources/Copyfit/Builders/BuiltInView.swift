/// A built-in view that is composed of others. Its evaluations do not count as evaluations of bodies.
protocol BuiltInView: View {}
