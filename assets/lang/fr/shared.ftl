# Temples that several control together, in variants whose ties are everyone's
recap-control-shared = { $names } contrôlent ensemble le temple sur { $cell } ({ $value })
cell-shared = { $names } contrôlent ce temple ensemble
