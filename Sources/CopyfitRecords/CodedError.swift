package import CopyfitFonts
package import CopyfitText
package import CopyfitUnicode

/// Why a text could not be measured: a stable code for programs, and a sentence for people that says what to do.
package protocol CodedError: Error, CustomStringConvertible {
    var code: String { get }
}

extension FontError: CodedError {}

extension TextError: CodedError {}

extension HyphenationError: CodedError {}

/// A ``CodedError`` in the form of an answer to a record.
package struct RecordError: CodedError, Equatable {
    /// What has to change.
    package enum Cause: Sendable {
        case settings
        case font
        case number
        case text
    }

    package let code: String
    package let message: String
    package let cause: Cause

    package var description: String { message }

    package init(code: String, message: String, cause: Cause = .settings) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    package init(_ error: FontError) {
        self.init(code: error.code, message: error.description, cause: .font)
    }

    package init(_ error: TextError) {
        let cause: Cause =
            switch error {
            case .font: .font
            case .invalidSize, .invalidDevicePixelRatio: .number
            default: .text
            }
        self.init(code: error.code, message: error.description, cause: cause)
    }

    package init(_ error: HyphenationError) {
        self.init(code: error.code, message: error.description, cause: .text)
    }
}

// Not one function over all errors: the compiler finds the error of a closure only where its type is written.
extension RecordError {
    /// A value of fonts, whose error becomes a record's.
    package static func fonts<Value>(_ value: @autoclosure () throws(FontError) -> Value) throws(RecordError) -> Value {
        do { return try value() } catch { throw RecordError(error) }
    }

    /// A value of texts, whose error becomes a record's.
    package static func texts<Value>(_ value: @autoclosure () throws(TextError) -> Value) throws(RecordError) -> Value {
        do { return try value() } catch { throw RecordError(error) }
    }

    /// A value of dictionaries, whose error becomes a record's.
    package static func dictionaries<Value>(
        _ value: @autoclosure () throws(HyphenationError) -> Value
    ) throws(RecordError) -> Value {
        do { return try value() } catch { throw RecordError(error) }
    }
}
