/// A number for each node of a tree, for a property that most trees do not need: it takes no memory until the first number
/// is not 0.
final class RareColumn<Number: BitwiseCopyable & Equatable & ExpressibleByIntegerLiteral> {
    private let numbers = Arena<Number>()

    @inline(__always)
    subscript(node: Int32) -> Number {
        get { Int(node) < numbers.count ? numbers[Int(node)] : 0 }
        set { if Int(node) < numbers.count { numbers[Int(node)] = newValue } else { append(newValue, for: node) } }
    }

    private func append(_ number: Number, for node: Int32) {
        if number == 0 { return }
        numbers.reserve(Int(node) + 1 - numbers.count)
        while numbers.count < Int(node) { numbers.append(0) }
        numbers.append(number)
    }
}
