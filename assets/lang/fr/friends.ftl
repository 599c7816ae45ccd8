# A table over the net, in the window
menu-friends = Table d’amis…
settings-turn-notice = À une table en réseau : le bureau signale que c’est votre tour quand cette fenêtre est derrière d’autres
friends-turn-notice = C’est votre tour
setup-start-friends = Ouvrir la table
player-elsewhere = Ami ailleurs
player-elsewhere-hint = Quelqu’un qui a un ticket de vous prend cette place par le réseau

# How a table is opened
friends-hosting = Amis ailleurs
friends-hosting-hint = Votre programme tient la table. Il vous donne un ticket ; qui a le ticket peut prendre une place libre
friends-watch = Qui a le ticket et pas de place peut regarder
friends-relay = Relais
friends-relay-public = public
friends-relay-none = aucun
friends-relay-own = le vôtre
friends-relay-public-hint = Derrière la plupart des routeurs, les programmes se trouvent par un relais public du projet iroh. Il voit qui est relié à qui et combien on envoie, pas quoi
friends-relay-none-hint = Personne n’aide : vos amis vous joignent dans le même réseau, ou là où votre routeur les laisse entrer
friends-relay-own-hint = Les programmes se trouvent par un relais que vous tenez, ou quelqu’un de confiance
friends-relay-address = Adresse de votre relais
friends-relay-wrong = L’adresse d’un relais commence par https:// ou http://
friends-clock = Pendule
friends-clock-none = sans pendule
friends-clock-per-turn = par tour
friends-clock-per-game = pour toute la partie
friends-clock-time = Temps de la pendule
friends-clock-end = Quand le temps est écoulé
friends-clock-warning = c’est seulement annoncé
friends-clock-ends-turn = le tour finit
friends-clock-computer = un ordinateur continue
friends-clock-level = Ordinateur quand le temps est écoulé
friends-clock-hint = Le temps de qui doit jouer court dès que tous sont là, même si sa liaison est rompue. Qui n’a presque plus de temps est averti

# Who knows what
friends-known = Qui sait quoi
friends-known-host = Votre programme a toute la partie et connaît les adresses de ses invités. Ils apprennent ce que leurs places peuvent savoir, les noms et quelles lignes tiennent, et pas les adresses des autres. Le ticket dit vos adresses, et c’est une entrée : ne le donnez qu’à ceux qui doivent jouer
friends-known-guest = Le programme de l’hôte a toute la partie, secrets compris, et connaît votre adresse. Vous et les autres invités apprenez ce que vos places peuvent savoir, les noms et quelles lignes tiennent, et pas les adresses des autres

# Coming to a table
friends-join-heading = Table d’amis
friends-join-hint = L’hôte vous envoie un ticket. Collez-le ici, ou déposez sur la fenêtre un fichier qui le contient
friends-join-do = Venir à la table
friends-join-needs = D’abord un ticket entier et un nom
friends-paste-ticket = Coller
friends-no-ticket = Ce n’est pas un ticket : un ticket commence par « tikal-table1- ». Copiez tout ce que l’hôte a envoyé
friends-damaged-ticket = Ce ticket est abîmé : une partie manque ou a été changée. Copiez-le encore, ou demandez à l’hôte de le renvoyer
friends-ticket-good = Le ticket est entier
friends-name = Votre nom
friends-name-field = Nom à la table
friends-ticket-field = Ticket de l’hôte
friends-name-hint = Les autres le voient. Sous le même nom, vous retrouvez la même place
friends-back = Retour

# The lobby
friends-heading = Table d’amis
friends-leave = Quitter la table
friends-leave-hint = La table se repose, et l’on peut continuer depuis l’accueil
friends-to-table = À la partie
friends-other-ticket = Autre ticket…
friends-ticket = Ticket
friends-ticket-hint = Pour tous ceux qui doivent jouer. Il reste valable, même après des jours de pause
friends-ticket-waits = Le ticket est en préparation…
friends-ticket-picture = Le ticket en code QR
friends-ticket-copied = Le ticket est copié
friends-copy-ticket = Copier le ticket
friends-seats = Places
friends-talk = Discussion
friends-calls = Appelle l’hôte…
friends-stands = La ligne avec l’hôte tient
friends-begun = La partie est en cours
friends-waits = { $count ->
    [one] La partie commence d’elle-même dès que quelqu’un prend la dernière place
   *[other] La partie commence d’elle-même dès que { $count } places de plus sont prises
}
friends-broken = La ligne avec l’hôte est coupée ; nouvel essai dans { $seconds } s
friends-not-reached = L’hôte est injoignable ; nouvel essai dans { $seconds } s. Demandez si la table est ouverte chez lui
friends-failed = On ne peut pas jouer à cette table ici : { $reason }
friends-bye-ticket = L’hôte ne connaît pas ce ticket. Demandez le ticket de cette table ; une table rouverte à neuf en a un autre
friends-bye-version = Votre programme ({ $own }) et celui de l’hôte ({ $theirs }) ne se comprennent pas. Le plus ancien des deux a besoin de la nouvelle version
friends-bye-full = La table n’accueille personne de plus. Demandez à l’hôte de libérer une place, ou de laisser regarder
friends-bye-nonsense = L’hôte n’a pas compris ce que ce programme a envoyé. Quittez la table et revenez
friends-bye-too-fast = L’hôte a fermé la ligne : trop de messages à la fois. Quittez la table et revenez
friends-bye-elsewhere = Vous êtes venu à cette table par une autre fenêtre, où elle continue
friends-bye-closed = L’hôte a fermé la table. Elle se repose ; revenez quand elle sera ouverte
friends-no-name = D’abord un nom
friends-own-colour = celle de la place
friends-colour = Couleur du joueur
friends-sit = S’asseoir
friends-sit-at = S’asseoir à la place { $number }
friends-sit-hint = Choisissez une place libre
friends-sit-more-hint = D’autres personnes à votre écran peuvent prendre chacune une place libre, sous d’autres noms

# Seats
friends-seat = Place { $number }
friends-seated = { $name } · { $state }
friends-free = libre
friends-computer = ordinateur
friends-stand-in = ordinateur, pour l’instant
friends-seatless = sans place
friends-guest-menu = Plus sur { $name }
friends-return = Reprendre la place
friends-stands-in = Un ordinateur joue pour { $name }
friends-unseated = { $name } n’a plus de place
friends-left = Temps restant de { $name } : { $left }
friends-left-hours = { $hours } h { $minutes } min
friends-left-days = { $days } j { $hours } h
friends-time-low = Le temps de { $name } est presque écoulé : { $left } ; ensuite { $end }
friends-you = ici
friends-there = présent
friends-away = absent
friends-seat-menu = Plus sur la place { $number }
friends-free-seat = Libérer la place pour quelqu’un d’autre
friends-replace = Faire jouer un ordinateur : { $level }
friends-mute = Ne plus entendre
friends-hear = Entendre à nouveau
friends-is-muted = Ce qui s’y dit n’est pas montré

# Beside the board
friends-tab = Discussion
friends-tab-unread = Discussion · { $count }
friends-nothing-said = Personne n’a encore rien dit
friends-said = { $name } : { $text }
friends-say = Dire quelque chose
friends-send = Envoyer
friends-emotes = Signes à envoyer
friends-take-back = Reprendre un tour…
friends-take-back-hint = Demande à tous les autres ; c’est fait dès que tous sont d’accord
friends-ask-record = Demander la partie entière
friends-ask-record-hint = Demande à tous les autres ; dès que tous sont d’accord, l’enregistrement arrive avec tout ce qui est caché, et se trouve parmi vos parties
friends-record-name = { $names } (partie entière)
friends-record-came = La partie entière est arrivée : elle est parmi vos parties sous « { $name } »
friends-record-failed = La partie entière qui est arrivée ne peut pas être conservée : { $reason }
friends-looks-on = Vous regardez
friends-seat-is-free = Vous regardez ; une place est libre
friends-take-seat = Prendre une place libre
friends-asks = { $count ->
    [one] { $name } demande de reprendre la dernière action
   *[other] { $name } demande de reprendre les { $count } dernières actions
}
friends-agree = Accepter
friends-decline = Refuser
friends-point = Montrer une case aux autres (tenir)
friends-alone = Personne ailleurs n’est à cette table

# Tables that rest
friends-resting = En réseau
friends-as-host = { $game }, vous êtes l’hôte
friends-as-guest = invité chez { $host }
friends-your-turn = À vous de jouer : { $name }
friends-turn-of = C’est à { $name }
friends-rest-over = La partie est terminée
friends-go-on = Continuer à { $name } : { $turn }, { $part }

friends-own-not-kept = La partie sur la table n’est pas conservée ; enregistrez-la, ou réessayez quand elle le sera
friends-no-record = Ce que d’autres seuls savent de cette partie n’est pas ici : avant sa fin il n’y en a pas d’enregistrement ; l’hôte l’a. Demandez la partie entière aux autres
friends-host = Hôte
friends-asks-record = { $name } demande la partie entière, avec tout ce qui est caché
