import CopyfitLayout
import Foundation

// Lays out the trees that every layout engine was measured on, all caches cold, then changes one leaf of the largest.
let runs = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 9

for make in Benchmark.trees {
    Benchmark.reportFirstLayout(runs, make)
}
Benchmark.reportChange(runs)
print("bytes per node:", LayoutTree.bytesPerNode)
