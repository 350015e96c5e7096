import Foundation

/// What the figures came from.
public enum Machine {
    /// Processor, cores and system.
    public static var summary: String {
        "\(processor), \(ProcessInfo.processInfo.activeProcessorCount) cores; \(system)."
    }

    private static var processor: String {
        value(of: "model name", in: "/proc/cpuinfo", separator: ":") ?? "unknown processor"
    }

    private static var system: String {
        value(of: "PRETTY_NAME", in: "/etc/os-release", separator: "=")
            ?? ProcessInfo.processInfo.operatingSystemVersionString
    }

    /// The value of the first line that starts with `key`.
    private static func value(of key: String, in path: String, separator: Character) -> String? {
        let text = try? String(contentsOfFile: path, encoding: .utf8)
        let line = text?.split(separator: "\n").first { $0.hasPrefix(key) }
        let value = line?.split(separator: separator, maxSplits: 1).last
        return value?.trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
    }
}
