/// Ends the process, and with it the run of the fuzzer, where a law does not hold.
public func require(
    _ holds: @autoclosure () -> Bool,
    _ law: @autoclosure () -> String,
    file: StaticString = #file,
    line: UInt = #line
) {
    if !holds() { fatalError("broken law: \(law())", file: file, line: line) }
}
