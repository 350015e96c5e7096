import Harness

@main enum FuzzFonts {
    static func main() throws {
        try unsafe Fuzzer.run(seeds: FontSeeds.all) { start, count in
            FontProbe.run(unsafe Fuzzer.bytes(start, count))
            return 0
        }
    }
}
