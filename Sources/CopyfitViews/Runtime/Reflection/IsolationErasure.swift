/// Calls a main-actor function on the current thread.
///
/// `body`, `reduce`, style bodies and actions are written for the main actor, as SwiftUI's are, but a host may be
/// updated on any one thread at a time. Only this file bridges the two.
@inline(__always)
func callUnisolated<Input, Output>(_ input: Input, _ function: @escaping @MainActor (Input) -> Output) -> Output {
    // Proof: isolation is not part of a synchronous function's calling convention, so both types have one
    // representation; one host is used by one thread at a time, so the function's data is not shared.
    unsafe unsafeBitCast(function, to: ((Input) -> Output).self)(input)
}

/// ``callUnisolated(_:_:)``, not for callers outside Copyfit and the package `Shim`.
public func _callUnisolated<Input, Output>(
    _ input: Input,
    _ function: @escaping @MainActor (Input) -> Output
) -> Output {
    callUnisolated(input, function)
}

/// Calls a main-actor function that changes its first argument, on the current thread; see ``callUnisolated(_:_:)``.
func changeUnisolated<Value, Input>(
    _ value: inout Value,
    _ input: Input,
    _ function: @escaping @MainActor (inout Value, Input) -> Void
) {
    // Proof: as above.
    unsafe unsafeBitCast(function, to: ((inout Value, Input) -> Void).self)(&value, input)
}
