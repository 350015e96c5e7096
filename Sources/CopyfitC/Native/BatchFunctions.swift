public import CCopyfit
import CopyfitFonts
import CopyfitText
import Synchronization

/// Documented in `copyfit.h`.
@c @implementation
public func copyfit_measure_texts(
    _ style: OpaquePointer?,
    _ texts: UnsafePointer<CChar>?,
    _ textsLength: Int,
    _ offsets: UnsafePointer<UInt64>?,
    _ count: Int,
    _ widths: UnsafePointer<Double>?,
    _ widthCount: Int,
    _ heights: UnsafeMutablePointer<Double>?,
    _ widthsUsed: UnsafeMutablePointer<Double>?,
    _ lineCounts: UnsafeMutablePointer<UInt32>?,
    _ statuses: UnsafeMutablePointer<copyfit_status>?,
    _ threads: UInt32,
    _ error: UnsafeMutablePointer<copyfit_error>?
) -> copyfit_status {
    unsafe callWithNote(error) { () throws(CallFault) in
        let style = try unsafe object(style, Style.self, "style")
        let batch = try unsafe BatchArrays(
            texts: bytes(texts, textsLength, "texts"),
            offsets: numbers(offsets, count, 1, "offsets"),
            widths: numbers(widths, widthCount, 0, "widths"),
            heights: heights,
            widthsUsed: widthsUsed,
            lineCounts: lineCounts,
            statuses: statuses
        )
        try batch.check()
        return try batch.measure(style, threads: threads == 0 ? WorkerThreads.processorCount : Int(min(threads, 256)))
    }
}

/// The numbers of a caller's array with `extra` entries more than it counts.
private func numbers<Number>(
    _ start: UnsafePointer<Number>?,
    _ count: Int,
    _ extra: Int,
    _ name: String
) throws(CallFault) -> UnsafeBufferPointer<Number> {
    guard count >= 0, count < Int.max / 16 else { throw .size(name, "an array no larger than memory") }
    if count == 0 { return unsafe UnsafeBufferPointer(start: nil, count: 0) }
    guard let start = unsafe start else { throw .null(name) }
    return unsafe UnsafeBufferPointer(start: start, count: count + extra)
}

/// The arrays of a call, shared by its threads: each writes at the places of its own texts.
@safe private struct BatchArrays: @unchecked Sendable {
    let texts: UnsafeRawBufferPointer
    let offsets: UnsafeBufferPointer<UInt64>
    let widths: UnsafeBufferPointer<Double>
    let heights: UnsafeMutablePointer<Double>?
    let widthsUsed: UnsafeMutablePointer<Double>?
    let lineCounts: UnsafeMutablePointer<UInt32>?
    let statuses: UnsafeMutablePointer<copyfit_status>?

    /// How many texts a thread takes at once.
    private static let chunk = 32

    private var count: Int { max(0, unsafe offsets.count - 1) }

    /// Refuses offsets outside the texts and widths that are none. O(texts + widths).
    func check() throws(CallFault) {
        var last: UInt64 = 0
        for index in unsafe offsets.indices {
            let offset = unsafe offsets[index]
            guard offset >= last, unsafe offset <= UInt64(texts.count) else {
                throw .size("offsets", "offsets that never fall, inside the texts")
            }
            last = offset
        }
        for index in unsafe widths.indices where unsafe !(widths[index] >= 0) { throw .number("widths", "at least 0") }
        if unsafe count.multipliedReportingOverflow(by: widths.count).overflow {
            throw .size("widths", "an array no larger than memory")
        }
    }

    /// Measures all texts; what is wrong with the first that cannot be measured.
    ///
    /// - Throws: that, unless there is an array of statuses.
    func measure(_ style: Style, threads: Int) throws(CallFault) -> CallFault? {
        let next = Atomic(0)
        let first = Mutex<(index: Int, fault: CallFault)?>(nil)
        WorkerThreads.run(max(1, min(threads, (count + Self.chunk - 1) / Self.chunk))) {
            style.engine.rooms.withMeasurer { rooms in
                while true {
                    let start = next.wrappingAdd(Self.chunk, ordering: .relaxed).oldValue
                    guard start < count else { return }
                    for index in start..<min(start + Self.chunk, count) {
                        guard let fault = measure(index, style, &rooms) else { continue }
                        first.withLock { if $0.map({ index < $0.index }) ?? true { $0 = (index, fault) } }
                    }
                }
            }
        }
        let fault = first.withLock { $0 }.map { $0.fault.found(inText: $0.index) }
        if let fault, unsafe statuses == nil { throw fault }
        return fault
    }

    /// Measures a text at all widths; what is wrong with it if that cannot be done.
    private func measure(_ index: Int, _ style: Style, _ rooms: inout FoldedMeasurer) -> CallFault? {
        let range = unsafe Int(offsets[index])..<Int(offsets[index + 1])
        let utf8 = unsafe UnsafeRawBufferPointer(rebasing: texts[range])
        do throws(CallFault) {
            guard let text = unsafe String(validating: utf8, as: UTF8.self) else { throw .text("texts") }
            try CallFault.records(
                try style.measure(text, at: unsafe widths.span, &rooms) { write(index, $0, $1) }
            )
            unsafe statuses?[index] = COPYFIT_OK
            return nil
        } catch let fault {
            for width in unsafe widths.indices {
                write(index, width, BatchResult(width: .nan, height: .nan, lineCount: 0))
            }
            unsafe statuses?[index] = fault.status
            return fault
        }
    }

    private func write(_ text: Int, _ width: Int, _ result: BatchResult) {
        let place = unsafe text * widths.count + width
        unsafe heights?[place] = result.height
        unsafe widthsUsed?[place] = result.width
        unsafe lineCounts?[place] = UInt32(clamping: result.lineCount)
    }
}
