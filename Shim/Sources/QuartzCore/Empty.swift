// Nothing: the module exists for sources that import it.
