/// Takes choices off the end of an input, so that its beginning can be a text or a file. An input that is used up
/// chooses the first of everything.
public struct Choices {
    private var bytes: ArraySlice<UInt8>

    public init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    /// From 0 to 255.
    public mutating func byte() -> Int { Int(bytes.popLast() ?? 0) }

    /// Whether a choice that is made once in `count` is made.
    public mutating func once(in count: Int) -> Bool { byte() % count == count - 1 }

    public mutating func element<Element>(_ array: [Element]) -> Element { array[byte() % array.count] }

    /// From 0 up to 1.
    public mutating func fraction() -> Double { Double(byte() << 8 | byte()) / 65536 }
}
