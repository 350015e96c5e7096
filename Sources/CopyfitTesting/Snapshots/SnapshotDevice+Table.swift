import Copyfit
import CopyfitLayout
import Foundation

extension SnapshotDevice {
    /// Devices. Sizes and scales: Apple, Human Interface Guidelines, “Layout”, “Specifications”. Safe areas: useyourloaf.com,
    /// “iPhone 13, 14, 15 and 16 Screen Sizes”, “iPad Screen Sizes”, as measured there.
    public static let iPhoneSE = phone("iPhoneSE", 375, 667, scale: 2, top: 20, bottom: 0, sides: 0, landscapeBottom: 0)
    public static let iPhone13Mini = phone("iPhone13Mini", 375, 812, top: 50, bottom: 34, sides: 50)
    public static let iPhone13 = phone("iPhone13", 390, 844, top: 47, bottom: 34, sides: 47)
    public static let iPhone14 = phone("iPhone14", 390, 844, top: 47, bottom: 34, sides: 47)
    public static let iPhone14Plus = phone("iPhone14Plus", 428, 926, top: 47, bottom: 34, sides: 47)
    public static let iPhone15 = phone("iPhone15", 393, 852, top: 59, bottom: 34, sides: 59)
    public static let iPhone15Plus = phone("iPhone15Plus", 430, 932, top: 59, bottom: 34, sides: 59)
    public static let iPhone15Pro = phone("iPhone15Pro", 393, 852, top: 59, bottom: 34, sides: 59)
    public static let iPhone15ProMax = phone("iPhone15ProMax", 430, 932, top: 59, bottom: 34, sides: 59)
    public static let iPhone16 = phone("iPhone16", 393, 852, top: 59, bottom: 34, sides: 59)
    public static let iPhone16Pro = phone("iPhone16Pro", 402, 874, top: 62, bottom: 34, sides: 62)
    public static let iPhone16ProMax = phone("iPhone16ProMax", 440, 956, top: 62, bottom: 34, sides: 62)
    public static let iPadMini = pad("iPadMini", 744, 1133)
    public static let iPad10 = pad("iPad10", 820, 1180)
    public static let iPadPro11 = pad("iPadPro11", 834, 1194)
    public static let iPadPro12_9 = pad("iPadPro12_9", 1024, 1366)

    /// The devices of the table.
    public static let all = [
        iPhoneSE, iPhone13Mini, iPhone13, iPhone14, iPhone14Plus, iPhone15, iPhone15Plus, iPhone15Pro, iPhone15ProMax,
        iPhone16, iPhone16Pro, iPhone16ProMax, iPadMini, iPad10, iPadPro11, iPadPro12_9,
    ]

    private static func phone(
        _ name: String,
        _ width: CGFloat,
        _ height: CGFloat,
        scale: CGFloat = 3,
        top: CGFloat,
        bottom: CGFloat,
        sides: CGFloat,
        landscapeBottom: CGFloat = 21
    ) -> SnapshotDevice {
        SnapshotDevice(
            name,
            ProposedViewSize(width: width, height: height),
            EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0),
            landscape: EdgeInsets(top: 0, leading: sides, bottom: landscapeBottom, trailing: sides),
            scale: scale,
            .iOS
        )
    }

    private static func pad(_ name: String, _ width: CGFloat, _ height: CGFloat) -> SnapshotDevice {
        SnapshotDevice(
            name: name,
            size: ProposedViewSize(width: width, height: height),
            safeAreaInsets: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0),
            scale: 2
        )
    }
}
