import CopyfitTranslations
import Testing

/// The first example is the one of Apple's documentation of the format, with other texts.
@Suite("Apple's .stringsdict")
struct StringsDictionaryReaderTests {
    @Test("Apple's .stringsdict gives each combination of plural branches")
    func plurals() {
        let file = read(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
                <key>%d home(s) found</key>
                <dict>
                    <key>NSStringLocalizedFormatKey</key>
                    <string>%#@homes@ here</string>
                    <key>homes</key>
                    <dict>
                        <key>NSStringFormatSpecTypeKey</key>
                        <string>NSStringPluralRuleType</string>
                        <key>NSStringFormatValueTypeKey</key>
                        <string>d</string>
                        <key>zero</key>
                        <string>No homes</string>
                        <key>one</key>
                        <string>%d home</string>
                        <key>other</key>
                        <string>%d homes &amp; more</string>
                    </dict>
                </dict>
            </dict>
            </plist>
            """,
            as: .stringsDictionary,
            path: "en.lproj/Localizable.stringsdict"
        )
        #expect(
            file.lines.map { $0.replacing("en ", with: "") } == [
                "8:17 %d home(s) found [homes zero] = No homes here",
                "8:17 %d home(s) found [homes one] = %d home here",
                "8:17 %d home(s) found [homes other] = %d homes & more here",
            ]
        )
        #expect(file.translations[2].replaced == ["%d homes integer"])
        #expect(file.problems == [])
    }

    @Test("Apple's .stringsdict gives variants by device and width, and names what is missing")
    func variants() {
        let file = read(
            """
            <plist><dict>
            <key>w</key><dict><key>NSStringVariableWidthRuleType</key>
              <dict><key>20</key><string>Hi</string><key>50</key><string>Hello</string></dict></dict>
            <key>d</key><dict><key>NSStringDeviceSpecificRuleType</key>
              <dict><key>iphone</key><string>Tap</string><key>mac</key><string>Click</string></dict></dict>
            <key>none</key><dict></dict>
            </dict></plist>
            """,
            as: .stringsDictionary
        )
        #expect(
            file.lines == [
                "3:30 w [width 20] = Hi", "3:62 w [width 50] = Hello",
                "5:34 d [device iphone] = Tap", "5:68 d [device mac] = Click",
            ]
        )
        #expect(file.problems.map(\.description) == ["6:6: \"none\" needs an NSStringLocalizedFormatKey."])
    }

    @Test("Apple's .stringsdict with variables inside themselves is read as far as its limits go")
    func recursive() {
        let text = String(repeating: "%#@v@", count: 20)
        let rule =
            "<key>v</key><dict><key>one</key><string>\(text)</string><key>other</key><string>\(text)</string></dict>"
        let file = read(
            "<plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(text)</string>\(rule)</dict></dict></plist>",
            as: .stringsDictionary
        )
        #expect(!file.translations.isEmpty)
        #expect(
            file.problems.first?.message
                == "Variables are nested too deeply; some were skipped."
        )
    }
}
