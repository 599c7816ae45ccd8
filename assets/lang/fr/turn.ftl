# What was done, in a sentence
step-draw = { $name } tire : { $tile }
step-turn-up = Tuile retournée : { $tile }
step-reveal = { $name } déterre un trésor : { $kind }
step-bid = { $name } offre { $bid }
step-pass = { $name } passe
step-choose = { $name } prend : { $tile }
step-choose-free = Personne n’a offert : { $name } prend sans payer { $tile }
step-choose-paid = { $name } prend, pour { $price ->
    [one] { $price } point
   *[other] { $price } points
} : { $tile }
step-scoring = { $said }. Un décompte commence
step-place = { $name } pose une tuile sur { $cell } : { $tile }
step-place-again = { $name } pose la tuile sur { $cell }
step-enter-explorer = { $name } fait entrer un explorateur sur { $cell }
step-enter-leader = { $name } fait entrer le chef d’expédition sur { $cell }
step-walk = { $name } déplace { $count ->
    [one] un explorateur
   *[other] { $count } explorateurs
} de { $from } à { $to }
step-walk-leader = { $name } déplace le chef d’expédition de { $from } à { $to }
step-uncover = { $name } dégage un étage sur { $cell } : { $value }
step-uncover-again = { $name } dégage un étage sur { $cell }
step-dig = { $name } fouille sur { $cell }
step-exchange = { $name } échange un trésor avec { $other } : { $give } contre { $take }
step-camp = { $name } établit un campement sur { $cell }
step-guard-explorer = { $name } pose un explorateur comme gardien sur { $cell }
step-guard-leader = { $name } pose le chef d’expédition comme gardien sur { $cell }
step-end = { $name } finit le tour
step-end-lost = { $name } finit le tour, { $points ->
    [one] { $points } point d’action perdu
   *[other] { $points } points d’action perdus
}
step-score = { $name } marque { $points }

# The same in a line of the log: a sign in front says who, and the pictures say what
line-draw = tire : { $picture } { $tile }
line-turn-up = apparaît : { $picture } { $tile }
line-reveal = déterre : { $picture } { $kind }
line-bid = offre { $bid }
line-pass = passe
line-choose = prend : { $picture } { $tile }
line-choose-free = prend { $picture } { $tile } sans payer
line-choose-paid = prend { $picture } { $tile } pour { $price }
line-scoring = { $line } : décompte
line-place = pose { $picture } sur { $cell }
line-enter = fait entrer { $picture } sur { $cell }
line-walk = déplace { $count ->
    [one] { $picture }
   *[other] { $count } { $picture }
} { $from } → { $to }
line-uncover = dégage { $cell } : { $value }
line-dig = fouille sur { $cell }
line-exchange = donne { $give } à { $other } contre { $take }
line-exchange-short = échange { $give } contre { $take }
line-camp = établit { $picture } sur { $cell }
line-guard = garde { $cell } avec { $picture }
line-end = finit le tour
line-end-lost = finit, { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
}
line-score = marque { $points }

# The same on a chip
chip-walk = { $from } → { $to }
chip-walk-some = { $count } × { $from } → { $to }
chip-tile = Tuile { $tile }
chip-place = Pose { $cell }
chip-enter = Entrée { $cell }
chip-uncover = Dégager { $cell }
chip-dig = Fouille { $cell }
chip-exchange = Échange
chip-camp = Camp { $cell }
chip-guard = Garde { $cell }
chip-end = Fin

# The strip of the turn's steps
strip-undo = Étape { $step }, annuler jusqu’ici : { $said }
strip-redo = Étape { $step }, rétablir jusqu’ici : { $said }
strip-fixed = Étape { $step } : { $said }
strip-undo-hint = Cliquer pour annuler ceci et tout ce qui a suivi
strip-lesson-hint = La leçon commence par là, ceci reste donc
strip-redo-hint = Annulé : cliquer pour rétablir jusqu’ici
strip-earlier = { $count } étapes précédentes
lock-hint = Quelque chose a été révélé ici : rien de ce qui précède ne peut être annulé
lock-chance = Impossible à annuler : une tuile ou un trésor a été révélé
lock-not-yours = Impossible à annuler : ce n’est pas votre étape

# Looking back
look-back-hint = Cliquer pour revoir le plateau après ceci ; rien n’est annulé
look-back-end = Cliquer pour revenir au présent
log-line = Ligne { $step }, revoir : { $said }
log-unsafe = { $said } (pas encore conservé)
back-earlier = Une étape avant
back-later = Une étape après
back-now = Au présent
back-step = Revoir : étape { $step } sur { $steps }
back-step-short = { $step } sur { $steps }
back-start = Le début de la partie

# Recap at hand-over
recap-heading = Depuis votre dernier tour
recap-decided = Depuis votre offre ou passe
recap-first = Avant votre premier tour
recap-close = Replier le récapitulatif
recap-open = Ouvrir le récapitulatif
recap-show = Étape { $step }, montrer sur le plateau : { $said }
recap-paid = { $name } a payé { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour un tour
recap-paid-you = Vous avez payé { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour un tour
recap-free-you = Personne n’a offert : vous jouez un tour sans payer
recap-free = Personne n’a offert : { $name } a joué un tour sans payer
recap-guarded = { $name } garde le temple sur { $cell } ({ $value }) : il lui reste pour de bon
recap-exchanged = { $by } a pris un trésor à { $name } : { $lost }, et en a donné un autre : { $got }
recap-exchanged-you = { $by } vous a pris un trésor : { $lost }, et en a donné un autre : { $got }
recap-control = { $name } contrôle le temple sur { $cell } ({ $value })
recap-control-you = Vous contrôlez le temple sur { $cell } ({ $value })
recap-control-from = { $name } contrôle maintenant le temple sur { $cell } ({ $value }) ; avant, c’était { $before }
recap-control-you-from = Vous contrôlez maintenant le temple sur { $cell } ({ $value }) ; avant, c’était { $before }
recap-control-from-you = { $name } vous a pris le temple sur { $cell } ({ $value })
recap-control-hands = Le temple sur { $cell } ({ $value }) est passé de main en main : { $names }
recap-control-lost = { $name } ne contrôle plus le temple sur { $cell } ({ $value }), et personne d’autre
recap-control-lost-you = Vous ne contrôlez plus le temple sur { $cell } ({ $value }), et personne d’autre
recap-control-nobody = Plus personne ne contrôle le temple sur { $cell } ({ $value })
recap-control-shared-you = Vous contrôlez le temple sur { $cell } ({ $value }) avec { $names }
recap-control-shared = { $names } contrôlent ensemble le temple sur { $cell } ({ $value })

# Plan
plan-heading = Préparation pour { $name } : rien de ceci n’est joué
plan-heading-you = Votre préparation : rien de ceci n’est joué
plan-waiting = Préparation pour { $name }
plan-waiting-you = Votre préparation
plan-turn = { $name }, c’est à vous ! Votre préparation reste ouverte
plan-turn-you = C’est à vous ! Votre préparation reste ouverte
plan-turn-first = La partie attend d’abord votre réponse : revenez-y
plan-empty = Essai du prochain tour, sans sa tuile
plan-nothing = Rien n’est préparé
plan-log = Seul ce qui est essayé ici est noté. Le journal de la partie revient avec « { $back } »
plan-waits = { $count ->
    [one] { $count } étape, possible
   *[other] { $count } étapes, toutes possibles
}
plan-holds = { $count ->
    [one] { $count } étape, toujours possible
   *[other] { $count } étapes, toutes encore possibles
}
plan-fails = L’étape { $number } n’est plus possible ({ $said }) : { $why }. Le plateau de la préparation est celui d’avant
plan-play = Jouer ces actions
plan-play-hint = Possible pendant ce tour, une fois la tuile posée, si chaque action est encore permise
plan-show = Voir la préparation
plan-hide = Retour à la partie
plan-drop = Abandonner la préparation
plan-drop-question = { $count ->
    [one] Abandonner { $count } étape préparée ?
   *[other] Abandonner { $count } étapes préparées ?
}
plan-drop-do = Abandonner
plan-drop-keep = Garder
plan-open = On ne peut pas savoir ce qui sortira : la préparation s’arrête ici
plan-others = Ici, c’est à d’autres de jouer : le plan s’arrête
plan-none = Il n’y a rien à préparer maintenant : on prépare son prochain tour pendant que les autres jouent

# Conseil
hint-heading = Conseil pour { $name } : rien de ceci n’est joué
hint-heading-you = Conseil pour vous : rien de ceci n’est joué
hint-by = Ce que ferait le niveau « { $level } »
hint-end = puis terminer le tour
hint-score = puis compter
hint-share = Vos chances de gagner, jouées ainsi : { $chance }
hint-worths = Valeur pour vous, en points de plus que la tuile obtenue sans offre : { $list }
hint-worth = { $tile } : { $worth }
hint-bid = { $most ->
    [0] Aucune tuile ne vaut une offre
   *[other] Offrez jusqu’à { $most }
}
hint-play = Jouer ainsi
hint-close = Fermer le conseil
hint-stop = Arrêter la recherche d’un conseil
hint-changed = Vous l’avez changé sur cette copie : « { hint-play } » joue ce qui a été fait ici.
hint-undone = Vous l’avez annulé sur cette copie.
ask-hint = Recherche d’un conseil…
ask-hint-shown = Jouez ainsi, fermez le conseil, ou annulez et essayez autre chose sur cette copie
ask-hint-undone = Fermez le conseil ou essayez autre chose sur cette copie
thinking-done = { $percent } % de la recherche sont faits
bar-pause = Pause
bar-pause-about = Les ordinateurs attendent que vous les laissiez continuer
bar-hint = Conseil
bar-hint-about = Ce que le plus fort joueur ordinateur ferait maintenant, et pourquoi. La partie note qu’un conseil a été donné
