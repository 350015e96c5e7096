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
    package let code: String
    package let message: String

    package var description: String { message }

    package init(code: String, message: String) {
        self.code = code
        self.message = message
    }

    /// The form of any error.
    package init(_ error: any Error) {
        if let error = error as? any CodedError {
            self.init(code: error.code, message: error.description)
        } else {
            self.init(
                code: "internal-error",
                message: "Something in copyfit itself went wrong, please report it: \(error)"
            )
        }
    }
}
