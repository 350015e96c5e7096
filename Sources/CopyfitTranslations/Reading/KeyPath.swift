import CopyfitAppleStrings

/// Keys of nested names.
enum NestedKey {
    /// A name inside a key. A key of over 1,000 bytes is cut, so that a long one with many names in it takes no more
    /// memory than its file.
    static func joined(_ key: String, _ name: String) -> String {
        key.isEmpty ? name : "\(key.cut(to: 1000)).\(name)"
    }

    /// An element of a list, from 0.
    static func element(_ key: String, _ index: Int) -> String {
        "\(key.cut(to: 1000))[\(index)]"
    }
}
