import Testing

@testable import Prepare

struct SourceTextTests {
    @Test("Conditions on the platform become true, and every line keeps its number")
    func conditions() {
        let source = """
            // os(iOS) in a comment, é
            #if os(iOS) || (os(tvOS) && !os( iOS ))
            let text = "os(iOS)"
            #elseif os(macOS)
            let text = os(iOS)
            #else
              #if DEBUG && os(iOS)
              #endif
            #endif
            """
        let ios = SourceText(source, platform: .ios)
        #expect(
            ios.rewritten == """
                // os(iOS) in a comment, é
                #if true || (os(tvOS) && !true)
                let text = "os(iOS)"
                #elseif os(macOS)
                let text = os(iOS)
                #else
                  #if DEBUG && true
                  #endif
                #endif
                """
        )
        #expect(ios.lines == [2, 2, 7])
        let mac = SourceText(source, platform: .macos)
        #expect(mac.lines == [4])
        #expect(mac.rewritten.contains("#elseif true\nlet text = os(iOS)"))
    }

    @Test("Conditions inside views, of modifiers and of cases are found")
    func places() {
        let source = """
            struct Row: View {
                var body: some View {
                    Text("a")
                    #if os(iOS)
                        .font(.body)
                    #endif
                }
            }
            enum Kind {
                #if os(iOS)
                case touch
                #endif
            }
            func f(_ kind: Kind) {
                switch kind {
                #if os(iOS)
                case .touch: break
                #endif
                }
            }
            """
        #expect(SourceText(source, platform: .ios).lines == [4, 10, 16])
    }

    @Test("A source without the platform's name stays as it is, also when it does not compile")
    func nothing() {
        for source in ["", "#if os(watchOS)\n#endif\r\n", "#if os(\n#if ((", "\u{FEFF}let a = 1"] {
            #expect(SourceText(source, platform: .ios).rewritten == source)
        }
    }

    @Test("Imports are found, empty modules only where nothing asks for them")
    func imports() {
        let source = """
            import SwiftUI
            @testable import Kit
            import struct Combine.Just
            import os.log
            #if canImport(UIKit)
            import UIKit
            #endif
            #if canImport(simd)
            import simd
            #if DEBUG
            import QuartzCore
            #endif
            #endif
            """
        let imports = SourceText(source, platform: .ios).imports
        #expect(imports == ["SwiftUI", "Kit", "Combine", "os", "UIKit", "QuartzCore"])
    }
}
