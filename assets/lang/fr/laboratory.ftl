# Le laboratoire dans la fenêtre
laboratory-page = Laboratoire
laboratory-about = Des ordinateurs jouent cette variante de nombreuses fois, à côté de tout le reste, et ce qui se passe est compté : qui gagne à quelle place, combien de temps cela dure, ce qui ne sert jamais. Les mêmes choix donnent les mêmes résultats, ici et avec « tikal lab ».
laboratory-players = Joueurs
laboratory-level = Niveau
laboratory-level-random = au hasard
laboratory-level-novice = novice
laboratory-level-adept = habile
laboratory-level-expert = expert
laboratory-level-master = maître
laboratory-games = Parties
laboratory-seed = Graine
laboratory-against = Comparer à
laboratory-nothing = rien
laboratory-parent = comme ailleurs : { $name }
laboratory-open = document : { $name }
laboratory-start = Lancer
laboratory-start-hint = Joue le document tel qu’il est, sur tous les cœurs sauf un
laboratory-cancel = Arrêter
laboratory-cancel-hint = Met fin à ce qui est joué ; ce qui a été compté reste
laboratory-write = Chiffres en CSV…
laboratory-write-hint = Écrit tous les chiffres dans un fichier, comme « tikal lab --csv »
laboratory-rank = Classer les documents ouverts
laboratory-rank-hint = Joue de la même façon, l’un après l’autre, tous les documents ouverts qui sont jouables, et les classe
laboratory-rank-before = Le classement joue { $documents } documents, { $each } parties chacun : { $games } parties en tout, { $time }.
laboratory-rank-few = Un classement demande au moins { $each } parties par document, { $games } en tout, { $time } : choisissez { $each } parties ou plus.
laboratory-minutes = { $count ->
    [0] moins d’une minute
    [one] environ une minute
   *[other] environ { $count } minutes
}
laboratory-hours = { $count ->
    [one] environ une heure
   *[other] environ { $count } heures
}
laboratory-path = Chiffres vers :
laboratory-file-kind = Chiffres
laboratory-replace-why = Il contiendra ces chiffres ; son contenu actuel sera perdu.
laboratory-busy = Le laboratoire est au travail : { $name }
laboratory-not-playable = Pas jouable en l’état : corrigez d’abord ses problèmes.
laboratory-old = Ces résultats sont ceux du document avant ses derniers changements : relancez pour voir ce qu’ils font.
laboratory-legend = Entre parenthèses, les intervalles à 95 %.
laboratory-show = Montrer : { $page }
laboratory-differences = Diffère plus que par hasard
laboratory-no-differences = Rien : chaque différence peut être due au hasard.
laboratory-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
laboratory-other = comparé : { $variant }
laboratory-numbers = Nombres
laboratory-numbers-of = Nombres : { $what }
laboratory-difference = { $what }, { $key } : { $own } { $interval }, contre { $other } { $others }
laboratory-parts = { $told } ; 10 parties sur 100 au plus { $low }, la moitié au plus { $middle }, 90 au plus { $high }
laboratory-line = { $key } : { $own }
laboratory-line-other = { $key } : { $own } ; comparé : { $other }
laboratory-line-marked = { $key } : { $own } ; comparé : { $other } * diffère plus que par hasard
laboratory-picture = { $heading } : { $list }
laboratory-most = le plus : { $list }
laboratory-never = jamais : { $list }
laboratory-by = décidées au tour { $turn }

# Ce que disent les cartes
laboratory-about-win = Une variante équitable donne la même part à chaque place : la ligne en tirets. Les traits fins sont les intervalles à 95 %.
laboratory-about-score = La boîte contient la moitié centrale des parties, son trait la médiane ; les traits fins, huit parties sur dix.
laboratory-about-decided = Combien de parties sont décidées à ce moment : dès ce tour, le vainqueur est en tête après chaque décompte.
laboratory-about-turns = La durée des parties, en tours : un tour, c’est une tuile, comme à la table ; ceux des décomptes ne comptent pas.
laboratory-about-actions = Tout ce qui se fait dans une partie, par tous les joueurs ensemble.
laboratory-about-leads = Combien de fois quelqu’un d’autre est en tête après un décompte qu’après le précédent.
laboratory-about-margin = À quel point les fins sont serrées.
laboratory-about-action = Combien de fois chaque action est jouée par partie, tous joueurs ensemble.
laboratory-about-points = D’où viennent les points de tous les joueurs.
laboratory-about-temple-value = Ce que valent tous les temples du plateau quand un décompte est fini.
laboratory-about-tier-out = Combien de fois le dernier étage d’une valeur est pris ; à 0 %, il y en a bien assez.
laboratory-about-pieces = Où se tiennent pions et gardiens à la fin des décomptes : plus c’est chaud, plus il y en a ; le camp de base, où des pions attendent, ne compte pas pour les couleurs. Barré : jamais.
laboratory-about-cell-tiled = Dans combien de parties sur 100 une case reçoit une tuile. Barré : jamais.
laboratory-about-cell-entered = Dans combien de parties sur 100 quelqu’un vient sur une case ; les volcans imprimés sont laissés de côté. Barré : jamais.
laboratory-about-tile-placed = Les tuiles qui sont posées le moins souvent.
laboratory-about-tile-entered = Les tuiles où les joueurs viennent le moins souvent.

# Le classement de plusieurs variantes
laboratory-ranking = Classement des documents ouverts
laboratory-ranking-rests = Fondé sur { $games } parties chacun, à { $players } joueurs, au niveau « { $level } ». Une variante part de 100 points et en perd pour chaque défaut ; ce qui peut être le hasard ne coûte rien. À quelques points près, deux variantes se valent.
laboratory-place = { $place }. { $name } : { $points } points sur { $whole }
laboratory-place-old = Il a été changé depuis.
laboratory-place-closed = Il n’est plus ouvert.
laboratory-reason = −{ $points } : { $reason }
laboratory-left-out = Laissé de côté : { $name }. { $reason }
lab-fail-fault = Une partie a été interrompue par une défaillance du programme ; ce qui a été compté avant reste
lab-tier = valeur { $number }

# Several runs
laboratory-players-all = chaque nombre
laboratory-of = { $what }, { $key }
laboratory-sweep = Faire varier un nombre du document
laboratory-sweep-about = Le document est joué une fois avec chacune de ces valeurs à la place d’un nombre de son texte ; tout le reste est inchangé.
laboratory-sweep-number = Nombre
laboratory-sweep-now = { $name } (actuellement { $value })
laboratory-from = De
laboratory-to = À
laboratory-step = Pas
laboratory-sweep-start = { $count ->
    [one] Jouer { $count } valeur
   *[other] Jouer { $count } valeurs
}
laboratory-sweep-hint = Joue avec chaque valeur autant de parties que choisi plus haut, avec autant de joueurs ; { $most } valeurs au plus
laboratory-sweep-left-out = Impossible à jouer avec { $values }.
laboratory-plotted = Courbe
laboratory-show-point = Montre ci-dessous tout ce qui y a été mesuré
laboratory-run-compare = Ces résultats à côté de
laboratory-run-none = ce qui a été joué avec eux
laboratory-run-name = série { $number }
laboratory-run-now = Série { $number }, le document tel qu’il est : { $games } parties, { $level }
laboratory-run-before = Série { $number }, avant un changement : { $games } parties, { $level }
laboratory-watch = Voir la partie { $game }
laboratory-watch-least = La partie avec le moins : { $what }
laboratory-watch-most = La partie avec le plus : { $what }
laboratory-watch-wait = La partie est rejouée, puis montrée…
