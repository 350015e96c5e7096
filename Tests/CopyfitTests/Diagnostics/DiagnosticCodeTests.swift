import Foundation
import Testing

import Copyfit
@testable import CopyfitViews

/// Each code has an example that is reported, and a section in `Documentation/Diagnostics.md`.
@MainActor
@Suite("Codes of diagnostics")
struct DiagnosticCodeTests {
    @Test("Each code is reported by an example", arguments: Diagnostic.Code.allCases)
    func reported(code: Diagnostic.Code) throws {
        let diagnostic = try #require(Self.report(of: code).diagnostics(code).first)
        #expect(diagnostic.description.hasPrefix("\(code.rawValue): "))
        #expect(diagnostic.message.hasSuffix("."))
        #expect(!diagnostic.places.isEmpty)
    }

    @Test("The documentation has a section for each code, in order, with its severity")
    func documented() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Documentation/Diagnostics.md")
        let sections = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n## ").dropFirst()
        let lines = sections.map { $0.components(separatedBy: "\n") }
        #expect(lines.map { $0[0] } == Diagnostic.Code.allCases.map(\.rawValue))
        for (section, code) in zip(lines, Diagnostic.Code.allCases) {
            #expect(section[1].lowercased().hasPrefix("\(code.severity). "))
        }
    }

    // MARK: Examples

    private static func report(of code: Diagnostic.Code) -> UpdateReport {
        switch code {
        case .stateWriteDuringUpdate: update(Writing())
        case .stateNotInstalled: update(Outside { _ = Lone().$number })
        case .environmentNotInstalled: update(Outside { _ = Lone().scale })
        case .duplicateID: update(ForEach([1, 1], id: \.self) { Text("\($0)") })
        case .constantRangeChanged: update(Growing())
        case .enumViewState: update(Choice.one(State(initialValue: 1)))
        case .noReflectionMetadata: update(pthread_mutexattr_t())
        case .unknownCoordinateSpace: update(GeometryReader { Text("\($0.frame(in: .named("page")).minY)") })
        case .unlawfulReducer: update(Text("a").preference(key: LastName.self, value: "a").observingNames())
        case .multipleUpdates: update(Feedback { min($0 + 1, 3) })
        case .oscillation: update(Feedback { $0 == 1 ? 2 : 1 })
        case .divergence: update(Feedback { $0 + 1 })
        case .noConvergence: update(Feedback(next: upAndDown()))
        case .reentrantUpdate: updateInside()
        case .tasksPending: update(Text("a").task {})
        case .timersPending: update(TimelineView(.everyMinute) { _ in Text("a") })
        case .unsupportedModifier: update(Text("a")._unsupported("a modifier"))
        case .contentNotShown: update(Text("a").sheet(isPresented: .constant(true)) { Text("b") })
        case .nestedTooDeeply: update(DeepNest(rest: 100_000))
        case .nonFiniteSize: update(Text("a").frame(width: .nan))
        case .contradictoryFrame: update(Text("a").frame(minWidth: 100, maxWidth: 50))
        case .pinnedToZero: update(Pinned())
        case .fontNotFound: update(Text("a").font(.custom("No Such Family", size: 12)))
        case .textNotPrepared: update(Text("a").font(.system(size: 20_000)))
        case .missingGlyph: update(Text("\u{10FFFD}"))
        case .textTruncated: update(Text("one two three four").lineLimit(1).frame(width: 40))
        case .styleSubstituted: update(Text("a").font(.system(size: 13, design: .monospaced)).italic())
        case .missingImage: update(Image(systemName: "no.such.symbol"))
        case .missingColor: update(Color("no-such-color"))
        case .previewFailed: update(Text("a")._failed(.previewFailed, "The context could not be made."))
        }
    }

    private static func update(_ view: some View) -> UpdateReport {
        var options = HostOptions()
        options.reportsTruncatedTexts = true
        return ViewHost(view, size: ProposedViewSize(width: 100, height: 100), options: options).update()
    }

    private static func updateInside() -> UpdateReport {
        final class Update { var again: (() -> Void)? }
        let update = Update()
        let host = ViewHost(Text("a").onAppear { update.again?() }, size: .unspecified)
        update.again = { [unowned host] in _ = host.updateUnchecked() }
        return host.update()
    }

    private static func upAndDown() -> (CGFloat) -> CGFloat {
        var step = 0
        return {
            step += 1
            return step % 2 == 1 ? $0 + 2 : $0 - 1
        }
    }
}

private enum Choice: View {
    case one(State<Int>)
    var body: some View { Text("a") }
}

private struct Writing: View {
    @State private var count = 0
    var body: some View {
        let _ = count += 1
        Text("a")
    }
}

private struct Lone: View {
    @State var number = 1
    @Environment(\.displayScale) var scale
    var body: some View { EmptyView() }
}

private struct Outside: View {
    let use: () -> Void
    var body: some View {
        let _ = use()
        Text("a")
    }
}

private struct DeepNest: View {
    let rest: Int
    var body: AnyView { rest == 0 ? AnyView(Text("a")) : AnyView(VStack { DeepNest(rest: rest - 1) }) }
}

private struct Growing: View {
    @State private var count = 1
    var body: some View { ForEach(0..<count) { Text("\($0)") }.onAppear { count = 2 } }
}

private struct Feedback: View {
    @State private var height: CGFloat = 1
    let next: (CGFloat) -> CGFloat
    var body: some View {
        Text("a").frame(height: height)
            .onGeometryChange(for: CGFloat.self, of: \.size.height) { height = next($0) }
    }
}

private struct Pinned: View {
    @State private var width: CGFloat = 0
    var body: some View {
        Text("Buy").frame(width: width).onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
    }
}

extension View {
    fileprivate func observingNames() -> some View { onPreferenceChange(LastName.self) { _ in } }
}
