# A table over the net, without a window: the log of a host and of a guest
net-ticket = Le billet pour cette table, à donner à tous ceux qui doivent jouer{"\u00A0"}:
net-kept = La partie est gardée dans { $path }
net-waits = { $count ->
    [one] On attend quelqu’un à la place { $seats }
   *[other] On attend { $count } invités, aux places { $seats }
}
net-begins = Tout le monde est là
net-over = La partie est finie
net-rests = La table se repose
net-came = { $name } est arrivé
net-went = { $name } est parti
net-sat = { $name } prend la place { $seat }
net-said = { $name }{"\u00A0"}: «{"\u00A0"}{ $text }{"\u00A0"}»
net-took-back = Tous sont d’accord{"\u00A0"}: retour aux { $steps } premières actions
net-closed = La ligne de { $key } a été fermée{"\u00A0"}: { $why }
net-welcome = À la table
net-welcome-other = À la table{"\u00A0"}; le programme de l’hôte est d’une autre version{"\u00A0"}: { $program }
net-asks-back = { $name } demande de revenir aux { $steps } premières actions{"\u00A0"}: accordé
net-action = { $player }{"\u00A0"}: { $line }
net-chance = Le hasard
net-score = { $player }{"\u00A0"}: { $score }
net-no-score = { $player }{"\u00A0"}: hors jeu
net-calls = Appel de l’hôte…
net-broken = La ligne est rompue{"\u00A0"}; nouvel essai dans { $seconds } s
net-emoted = { $name }{"\u00A0"}: { $emote }
net-pointed = { $name } montre { $place }
net-gave-record = { $name } a reçu la partie entière
net-record = La partie entière est arrivée
net-asks-record = { $name } demande la partie entière{"\u00A0"}: refusé
net-freed = La place { $seat } est libre
net-computer = Un ordinateur joue à la place { $seat }{"\u00A0"}: { $level }
net-not-done = C’est impossible{"\u00A0"}: cette place n’existe pas, ou c’est déjà ainsi
net-order-unknown = Écrivez `free PLACE`, `computer PLACE NIVEAU` ou `stop`
net-clock-warns = Le temps de { $name } est presque écoulé
net-clock-ends = Le temps de { $name } est écoulé
net-clock-turn = Pendule{"\u00A0"}: { $time } par tour{"\u00A0"}; ensuite { $end }
net-clock-game = Pendule{"\u00A0"}: { $time } pour toute la partie, par place{"\u00A0"}; ensuite { $end }
net-clock-computer = un ordinateur remplace le joueur ({ $level }) jusqu’à ce qu’il redemande sa place
net-clock-computer-on = un ordinateur continue ({ $level })
net-clock-end-turn = le tour finit par la dernière action permise
net-clock-warning = tous l’apprennent, et la partie continue
net-time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
net-time-hours = { $count } h
net-time-minutes = { $count } min
net-time-seconds = { $count } s
net-clock-form = Écrivez un temps comme 90s-per-turn, 20m-per-game ou 3d-per-turn
net-clock-range = Un temps dure de 5 secondes à 30 jours

# Signs to all
net-emote-hello = Bonjour
net-emote-good-luck = Bonne chance
net-emote-well-played = Bien joué
net-emote-thanks = Merci
net-emote-thinking = Je réfléchis encore
net-emote-wow = Oh là là
net-emote-oops = Aïe
net-emote-goodbye = Au revoir

# What is not done
net-refused-taken = Quelqu’un d’autre est à cette place
net-refused-no-seat = Aucune place n’est libre
net-refused-colour = Cette couleur n’existe pas, ou une autre place l’a prise
net-refused-waiting = Tout le monde n’est pas encore là
net-refused-late = La partie a continué entre-temps
net-refused-not-yours = C’est à une autre place de jouer
net-refused-illegal = Les règles l’interdisent
net-refused-declined = Quelqu’un n’est pas d’accord
net-refused-asked = Une question est déjà posée
net-refused-too-much = Trop à la fois{"\u00A0"}: cela n’a pas été transmis
net-refused-time = Le temps de cette place est écoulé
net-refused-too-long = La partie est trop longue pour être transmise

# Why a line is ended
net-bye-ticket = le billet est pour une autre table
net-bye-version = les programmes ne se comprennent pas{"\u00A0"}; celui de l’hôte est { $program }
net-bye-full = la table ne laisse plus entrer personne
net-bye-nonsense = ce qui a été envoyé n’est pas un message
net-bye-too-fast = trop de messages sont venus
net-bye-elsewhere = le même invité est entré par une autre ligne
net-bye-silent = personne n’a dit qui c’était
net-bye-closed = l’hôte ferme la table

# Why it cannot be done
net-no-ticket = Ce n’est pas un billet pour une table{"\u00A0"}: il commence par «{"\u00A0"}tikal-table1-{"\u00A0"}»
net-damaged-ticket = Ce billet est abîmé{"\u00A0"}: une partie manque ou a été changée
net-fail-table = La partie de cette table ne peut pas être jouée ici{"\u00A0"}: { $detail }
net-fail-other-game = On joue maintenant une autre partie à cette table
net-fail-strays = Ce que l’hôte dit de la partie ne va pas avec les règles de ce programme
net-fail-disorder = Le programme de l’hôte ne s’en tient pas aux messages
net-fail-network = Il n’y a pas de réseau{"\u00A0"}: { $detail }
net-fail-by-hand = Dans cette partie, les joueurs tirent le hasard à la main, ce qui ne se peut pas par le réseau
net-fail-no-folder = Le système n’a pas de place pour des parties
net-fail-not-kept = La partie ne peut pas être gardée{"\u00A0"}: { $detail }
net-fail-program = { $command } { $reason }
net-fail-bot = L’ordinateur n’a pas trouvé d’action
