# Pourquoi un fichier ne peut être ouvert ou enregistré
failure-not-found = Ce fichier n’existe pas : vérifiez le chemin
failure-not-allowed = Le système ne le permet pas : choisissez un autre endroit, ou demandez-en les droits
failure-system = Le système dit : { $detail }
failure-full = Il n’y a plus de place : faites-en, ou choisissez un autre endroit
failure-read-only-place = On ne peut rien y écrire : choisissez un autre endroit
failure-file-name = Le système n’accepte pas ce nom : choisissez-en un plus court ou plus simple
failure-folder = Un fichier se trouve à la place d’un dossier, ou l’inverse : choisissez un autre chemin
failure-too-long = Cela prend trop de temps : un autre programme ou un disque lent fait obstacle ; essayez encore
failure-no-file = Ce n’est pas un fichier ordinaire : choisissez un fichier
failure-large = Il dépasse { $most } octets, plus que n’importe quel fichier de ce genre
failure-no-text = Ce n’est pas un texte UTF-8 : enregistrez-le ainsi
failure-problems = { $first }{ $more ->
    [0] { "" }
    [one] { " " }(et un autre problème)
   *[other] { " " }(et { $more } autres problèmes)
}
failure-id-built-in = L’identifiant « { $id } » est celui d’une variante du programme : donnez-en un autre
failure-id-taken = L’identifiant « { $id } » est déjà pris par { $path } : donnez-en un autre
failure-file-taken = { $path } contient autre chose : donnez à la variante un autre identifiant, ou enregistrez-la ailleurs
failure-no-folder = Le système n’a pas de dossier pour les variantes : choisissez où l’enregistrer
failure-no-home = Le système n’a pas de dossier pour les fichiers de cet utilisateur : définissez HOME, ou enregistrez la partie ailleurs
failure-no-variant = La variante « { $id } » manque : placez son fichier dans le dossier des variantes
failure-unknown-variant = Il n’y a pas de variante « { $id } » : choisissez parmi { $known }
failure-no-record = À la ligne { $line }, colonne { $column }, ce n’est pas un enregistrement : { $reason }
failure-record-large = Il contient { $bytes } octets de texte, mais un enregistrement en a au plus { $most }
failure-format = Il a été écrit par une version plus récente du programme (format { $format }) : utilisez cette version
failure-not-written = L’enregistrement ne peut être écrit en texte : c’est une faute du programme
failure-variant = La variante qu’il contient n’est pas jouable : { $detail }
failure-changed = La variante a été modifiée depuis la partie : remettez l’ancien fichier
failure-seats = Cette variante ne se joue pas à { $seats }
failure-players = { $variant } se joue à { $least }–{ $most } : choisissez un autre --players
failure-first = Il n’y a pas de place { $seat } qui puisse commencer
failure-seed = La graine est trop grande
failure-start = La position de départ a d’autres joueurs, ou une autre règle des tours, que la partie
failure-position = La position de départ est impossible : « { $field } » ne convient pas à la variante ou au reste de la position
failure-other-game = C’est un enregistrement d’un autre jeu, « { $game } »
failure-handicap-of-nobody = Il donne des points au départ pour le joueur { $seat }, que la partie n’a pas
failure-handicap = Il donne { $points } points au départ, plus que { $most }
failure-read-only = Le fichier est protégé contre les modifications : choisissez un autre nom, ou levez la protection
failure-variant-name = C’est le nom d’une variante : faites finir le nom d’un enregistrement par .tikal
failure-record-name = C’est le nom d’un enregistrement : faites finir le nom d’une variante par .ron
failure-no-settings = À la ligne { $line }, colonne { $column }, ce n’est pas ce que le programme écrit : { $reason }
failure-no-value = Une valeur ne peut être écrite en texte : c’est une faute du programme
failure-busy = Une autre copie du programme est en train de l’écrire : réessayez
failure-in-use = Elle est ouverte dans une autre fenêtre : fermez-la là-bas, regardez-la ou copiez-la
failure-kept-by-another = Une autre exécution garde ses résultats dans { $path } : laissez-la finir, ou nommez un autre fichier
failure-no-name = Une partie a besoin d’un nom : tapez-en un
failure-draft-file = { $path } : { $reason }
failure-draft-steps = { $path } ne dit aucune étape lisible ; le fichier est maintenant à { $aside }
failure-draft = { $path } n’est pas un brouillon lisible ; il se trouve maintenant à { $aside }

# Pourquoi un mot d’un enregistrement n’est pas une action
no-action-verb = « { $verb } » n’est pas une action : écrivez-en une, comme « place c3 2 » ou « end »
no-action-form = « { $verb } » s’écrit « { $form } », avec une espace entre les mots
no-action-word = « { $found } » n’est pas { $expected }
no-action-bid = une enchère
no-action-cell = une case de ce plateau
no-action-tile = une tuile de cette variante
no-action-treasure = une sorte de trésor de cette variante
no-action-seat = une place de cette partie
no-action-rotation = une rotation de 0 à 5
no-action-piece = « explorer » ni « leader »
failure-no-such-choice = Il n’y a pas de --{ $choice } dans le jeu { $game } : omettez cette option
