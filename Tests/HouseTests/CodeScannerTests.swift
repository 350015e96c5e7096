import Testing

@Suite("Telling code from comments and strings")
struct CodeScannerTests {
    @Test(
        "Telling code from comments and strings blanks comments and the contents of strings, and keeps line breaks",
        arguments: [
            ("a // b", "a     "),
            ("a /* b /* c */ d */ e", "a                   e"),
            ("a /* b\nc */ d", "a     \n     d"),
            (#"f("unsafe") + g"#, "f(        ) + g"),
            (#""a\"b" c"#, "       c"),
            (#""x \(f("y)")) z" c"#, "                 c"),
            ("\"\"\"\n a \" b\n\"\"\" c", "   \n      \n    c"),
            (##"#"a " \ b"# c"##, "            c"),
            ("#if DEBUG", "#if DEBUG"),
            ("a / b", "a / b"),
        ]
    )
    func blanking(text: String, code: String) {
        #expect(CodeScanner.code(of: text) == code)
    }
}
