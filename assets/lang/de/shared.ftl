# Temples that several control together, in variants whose ties are everyone's
recap-control-shared = { $names } haben gemeinsam die Mehrheit am Tempel auf { $cell } ({ $value })
cell-shared = { $names } haben hier gemeinsam die Mehrheit
