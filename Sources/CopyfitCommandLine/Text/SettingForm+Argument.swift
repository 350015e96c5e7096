import ArgumentParser
package import CopyfitRecords

extension SettingForm {
    /// The value of an option, as its `transform`.
    @Sendable
    package func argument(_ text: String) throws -> Value {
        guard let value = value(of: .argument(text)) else { throw ValidationError("give \(demand).") }
        return value
    }
}
