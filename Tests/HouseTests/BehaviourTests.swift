import Foundation
import RegexBuilder
import Testing

@Suite("Layout behaviours")
struct BehaviourTests {
    private static let dispatcher = "Sources/CopyfitLayout/Engine/LayoutTree+Dispatch.swift"
    /// Tells them apart for explanations, which are not part of the engine.
    private static let roles = "Sources/CopyfitInspecting/Explaining/BehaviourRole.swift"
    private let files = Repository.sources.filter { $0.module == "CopyfitLayout" }

    @Test("Layout behaviours are told apart in one place")
    func dispatch() {
        let found = Repository.sources.filter { $0.path != Self.roles }.flatMap { file in
            let isExtension = file.codeLines.contains { $0.hasPrefix("extension LayoutBehaviour") }
            return file.codeLocations { tellsApart($0) || isExtension && $0.contains("switch self") }
        }
        #expect(found.count == 1 && found.allSatisfy { $0.hasPrefix(Self.dispatcher) }, "\(found)")
    }

    @Test("Layout behaviours have a file each, named after them, and a line in the dispatcher")
    func oneFileEach() throws {
        let found = files.flatMap { file in
            file.codeLines.compactMap {
                $0.firstMatch(of: #/(?:struct|extension) (\w+): (?:Behaviour|NeutralWrapper) \{/#)
            }
            .map { (path: file.path, name: String($0.1)) }
        }
        #expect(found.filter { !$0.path.hasSuffix("/\($0.name).swift") }.map(\.path) == [])
        let dispatcher = try #require(files.first { $0.path == Self.dispatcher })
        let lines = dispatcher.codeLines.count { $0.contains("visitor.visit(") }
        // Frames, paddings and stacks have a second line, for parameters that are not of the usual kind.
        #expect(lines == found.count + 3 && lines > 30)
    }

    @Test(
        "Layout behaviours count as told apart by a switch or a pattern",
        arguments: [
            ("switch behaviours[Int(node)] {", true), ("switch behaviour {", true),
            ("if case .grid(let grid) = behaviours[Int(node)] {", true),
            ("case .scrollView = layout.behaviour(of: node)", true),
            ("switch behaviours[Int(node)].orientation {", false), ("let behaviour = behaviours[0]", false),
        ]
    )
    func forms(line: String, isFound: Bool) {
        #expect(tellsApart(line) == isFound)
    }

    private func tellsApart(_ line: String) -> Bool {
        guard line.contains("behaviour") else { return false }
        let access = #/\b(?:\w+\.)?behaviours?(?:\[[^{=]*\]|\(of: [^{=]*\))?/#
        let isSwitch = line.contains(
            Regex {
                "switch "; access; " {"
            }
        )
        let isPattern = line.contains(
            Regex {
                #/case \.[^=]* = /#; access; #/(?: \{|,|$)/#
            }
        )
        return isSwitch || isPattern
    }
}
