# Action bar
bar-key = Touche : { $key }
bar-lesson = leçon { $lesson }
bar-taught-later = La leçon { $lesson } vous apprend cette action
bar-sets = Points pour des trésors identiques : { $sets }
bar-set = { $copies ->
    [1] un seul { $points }
    [2] une paire { $points }
   *[other] { $copies } pareils { $points }
}
bar-guards = Vos autres pions présents quittent le jeu pour de bon
bar-guards-led = Vos autres pions présents quittent le jeu pour de bon, chef d’expédition compris
bar-guards-leader = Le chef d’expédition y reste comme gardien jusqu’à la fin ; vos autres pions présents quittent le jeu pour de bon
bar-leader-leaves = perd le chef
bar-leader-lost = Votre chef d’expédition quitte le jeu pour de bon ; annulable tant que rien n’est révélé
bar-points = { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
}
bar-points-short = { $points } PA
bar-enter = entrer
bar-explorer = Explorateur
bar-leader = Chef
bar-enter-explorer = Faire entrer un explorateur
bar-enter-leader = Faire entrer le chef d’expédition
bar-transfer = Transfert
bar-move = Déplacer
bar-uncover = Dégager
bar-dig = Fouiller
bar-exchange = Échanger…
bar-camp = Camp
bar-guard = Gardien
bar-guard-explorer = Gardien : explorateur
bar-guard-leader = Gardien : chef d’expédition
bar-camp-name = Établir un campement
bar-name = { $title }, coût { $cost }
bar-name-on = { $title } sur { $cell }, coût { $cost }
bar-no-piece = Vous n’avez encore aucun pion sur le plateau : faites-en entrer un
bar-no-hex = Choisissez d’abord une case où vous avez des pions
bar-end-turn = Finir le tour
bar-end-score = Compter
bar-dig-stays = Un trésor est révélé : ce qui a été fait avant ne peut plus être annulé
bar-undo = Annuler
bar-redo = Rétablir
bar-undo-hint = On n’annule que ses propres actions de ce tour ; il n’y en a pas encore
bar-undo-chance = Impossible à annuler : une tuile ou un trésor a été révélé depuis ; l’option « { setup-take-back } » d’une nouvelle partie le permettrait
bar-undo-bid = Offrir ou passer est définitif, car les autres y ont répondu ; l’option « { setup-take-back } » d’une nouvelle partie permettrait de l’annuler
bar-undo-chance-lesson = Impossible à annuler : une tuile ou un trésor a été révélé depuis ; « { learn-back } » sur la carte ramène en arrière
bar-undo-bid-lesson = Offrir ou passer est définitif, car les autres y ont répondu ; « { learn-back } » sur la carte ramène en arrière
bar-hurry = Accélérer
bar-take-back-turn = Annuler le tour
bar-take-back-turn-hint = Une option de cette partie : tout peut être annulé, et avec le tour ce que les ordinateurs ont joué ensuite
bar-take-back-turn-none = Il n’y a encore aucun tour à annuler
bar-pace = Rythme des ordinateurs : { $pace }
bar-go-on = Continuer
bar-plan = Préparer
bar-final-table = Score final
bar-new-game = Nouvelle partie

# What is asked
ask-back = Le plateau montre une étape passée ; un clic dessus ramène au présent
ask-over = La partie est terminée
ask-chance = Saisir ce qui a été tiré pour { $name }
ask-wait = Le hasard joue
ask-computer = { $name } réfléchit
ask-computer-plays = { $name } joue
ask-sent = Envoyé ; la réponse arrive
ask-sent-back = Demandé ; les autres décident si c’est repris
ask-elsewhere = C’est à { $name } de jouer
ask-elsewhere-away = { $name } doit jouer, mais est absent
ask-elsewhere-free = { $name } doit jouer ; la place est libre
ask-still = La partie attend ; c’est à { $name }, un ordinateur, de jouer
ask-covered = { $name }, levez le cache pour jouer
ask-lesson = Lisez la carte ; ensuite, c’est à { $name } de jouer
ask-lesson-read = Lisez la carte, puis « { learn-next } »
ask-lesson-leader = Cliquez sur votre chef, cerclé de jaune
ask-lesson-explorer = Cliquez sur l’explorateur cerclé de jaune
ask-lesson-hex = Cliquez sur la case marquée
ask-lesson-button = Cliquez sur le bouton encadré
ask-lesson-tile = Cliquez sur la tuile encadrée
ask-lesson-turn = Tournez la tuile avec le bouton encadré
ask-lesson-over = La leçon finit ici
ask-bid = { $name } : offrir au moins { $least }, ou passer
ask-bid-alone = { $name } : tous les autres ont passé, { $least } suffit ; ou passer, et le premier à avoir passé joue sans payer
ask-choose = { $name } : choisir une tuile
ask-choose-free = Personne n’a offert : { $name }, qui a passé en premier, choisit une tuile sans payer
ask-choose-free-you = Personne n’a offert, et vous avez passé en premier : choisissez une tuile sans payer
ask-free = Personne n’a offert : { $name }, qui a passé en premier, a le tour sans payer
ask-choose-won = { $name } l’emporte avec { $bid }, { $names } { $count ->
    [one] passe
   *[other] passent
} : choisir une tuile
ask-choose-won-you = Vous l’emportez avec { $bid }, { $names } { $count ->
    [one] passe
   *[other] passent
} : choisissez une tuile
ask-won = { $name } l’emporte avec { $bid } et choisit une tuile ; { $names } { $who ->
    [one] passe
    [you] passez
   *[other] passent
}
ask-place = { $name } : poser la tuile ; { KEY("hand-turn-right-name", "R") } ou la molette la tourne
ask-place-turned = { $name } : poser la tuile ; { KEY("hand-turn-right-name", "R") } ou la molette la tourne. Bord blanc : possible une fois tournée
ask-place-fixed = { $name } : poser la tuile
ask-camp = { $name } : choisir le campement d’entrée
ask-walk = { $name } : cliquer où aller ; Maj + clic : autant de pions que possible
ask-walk-alone = { $name } : cliquer sur une case pour y aller
ask-walk-or-act = { $name } : cliquer sur une case pour y aller, ou sur une action
ask-act-here = { $name } : choisir une action, ou un autre pion
ask-act-first = { $name } : faire entrer un pion de la réserve
ask-scoring = Décompte : { $name } agit, puis compte ses points
ask-scoring-you = Décompte : agissez d’abord, puis vos points sont comptés
ask-act = { $name } : choisir un pion, ou en faire entrer un
ask-end = { $name } : plus aucun point d’action, finir le tour
ask-end-score = { $name } : plus aucun point d’action, passer au décompte

# What the table has to tell
notice-too-far = Aller en { $cell } coûte { $need ->
    [one] { $need } point d’action
   *[other] { $need } points d’action
}, vous en avez { $points }
notice-missed = Le plateau a changé juste avant le clic : rien n’a été fait
notice-other-bid = Les offres ont changé sous le pointeur : cliquez encore pour offrir { $bid }
notice-turned = La tuile est tournée comme elle convient en { $cell } : cliquez-y encore pour la poser
notice-fewer = Partis : { $went } sur { $chosen }, les points ne suffisaient pas pour plus
notice-took-back-too = Annulé aussi : ce qui avait été joué ensuite par { $names }
notice-took-back-of = Annulé : la dernière action de { $name }
notice-no-way = Aucun chemin ne mène ce pion en { $cell }
notice-stopped = L’enregistrement s’arrête avant l’action { $action } : { $reason }

# Before points are lost
waste-question = { $points ->
    [one] { $points } point d’action serait perdu
   *[other] { $points } points d’action seraient perdus
}
waste-end = Finir quand même
waste-go-on = Continuer à jouer
waste-score = Compter quand même
ask-after-score = { $name } marque { $points }. { $asked }
ask-after-score-you = Vous marquez { $points }. { $asked }

# Before the leader is lost
guard-question = { $others ->
    [0] Votre chef d’expédition est sur { $cell } : si un explorateur devient gardien, le chef quitte le jeu pour de bon
    [one] Votre chef d’expédition est sur { $cell } : si un explorateur devient gardien, le chef et votre autre explorateur présent quittent le jeu pour de bon
   *[other] Votre chef d’expédition est sur { $cell } : si un explorateur devient gardien, le chef et vos { $others } autres explorateurs présents quittent le jeu pour de bon
}
guard-question-leader = { $others ->
    [0] Devenu gardien, votre chef d’expédition reste sur { $cell } jusqu’à la fin
    [one] Devenu gardien, votre chef d’expédition reste sur { $cell } jusqu’à la fin ; votre explorateur présent quitte le jeu pour de bon
   *[other] Devenu gardien, votre chef d’expédition reste sur { $cell } jusqu’à la fin ; vos { $others } explorateurs présents quittent le jeu pour de bon
}
guard-anyway = Poser le gardien
guard-not = Ne pas le poser
