# Temples that several control together, in variants whose ties are everyone's
recap-control-shared = { $names } control the temple on { $cell } ({ $value }) together
cell-shared = { $names } control this temple together
