@_exported import Combine
@_exported import Copyfit
@_exported import CopyfitImaging
@_exported import Foundation

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
