@_exported import Copyfit
