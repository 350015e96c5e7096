/// The fields of a `.po` file's header: `Name: value` on lines.
struct GettextHeader {
    private var fields: [String: String] = [:]

    init(_ text: String) {
        for line in text.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
            fields[String(line[..<colon])] = String(value)
        }
    }

    /// The value of a field; nil if it is missing.
    subscript(name: String) -> String? { fields[name] }

    /// The charset of `Content-Type`.
    var charset: String? {
        let parameters = (fields["Content-Type"] ?? "").split { $0 == ";" || $0 == " " }
        return parameters.first { $0.hasPrefix("charset=") }.map { String($0.dropFirst(8)) }
    }
}
