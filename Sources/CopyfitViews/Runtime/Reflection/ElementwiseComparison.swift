/// A type whose values are compared element by element if they have no `==`.
protocol ElementwiseComparable {
    /// Whether two values make no difference, inside `depth` enumerations and existentials. Linear in the number of
    /// elements.
    static func areUnchanged(_ old: Self, _ new: Self, depth: Int) -> Bool
}

extension Optional: ElementwiseComparable {
    static func areUnchanged(_ old: Wrapped?, _ new: Wrapped?, depth: Int) -> Bool {
        switch (old, new) {
        case (nil, nil): true
        case (let old?, let new?): Comparison.of(Wrapped.self).areUnchanged(old, new, depth: depth)
        default: false
        }
    }
}

extension RandomAccessCollection {
    /// Whether both have the same number of elements, and elements at the same positions make no difference.
    fileprivate static func areElementsUnchanged(_ old: Self, _ new: Self, depth: Int) -> Bool {
        let comparison = Comparison.of(Element.self)
        return old.count == new.count && zip(old, new).allSatisfy { comparison.areUnchanged($0, $1, depth: depth) }
    }
}

extension Array: ElementwiseComparable {
    static func areUnchanged(_ old: [Element], _ new: [Element], depth: Int) -> Bool {
        areElementsUnchanged(old, new, depth: depth)
    }
}

extension ArraySlice: ElementwiseComparable {
    static func areUnchanged(_ old: ArraySlice<Element>, _ new: ArraySlice<Element>, depth: Int) -> Bool {
        old.startIndex == new.startIndex && areElementsUnchanged(old, new, depth: depth)
    }
}

extension ContiguousArray: ElementwiseComparable {
    static func areUnchanged(_ old: ContiguousArray<Element>, _ new: ContiguousArray<Element>, depth: Int) -> Bool {
        areElementsUnchanged(old, new, depth: depth)
    }
}

extension Dictionary: ElementwiseComparable {
    static func areUnchanged(_ old: [Key: Value], _ new: [Key: Value], depth: Int) -> Bool {
        let comparison = Comparison.of(Value.self)
        return old.count == new.count
            && old.allSatisfy { key, value in new[key].map { comparison.areUnchanged(value, $0, depth: depth) } ?? false
            }
    }
}
