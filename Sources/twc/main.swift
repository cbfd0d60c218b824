print("twc")
