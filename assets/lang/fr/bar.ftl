# Action bar
bar-key = Touche : { $key }
bar-sets = Décompte de trésors identiques : { $sets }
bar-guards = Vos autres pions présents quittent le jeu pour de bon
bar-guards-led = Vos autres pions présents quittent le jeu pour de bon, chef d’expédition compris
bar-guards-leader = Le chef d’expédition y reste comme gardien jusqu’à la fin ; vos autres pions présents quittent le jeu pour de bon
bar-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
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
bar-no-hex = Choisissez d’abord une case où vous avez des pions
bar-end-turn = Finir le tour
bar-end-score = Compter
bar-undo = Annuler
bar-redo = Rétablir
bar-undo-hint = Seulement vos actions de ce tour, et rien d’avant une tuile ou un trésor révélé
bar-hurry = Accélérer
bar-take-back-turn = Annuler le tour
bar-take-back-turn-hint = Une option de cette partie : tout peut être annulé, et avec le tour ce que les joueurs virtuels ont joué ensuite
bar-take-back-turn-none = Il n’y a encore aucun tour à annuler
bar-pace = Rythme des joueurs virtuels : { $pace }
bar-go-on = Continuer
bar-plan = Plan
bar-final-table = Score final
bar-new-game = Nouvelle partie

# What is asked
ask-back = Le plateau montre une étape passée ; un clic dessus ramène au présent
ask-over = La partie est terminée
ask-chance = Saisir ce qui a été tiré pour { $name }
ask-wait = Le hasard joue
ask-computer = { $name } réfléchit
ask-still = La partie attend ; c’est à { $name }, joueur virtuel, de jouer
ask-lesson = C’est à { $name } ; la leçon vous attend
ask-bid = { $name } : enchérir ou passer
ask-choose = { $name } : choisir une tuile
ask-choose-free = Tous ont passé : { $name }, qui a passé en premier, choisit une tuile sans payer
ask-place = { $name } : poser la tuile ; R ou la molette la tourne
ask-place-fixed = { $name } : poser la tuile
ask-camp = { $name } : choisir le campement d’entrée
ask-walk = { $name } : cliquer une case pour y aller, avec Maj tous ceux qui peuvent
ask-scoring = { $name } : agir avant de compter
ask-act = { $name } : choisir un pion, ou en faire entrer un
ask-end = { $name } : il ne reste aucun point, finir le tour
ask-end-score = { $name } : il ne reste aucun point, passer au décompte

# What the table has to tell
notice-too-far = Aller en { $cell } coûte { $need ->
    [one] { $need } point
   *[other] { $need } points
}, vous en avez { $points }
notice-missed = Le plateau a changé juste avant le clic : rien n’a été fait
notice-no-way = Aucun chemin ne mène ce pion en { $cell }
notice-stopped = L’enregistrement s’arrête avant l’action { $action } : { $reason }

# Before points are lost
waste-question = { $points ->
    [one] { $points } point serait perdu
   *[other] { $points } points seraient perdus
}
waste-end = Finir quand même
waste-go-on = Continuer
