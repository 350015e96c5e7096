import CopyfitAppleStrings

/// The rule of `Plural-Forms`: `nplurals=3; plural=(n==1 ? 0 : n%10>=2 ? 1 : 2);`.
struct GettextPluralForms {
    /// How many forms there are.
    let count: Int
    private var numbers: [[Int]]
    private var widest: [Int?]

    /// nil if the text is no rule, or the rule gives an index that is not below `nplurals` for a number up to 200.
    ///
    /// - Complexity: O(n) in the length of the rule, which is at most 2,000 bytes.
    init?(_ rule: String) {
        let compact = rule.filter { $0 != " " && $0 != "\t" }
        guard compact.utf8.count <= 2000, compact.hasPrefix("nplurals="), let separator = compact.firstIndex(of: ";")
        else {
            return nil
        }
        let rest = compact[compact.index(after: separator)...]
        guard let count = Int(compact[..<separator].dropFirst(9)), 1...100 ~= count, rest.hasPrefix("plural=") else {
            return nil
        }
        self.count = count
        numbers = Array(repeating: [], count: count)
        widest = []
        let expression = [UInt8](rest.dropFirst(7).prefix { $0 != ";" }.utf8)
        for number in Array(0...200) + [1000, 1_000_000] {
            guard let form = GettextPluralExpression.value(of: expression, for: number), 0..<count ~= form else {
                return nil
            }
            if numbers[form].count < 4 { numbers[form].append(number) }
        }
        widest = numbers.map(\.last)
        var open = Set(0..<count)
        for number in WidestNumbers.searched where !open.isEmpty {
            let form = GettextPluralExpression.value(of: expression, for: number)
            if let form, open.remove(form) != nil { widest[form] = number }
        }
    }

    /// The greatest number of at most four digits that chooses a form, if there is one from 7,888 up to 8,888; otherwise one of
    /// the smallest that do. nil if none does.
    func widestNumber(of form: Int) -> Int? { form < count ? widest[form] : nil }

    /// The smallest numbers that choose a form, at most four.
    func examples(of form: Int) -> [Int] {
        form < count ? numbers[form] : []
    }
}

/// Numbers as wide as samples are.
enum WidestNumbers {
    /// From the widest to the narrowest.
    static let searched = (7_888...8_888).reversed()
}

/// The expression of `Plural-Forms`, in C's syntax with the variable `n`; evaluated while it is read.
struct GettextPluralExpression {
    private let bytes: [UInt8]
    private let number: Int
    private var index = 0
    private var depth = 0

    /// The value for a number; nil if the text is no expression or divides by zero.
    static func value(of expression: [UInt8], for number: Int) -> Int? {
        var reader = GettextPluralExpression(bytes: expression, number: number)
        guard let value = reader.conditional(), reader.index == expression.count else { return nil }
        return value
    }

    private init(bytes: [UInt8], number: Int) {
        self.bytes = bytes
        self.number = number
    }

    private mutating func take(_ text: String) -> Bool {
        guard bytes.hasText(text, at: index) else { return false }
        index += text.utf8.count
        return true
    }

    /// `a ? b : c`, or less.
    private mutating func conditional() -> Int? {
        depth += 1
        defer { depth -= 1 }
        guard depth < 60, let condition = binary(0) else { return nil }
        guard take("?") else { return condition }
        guard let yes = conditional(), take(":"), let no = conditional() else { return nil }
        return condition != 0 ? yes : no
    }

    /// Operators by precedence, the loosest first; longer spellings before their beginnings.
    private static let operators = [
        ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
    ]

    private mutating func binary(_ level: Int) -> Int? {
        guard level < Self.operators.count else { return unary() }
        guard var left = binary(level + 1) else { return nil }
        while let sign = Self.operators[level].first(where: { bytes.hasText($0, at: index) }) {
            index += sign.utf8.count
            guard let right = binary(level + 1), let value = Self.apply(sign, left, right) else { return nil }
            left = value
        }
        return left
    }

    private static func apply(_ sign: String, _ left: Int, _ right: Int) -> Int? {
        switch sign {
        case "||": return left != 0 || right != 0 ? 1 : 0
        case "&&": return left != 0 && right != 0 ? 1 : 0
        case "==": return left == right ? 1 : 0
        case "!=": return left != right ? 1 : 0
        case "<=": return left <= right ? 1 : 0
        case ">=": return left >= right ? 1 : 0
        case "<": return left < right ? 1 : 0
        case ">": return left > right ? 1 : 0
        case "+": return left &+ right
        case "-": return left &- right
        case "*": return left &* right
        case "/": return right == 0 ? nil : left.dividedReportingOverflow(by: right).partialValue
        default: return right == 0 ? nil : left.remainderReportingOverflow(dividingBy: right).partialValue
        }
    }

    private mutating func unary() -> Int? {
        var isNegated = false
        var isInverted = false
        while take("!") {
            isInverted = isNegated ? !isInverted : true
            isNegated = true
        }
        guard let value = primary() else { return nil }
        return isNegated ? (value == 0) == isInverted ? 1 : 0 : value
    }

    private mutating func primary() -> Int? {
        if take("(") {
            guard let value = conditional(), take(")") else { return nil }
            return value
        }
        if take("n") { return number }
        let digits = bytes[index...].prefix(while: \.isDigit)
        guard (1...9).contains(digits.count) else { return nil }
        index += digits.count
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
}
