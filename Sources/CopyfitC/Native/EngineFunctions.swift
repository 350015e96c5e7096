public import CCopyfit
import CopyfitRecords

/// Documented in `copyfit.h`.
@c @implementation
public func copyfit_version() -> UInt32 { UInt32(COPYFIT_VERSION) }

/// Documented in `copyfit.h`.
@c @implementation
public func copyfit_versions(
    _ versions: UnsafeMutablePointer<OpaquePointer?>?,
    _ error: UnsafeMutablePointer<copyfit_error>?
) -> copyfit_status {
    unsafe call(error) { () throws(CallFault) in
        let target = try unsafe target(versions, "versions")
        unsafe give(OwnedBytes(VersionText.text.utf8), target)
    }
}

/// Documented in `copyfit.h`.
@c @implementation
public func copyfit_engine_create(
    _ options: UnsafePointer<copyfit_engine_options>?,
    _ engine: UnsafeMutablePointer<OpaquePointer?>?,
    _ error: UnsafeMutablePointer<copyfit_error>?
) -> copyfit_status {
    unsafe call(error) { () throws(CallFault) in
        let target = try unsafe target(engine, "engine")
        let options = try unsafe structure(options, "options")
        unsafe give(try makeEngine(options ?? copyfit_engine_options()), target)
    }
}

private func makeEngine(_ options: copyfit_engine_options) throws(CallFault) -> Engine {
    guard unsafe options.folder_count >= 0 else { throw .size("folder_count", "no larger than memory") }
    if unsafe options.folder_count > 0, unsafe options.folders == nil { throw .null("folders") }
    var folders: [String] = []
    for index in 0..<(unsafe options.folder_count) {
        guard let folder = try unsafe path(options.folders[index], "folders") else { throw .null("folders") }
        folders.append(folder)
    }
    let bundled = try unsafe path(options.bundled_fonts, "bundled_fonts")
    let (usesSystemFonts, bytes) = unsafe (options.uses_system_fonts != 0, options.cache_bytes)
    do {
        return try Engine(
            bundledDirectory: bundled,
            folders: folders,
            usesSystemFonts: usesSystemFonts,
            cacheByteLimit: bytes <= 0 ? Engine.usualCacheByteLimit : bytes
        )
    } catch {
        throw CallFault(RecordError(error))
    }
}

/// Documented in `copyfit.h`.
@c @implementation
public func copyfit_engine_free(
    _ engine: OpaquePointer?,
    _ error: UnsafeMutablePointer<copyfit_error>?
) -> copyfit_status {
    unsafe call(error) { () throws(CallFault) in try unsafe free(engine, Engine.self, "engine") }
}

/// Documented in `copyfit.h`.
@c @implementation
public func copyfit_answer(
    _ engine: OpaquePointer?,
    _ style: OpaquePointer?,
    _ fits: Int32,
    _ records: UnsafePointer<CChar>?,
    _ length: Int,
    _ answers: UnsafeMutablePointer<OpaquePointer?>?,
    _ error: UnsafeMutablePointer<copyfit_error>?
) -> copyfit_status {
    unsafe call(error) { () throws(CallFault) in
        let target = try unsafe target(answers, "answers")
        let engine = try unsafe object(engine, Engine.self, "engine")
        var chosen: Style?
        if unsafe style != nil { chosen = try unsafe object(style, Style.self, "style") }
        let records = try unsafe Array(bytes(records, length, "records"))
        unsafe give(OwnedBytes(engine.answers(records, chosen, fits: fits != 0)), target)
    }
}

/// Documented in `copyfit.h`.
@c @implementation
public func copyfit_bytes_get(
    _ bytes: OpaquePointer?,
    _ start: UnsafeMutablePointer<UnsafePointer<CChar>?>?,
    _ length: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<copyfit_error>?
) -> copyfit_status {
    unsafe call(error) { () throws(CallFault) in
        let (start, length) = (try unsafe target(start, "start"), try unsafe target(length, "length"))
        let bytes = try unsafe object(bytes, OwnedBytes.self, "bytes")
        unsafe start.pointee = bytes.first
        unsafe length.pointee = bytes.count
    }
}

/// Documented in `copyfit.h`.
@c @implementation
public func copyfit_bytes_free(
    _ bytes: OpaquePointer?,
    _ error: UnsafeMutablePointer<copyfit_error>?
) -> copyfit_status {
    unsafe call(error) { () throws(CallFault) in try unsafe free(bytes, OwnedBytes.self, "bytes") }
}
