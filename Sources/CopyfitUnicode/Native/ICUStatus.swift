import CICU

/// The only place where ICU's statuses become errors.
func checkICU(_ status: Int32, _ operation: @autoclosure () -> String) throws(AnalysisError) {
    guard status > 0 else { return }
    let name = unsafe String(cString: cicu_status_name(status))
    throw .icu(operation: operation(), status: name)
}
