# Statistiques sur les parties conservées
menu-statistics = Statistiques…
home-statistics = Statistiques
statistics-heading = Statistiques
statistics-about = Ce que vos parties ont donné. Seules les parties terminées comptent ; tout se calcule d’après les parties conservées ici, et rien ne quitte cet ordinateur.
statistics-counts = { $finished ->
    [one] { $finished } partie terminée
   *[other] { $finished } parties terminées
}, { $open ->
    [one] { $open } inachevée
   *[other] { $open } inachevées
}{ $unreadable ->
    [0] {""}
    [one] {", "}{ $unreadable } illisible
   *[other] {", "}{ $unreadable } illisibles
}
statistics-reading = Lecture des parties : { $done } sur { $all }
statistics-begins = Lecture des parties…
statistics-failed = Impossible de lister les parties : { $reason }
statistics-nobody = Personne n’a encore terminé de partie ici. Dès que ce sera fait, cet écran dira ce qu’elle a donné.
statistics-none = Aucune partie terminée n’est ainsi : demandez moins.
statistics-back = Retour
statistics-write = Parties en CSV…
statistics-write-hint = Écrit dans un fichier les parties comptées ici, une ligne par place
statistics-me = De qui
statistics-game = Jeu
statistics-variant = Variante
statistics-players = Joueurs
statistics-level = Ordinateur le plus fort
statistics-time = Période
statistics-group = Regroupées par
statistics-any-game = tous les jeux
statistics-any-variant = toutes les variantes
statistics-any-players = tous les nombres
statistics-any-level = tous
statistics-people-only = personnes seulement
statistics-person = { $name } ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
})
statistics-by-variant = variante
statistics-by-players = nombre de joueurs
statistics-by-level = ordinateur le plus fort
statistics-by-opponent = adversaires
statistics-by-month = mois
statistics-span-all = depuis la première partie
statistics-span-year = cette année
statistics-span-month = ce mois-ci
statistics-all = Toutes ensemble
statistics-computer = Ordinateur : { $level }
statistics-no-month = mois inconnu
statistics-results = Résultats
statistics-games = Parties
statistics-won = Gagnées
statistics-score = Score
statistics-margin = Écart
statistics-turns = Tours
statistics-results-about = Entre parenthèses l’intervalle à 95 %. L’écart est le score au-dessus du meilleur des autres, avec un moins au-dessous.
statistics-days = Une partie est du jour où son fichier a été écrit en dernier : les parties gardées n’ont pas de date.
statistics-row-said = { $key } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, gagnées { $won } { $interval }, score { $score }, écart { $margin }, tours { $turns }
statistics-one-game = Choisissez un jeu ci-dessus : l’origine des points, votre force face aux ordinateurs et ce que vous faites autrement qu’eux ne se disent que d’un seul jeu.
statistics-few = Il faut au moins { $least } parties de ce genre pour en dire quelque chose.
statistics-you = vous
statistics-computers = ordinateurs des mêmes parties
statistics-sources = Points par partie, selon l’origine
statistics-deeds = Ce que vous faites autrement que les ordinateurs
statistics-deeds-about = Combien de fois par partie, en moyenne. * marque ce qui diffère au-delà du hasard.
statistics-deed-said = { $key } : { $own }
statistics-deed-beside = { $key } : { $own }, ordinateurs { $others }
statistics-treasures = Trésors : { $of }
statistics-lost = Perdus : { $of }
statistics-token-points = Points d’action des jetons
statistics-cards = Cartes jouées
statistics-powers = Pouvoirs utilisés
statistics-got-out = Sortie réussie
statistics-strength = Votre force face aux niveaux
statistics-strength-about = De chaque partie : la part des ordinateurs d’un niveau que vous avez devancés. 50 % veut dire aussi fort qu’eux ; l’Elo dit la même chose de sorte que les écarts s’ajoutent. Seules comptent les parties loyales : depuis le début, sans conseil, sans reprendre ce qui fut révélé.
statistics-met = { $level } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $share } { $interval } ; { $elo }
statistics-elo = Elo { $elo } { $interval }
statistics-won-all = tout gagné : Elo { $elo } au moins
statistics-lost-all = tout perdu : Elo { $elo } au plus
statistics-course = Son évolution face au niveau
statistics-course-about = À chaque partie : la part sur les { $window } dernières parties contre ce niveau, avec son intervalle à 95 %.
statistics-course-point = { $share } { $interval } ; { $elo }
statistics-game-number = Partie { $number }
statistics-level-computers = ordinateurs
