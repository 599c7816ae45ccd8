# End
end-parts = { $temples } + { $treasures }
end-rematch = Revanche
end-rematch-hint = Mêmes joueurs, mêmes règles ; le suivant débute
end-heading = La partie est terminée
end-winner = { $names } gagne
end-winners = { $names } se partagent la victoire
end-tie-guarded = Égalité : le temple gardé de plus grande valeur a décidé
end-tie-treasures = Égalité : le nombre de trésors a décidé
end-and = {" et "}
end-close = Voir le plateau
end-save = Enregistrer la partie…
end-back = Retour
end-again = Nouvelle partie…
end-start = Score de départ
end-paid = Payé aux enchères
end-minus = −{ $points }
end-round = Décompte { $number }
end-last-round = Décompte final
end-score = Score final
end-hint = En petit : temples + trésors

# The scores as a picture
plot-heading = Les scores tour par tour
plot-turn = Tour
plot-points = Points
plot-final = fin
plot-point = { $name }, tour { $turn } : { $points }
plot-start = { $name }, au début : { $points }
plot-scored = { $name }, pendant un décompte : { $points }
plot-scores = { $name } { $scores }
plot-name = Scores à chaque décompte et à la fin : { $scores }
plot-hint = En pointillés : les décomptes
