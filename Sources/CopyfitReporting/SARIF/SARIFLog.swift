import CopyfitChecking

/// The part of SARIF 2.1.0 that reports use; names are those of the standard.
enum SARIFLog {
    static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    struct Tool: Encodable {
        let driver: Driver

        init(rules: [Rule]) { driver = Driver(rules: rules) }
    }

    struct Driver: Encodable {
        let name = "copyfit check"
        let rules: [Rule]
    }

    struct Rule: Encodable {
        struct Configuration: Encodable {
            let enabled: Bool
            let level: String
        }

        let id: String
        let shortDescription: Text
        let fullDescription: Text
        let help: Text
        let defaultConfiguration: Configuration
    }

    struct Text: Encodable { let text: String }

    struct RunProperties: Encodable {
        let fonts: [CheckedFont]?
        let exemptions: [CheckedExemption]?
        let families: [CheckedFamily]?
    }

    struct Invocation: Encodable {
        let executionSuccessful: Bool
        let toolExecutionNotifications: [Notification]
    }

    struct Notification: Encodable {
        let level = "error"
        let message: Text
        let locations: [Location]
    }

    struct Result: Encodable {
        struct Properties: Encodable {
            let key: String
            let context: String?
            let locale: String
            let language: String
            let variant: [String]
            let text: String
            let rule: String?
            let width: Double?
            let over: Double?
            let failingWidths: [WidthInterval]?
            let repairs: [Repair]
        }

        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Text
        let locations: [Location]
        let partialFingerprints: [String: String]
        let properties: Properties
    }

    struct Location: Encodable {
        struct PhysicalLocation: Encodable {
            let artifactLocation: ArtifactLocation
            let region: Region?
        }

        struct ArtifactLocation: Encodable { let uri: String }

        struct Region: Encodable {
            let startLine: Int
            let startColumn: Int?
        }

        struct LogicalLocation: Encodable {
            let name: String
            let fullyQualifiedName: String
            let kind = "resource"
        }

        let physicalLocation: PhysicalLocation
        var logicalLocations: [LogicalLocation]?
    }
}
