# Une partie que l’on revoit ou que l’on vérifie
replay-turn = { $number }. { $progress }
replay-comment = {"       "}« { $comment } »
replay-score = { $name } { $score }
replay-scores = {"       "}Scores : { $scores }
replay-final = Scores finaux : { $scores }
replay-winners = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
}
replay-goes-on = Pas terminée : { $progress }. Scores : { $scores }
replay-no-turn = Il n’y a pas de tour { $turn } : choisissez un nombre de 1 à { $turns }
replay-no-sight = Personne ne s’appelle « { $asked } » : écrivez all, spectator, ou le numéro ou le nom d’une place : { $seats }
replay-secrets = Cet enregistrement contient ce que certaines places sont seules à savoir. Il est montré { $sight }
sight-all = avec tout ce qu’il contient
sight-spectator = comme le voit un spectateur
sight-seat = comme { $name } l’a vu
verify-sound = { $file } : les { $actions } actions sont toutes permises et les scores sont justes. { $end }
verify-stopped = { $file } : l’action { $action }, « { $line } », ne peut pas être jouée : { $reason }
verify-scores = { $file } : { $name } a { $score } points, mais ce qui a compté en donne { $sum }
verify-torn = { $file } : la dernière ligne est coupée. Tout ce qui précède est bon
verify-wrong = { $file } : la ligne { $line } est endommagée. Tout ce qui précède est bon
verify-no-record = { $file } : { $reason }
summary-computer = { $name } : { $level }
summary-turning-points = Tournants :
summary-lead = Après le tour { $turn }, { $name } mène : { $scores }
summary-chances = Après le tour { $turn }, { $name } a le plus de chances de gagner : { $scores }
summary-chance = { $name } { $percent } %
parting-other-start = Les deux enregistrements n’ont pas commencé de la même façon : ils ne peuvent pas être comparés
parting-nowhere = Les deux enregistrements contiennent les mêmes actions
parting-after = { $actions ->
    [0] Ils se séparent dès la première action
    [one] Ils se séparent après la première action
   *[other] Ils se séparent après { $actions } actions
}
parting-here = Dans cet enregistrement : { $said }. { $end }
parting-there = Dans l’autre : { $said }. { $end }
parting-ends = il s’arrête là

# La partie revue dans la fenêtre
menu-replay = Revoir la partie
end-replay = Revoir
replay-end = Quitter
replay-step = Étape { $step } sur { $steps }
replay-more = Plus
replay-speed = Vitesse { $speed }
replay-play = Lecture
replay-pause = Pause
replay-turn-earlier = Un tour plus tôt
replay-turn-later = Un tour plus tard
replay-mark-earlier = Au repère précédent : un décompte, un événement, un tournant, un commentaire
replay-mark-later = Au repère suivant : un décompte, un événement, un tournant, un commentaire
replay-first = Au début
replay-last = À la fin
replay-faster = Revoir plus vite
replay-slower = Revoir plus lentement
replay-comment-write = Commenter
replay-comment-heading = Commentaire sur l’étape { $step }
replay-comment-keep = Garder
replay-comment-change = Modifier
replay-branch = Jouer d’ici
replay-branch-name = { $name }, dès l’étape { $step }
replay-compare = Comparer…
replay-compare-heading = Comparer avec quelle partie ?
replay-compare-about = Ces parties ont commencé comme celle-ci et ont suivi le même chemin un moment.
replay-compare-none = Aucune autre partie gardée ou ouverte récemment n’a commencé comme celle-ci
replay-compare-file = Autre fichier…
replay-compare-no-dialog =
    Ce système n’offre pas de fenêtre de fichiers. Ouvrez une fois l’autre partie : elle est alors proposée ici
replay-compared = Comparée à « { $name } »
replay-compared-close = Fermer la comparaison
replay-go-there = Y aller
replay-parts-here = L’autre enregistrement se sépare ici
replay-shown-as = Montrer { $sight }
replay-secrets-heading = Cette partie contient des secrets
replay-secrets-over = Certaines places savaient ce que les autres ignoraient. La partie est terminée, rien ne doit plus être caché : pour quels yeux est-elle montrée ?
replay-secrets-about = Certaines places savent ce que les autres ignorent, et la partie n’est pas terminée. Qui en voit plus que sa propre place sait ce qu’il devrait ignorer : pour quels yeux est-elle montrée ?
idle-no-replay = On ne revoit qu’une partie où quelque chose a été joué, pas une leçon, un problème ou un plan
idle-no-earlier = Il n’y en a pas avant ce moment
idle-no-later = Il n’y en a pas après ce moment
idle-fastest = On ne peut pas aller plus vite
idle-slowest = On ne peut pas aller plus lentement
palette-replay = Revoir : { $name }

# Codes et résumés de parties
menu-copy-code = Copier le code de la partie
menu-copy-summary = Copier un résumé
menu-paste-code = Coller un code
message-code = Le code de cette partie est copié : { $count } caractères
message-code-secrets = Le code de cette partie est copié : { $count } caractères. Il contient les secrets de chaque place
message-summary = Un résumé de cette partie est copié
message-code-opened = La partie du code est ouverte
message-code-not-opened = Le code n’est pas ouvert : { $reason }
message-branched = Une nouvelle partie commence après l’étape { $step }. L’autre reste comme elle était
