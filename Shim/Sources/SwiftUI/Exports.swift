@_exported import Copyfit
@_exported import CopyfitImaging
