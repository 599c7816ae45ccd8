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

# The review of a game
end-review = Analyser la partie
side-review = Analyse
side-review-hint = Analyse : ce que valait chaque tour
review-about = L’ordinateur parcourt la partie et dit pour chaque tour ce qu’il aurait joué, et ce que cela change aux chances de gagner.
review-begin = Analyser la partie
review-first = Parcours de la partie : { $done ->
    [one] { $done } tour
   *[other] { $done } tours
} sur { $all }
review-closer = Examen plus poussé : { $done ->
    [one] { $done } tour
   *[other] { $done } tours
} sur { $all }
review-stopped = Arrêté : { $done ->
    [one] { $done } tour
   *[other] { $done } tours
} sur { $all }
review-stopped-closer = Arrêté ; examinés de plus près : { $done ->
    [one] { $done } tour
   *[other] { $done } tours
} sur { $all }
review-done = Tous les tours ont été examinés de près
review-stop = Arrêter
review-go-on = Continuer
review-curve = Chances de gagner
review-curve-name = Chances de gagner au fil de la partie, en pour cent : { $shares }
review-shares = { $name } { $shares }
review-point = { $name } : { $share } %
review-worst = Ce qui a coûté le plus
review-none = Aucun tour n’a rien cédé qui mérite d’être signalé
review-none-yet = Rien trouvé pour l’instant
review-waits = mis en ordre dès que le pointeur s’écarte
review-all = Tous les tours
review-turn = { $part ->
    [scoring] Décompte avant le tour { $turn }, { $name }
    [final] Décompte final, { $name }
   *[turn] Tour { $turn }, { $name }
}
review-given = { $share } cédés
review-given-points = environ { $points } points cédés, sans rien changer à la victoire
review-as-good = rien de cédé
review-unknown = pas encore examiné
review-played = Joué : { $steps }
review-better = Mieux : { $steps }
review-nothing = le tour se termine aussitôt
review-share = Chances de gagner de { $name } ensuite : { $played }.
review-share-you = Vos chances de gagner ensuite : { $played }.
review-share-better = Chances de gagner de { $name } ainsi : { $best } ; avec le tour joué : { $played }.
review-share-better-you = Vos chances de gagner ainsi : { $best } ; avec le tour joué : { $played }.
review-show = Montrer
review-close = Fermer
review-try = Essayer
review-try-hint = Rejouer à partir de ce tour ; les ordinateurs jouent les autres, et rien n’est conservé
review-note = Les trésors comptent tels qu’ils sont apparus. Les chances sont des estimations, qui s’affinent tant que l’analyse continue.
review-note-auction = Les enchères et le choix d’une tuile ne sont pas jugés. Les trésors comptent tels qu’ils sont apparus. Les chances sont des estimations, qui s’affinent tant que l’analyse continue.
end-hints = Conseils

# Chances to win
chance-sure = { $share } %
chance-about = environ { $share } %
chance-under = moins de { $share } %
chance-over = plus de { $share } %
chance-range = environ { $from } à { $to } %
chance-at-most = au plus { $share } %
chance-at-least = au moins { $share } %
