package import CopyfitFit
package import CopyfitText
import CopyfitUnicode

/// Looks for changes after which a text fits. Each is measured before it is offered, and so is the next smaller step, which must
/// not be enough.
package struct TextRepairs {
    private let fitted: FittedText
    private let paragraph: PreparedParagraph
    private let room: ParagraphConstraint

    package init(_ fitted: FittedText) {
        (self.fitted, paragraph, room) = (fitted, fitted.paragraph, fitted.constraint)
    }

    /// The width, size, number of lines and height that are enough, each by itself; none if the text has room.
    package var all: [Repair] { fitted.isWhole ? [] : [width, size, lines, height].compactMap(\.self) }

    private func fits(_ change: (inout ParagraphConstraint) -> Void) -> Bool {
        var changed = room
        change(&changed)
        return paragraph.fits(changed, fitted.style)
    }

    private var width: Repair? {
        guard let missing = fitted.overflow.width, missing > 0 else { return nil }
        let needed = room.width + missing
        let isEnough = fits { $0.width = needed } && !fits { $0.width = needed - paragraph.widthStep }
        return isEnough ? .width(needed) : nil
    }

    private var lines: Repair? {
        guard let allowed = room.maxLines else { return nil }
        let needed = paragraph.measure(ParagraphConstraint(width: room.width), fitted.style).lineCount
        let isEnough = needed > allowed && fits { $0.maxLines = needed } && !fits { $0.maxLines = needed - 1 }
        return isEnough ? .lines(needed) : nil
    }

    private var height: Repair? {
        guard room.height < .infinity else { return nil }
        let free = ParagraphConstraint(width: room.width, maxLines: room.maxLines)
        let needed = paragraph.measure(free, fitted.style).height
        let isEnough = needed > room.height && fits { $0.height = needed } && !fits { $0.height = needed.nextDown }
        return isEnough ? .height(needed) : nil
    }

    /// The largest size that fits, at least half of the text's.
    private var size: Repair? {
        let fitting = TextFitting(ParagraphPreparer(cacheByteLimit: 0))
        let sizes = fitted.size / 2...fitted.size
        let found = try? fitting.largestSize(
            fitting: room,
            style: fitted.style,
            in: sizes,
            step: TextFitting.standardStep,
            of: paragraph.source.settingSize
        )
        return found.map { .size($0.size) }
    }
}

extension PreparedParagraph {
    /// The least difference of two widths that are told apart, in points.
    var widthStep: Double { source.breakRules.profile == .web ? 1.0 / 64 : 1 / Self.unitsInPoint }
}
