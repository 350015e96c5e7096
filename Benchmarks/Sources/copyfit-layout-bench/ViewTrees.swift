import Copyfit
import Foundation
import Observation

/// The trees as views. A leaf is a colour in a frame, a row of tree 1 has padding around it.
enum ViewTrees {
    /// Tree 1.
    struct Rows: View {
        let count: Int

        var body: some View {
            VStack(spacing: 4) {
                ForEach(0..<count) { _ in
                    HStack(spacing: 8) {
                        Color.gray.frame(width: 40, height: 40)
                        Color.gray.frame(width: 100, height: 20)
                        Color.gray.frame(width: 60, height: 24)
                    }
                    .padding(8)
                }
            }
        }
    }

    /// Trees 2: each nest is a view with a body of its own.
    struct Nests: View {
        let count: Int
        let depth: Int

        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<count) { _ in Nest(depth: depth, isRow: true) }
            }
        }
    }

    private struct Nest: View {
        let depth: Int
        let isRow: Bool

        var body: some View {
            if isRow {
                HStack(spacing: 4) { content }
            } else {
                VStack(spacing: 4) { content }
            }
        }

        @ViewBuilder private var content: some View {
            Color.gray.frame(width: 10, height: 10)
            if depth > 1 { Nest(depth: depth - 1, isRow: !isRow) }
        }
    }

    /// Overlays in overlays.
    struct Overlays: View {
        let depth: Int

        var body: some View {
            Color.gray.frame(width: 10, height: 10).overlay { if depth > 1 { Overlays(depth: depth - 1) } }
        }
    }

    /// Collections in collections.
    struct Repeats: View {
        let depth: Int

        var body: some View {
            ForEach(0..<1) { _ in
                if depth > 1 { Repeats(depth: depth - 1) } else { Color.gray.frame(width: 10, height: 10) }
            }
        }
    }

    /// Tree 3.
    struct Wide: View {
        let count: Int

        var body: some View {
            VStack(spacing: 2) {
                ForEach(0..<count) { _ in Color.gray.frame(width: 100, height: 20) }
            }
        }
    }

    /// Tree 4: rows are views with bodies of their own. One leaf in the middle has a state, and so has the root.
    struct Sections: View {
        let count: Int
        let door: Door
        @State private var turn = 0

        var body: some View {
            let _ = turn
            VStack(spacing: 0) {
                ForEach(0..<count) { section in
                    VStack(spacing: 2) {
                        ForEach(0..<100) { row in
                            if section == count / 2, row == 50 { ChangingRow(door: door) } else { Row() }
                        }
                    }
                }
            }
            .onAppear { door.turn = { turn += 1 } }
        }
    }

    private struct Row: View {
        var body: some View {
            HStack(spacing: 4) {
                ForEach(0..<9) { _ in Color.gray.frame(width: 30, height: 20) }
            }
        }
    }

    private struct ChangingRow: View {
        let door: Door

        var body: some View {
            HStack(spacing: 4) {
                ForEach(0..<9) { leaf in
                    if leaf == 4 { ChangingLeaf(door: door) } else { Color.gray.frame(width: 30, height: 20) }
                }
            }
        }
    }

    /// A leaf whose size is a state.
    private struct ChangingLeaf: View {
        @State private var size = CGSize(width: 30, height: 20)
        let door: Door

        var body: some View {
            Color.gray
                .frame(width: size.width, height: size.height)
                .onAppear { door.resize = { size = $0 } }
        }
    }

    /// Lets the benchmark write the states. Called observable, so that views that hold it can be the same.
    final class Door: Observable {
        var resize: (CGSize) -> Void = { _ in }
        var turn: () -> Void = {}
    }

    /// Tree 5.
    struct Tags: View {
        let widths: [CGFloat]

        var body: some View {
            WrappingTags(spacing: 8) {
                ForEach(widths.indices, id: \.self) { index in
                    Color.gray.frame(width: widths[index], height: 24)
                }
            }
        }
    }
}
