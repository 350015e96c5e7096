import CLibFuzzer
import Foundation

/// A program that libFuzzer drives.
public enum Fuzzer {
    /// Either `seeds DIRECTORY`, which writes the seeds, or what libFuzzer is to do, in its own options.
    ///
    /// - Parameters:
    ///   - seeds: the inputs to start from.
    ///   - test: what an input is tried with; a finding ends the process.
    public static func run(
        seeds: () throws -> [[UInt8]],
        test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
    ) throws -> Never {
        if CommandLine.arguments.dropFirst().first == "seeds", CommandLine.arguments.count == 3 {
            try write(seeds(), to: CommandLine.arguments[2])
            exit(0)
        }
        var count = CommandLine.argc
        var arguments = unsafe Optional(CommandLine.unsafeArgv)
        exit(unsafe LLVMFuzzerRunDriver(&count, &arguments, test))
    }

    /// The bytes that libFuzzer lends.
    public static func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
        unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
    }

    private static func write(_ seeds: [[UInt8]], to directory: String) throws {
        let folder = URL(filePath: directory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (number, seed) in seeds.enumerated() {
            try Data(seed).write(to: folder.appending(path: "seed-\(number)"))
        }
    }
}
