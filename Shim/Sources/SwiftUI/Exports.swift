@_exported import Combine
@_exported import Copyfit
@_exported import CopyfitImaging
