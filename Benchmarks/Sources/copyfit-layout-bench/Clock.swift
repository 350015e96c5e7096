import Foundation

/// Processor time, which other programs on the machine disturb least.
enum Clock {
    static func seconds(_ body: () -> Void) -> Double {
        let start = now
        body()
        return now - start
    }

    private static var now: Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// The bytes of this process that lie in memory.
    static var residentBytes: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        return (pages?.dropFirst().first.flatMap { Int($0) } ?? 0) * sysconf(Int32(_SC_PAGESIZE))
    }
}

extension [Double] {
    /// The middle element in order, NaN when there is none.
    var median: Double { isEmpty ? .nan : sorted()[count / 2] }
}
