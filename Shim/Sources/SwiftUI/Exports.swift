@_exported public import Combine
@_exported public import Copyfit
@_exported public import CopyfitImaging
@_exported public import Foundation

#if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
#endif
