import Harness

@main enum FuzzText {
    static func main() throws {
        try unsafe Fuzzer.run(seeds: TextSeeds.all) { start, count in
            TextProbe.run(unsafe Fuzzer.bytes(start, count))
            return 0
        }
    }
}
