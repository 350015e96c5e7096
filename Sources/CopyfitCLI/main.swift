print("copyfit")
