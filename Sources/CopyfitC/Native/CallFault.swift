import CCopyfit
import CopyfitFonts
import CopyfitRecords
import CopyfitText
import CopyfitUnicode

/// Why a call has no answer.
struct CallFault: Error {
    let status: copyfit_status
    let code: String
    let message: String

    init(_ status: copyfit_status, _ code: String, _ message: String) {
        (self.status, self.code, self.message) = (status, code, message)
    }

    init(_ error: RecordError) {
        let status =
            switch error.cause {
            case .settings: COPYFIT_INVALID_SETTINGS
            case .font: COPYFIT_FONT_ERROR
            case .number: COPYFIT_INVALID_NUMBER
            case .text: COPYFIT_TEXT_ERROR
            }
        self.init(status, error.code, error.message)
    }

    /// A value, whose error becomes the call's.
    static func records<Value>(_ value: @autoclosure () throws(RecordError) -> Value) throws(CallFault) -> Value {
        do { return try value() } catch { throw CallFault(error) }
    }

    /// The same fault, found in one of many texts.
    func found(inText index: Int) -> CallFault { CallFault(status, code, "Text \(index): \(message)") }

    /// A pointer is NULL.
    static func null(_ name: String) -> CallFault {
        CallFault(COPYFIT_NULL_POINTER, "null-pointer", "The argument “\(name)” is NULL: pass a pointer.")
    }

    /// A size, a count or an offset is not possible.
    static func size(_ name: String, _ demand: String) -> CallFault {
        CallFault(COPYFIT_WRONG_SIZE, "wrong-size", "The argument “\(name)” is wrong: it must be \(demand).")
    }

    /// A number is not possible.
    static func number(_ name: String, _ demand: String) -> CallFault {
        CallFault(COPYFIT_INVALID_NUMBER, "invalid-number", "The number “\(name)” is wrong: it must be \(demand).")
    }

    /// A handle has no object.
    static func handle(_ name: String) -> CallFault {
        CallFault(
            COPYFIT_INVALID_HANDLE,
            "invalid-handle",
            "The argument “\(name)” is no such handle: it was freed, is of another kind or was never made."
        )
    }

    /// Bytes are not UTF-8.
    static func text(_ name: String) -> CallFault {
        CallFault(COPYFIT_INVALID_UTF8, "invalid-utf8", "The argument “\(name)” is not UTF-8: convert it.")
    }
}
