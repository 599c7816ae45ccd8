# Pourquoi un fichier ne peut être ouvert ou enregistré
failure-not-found = Ce fichier n’existe pas : vérifiez le chemin
failure-not-allowed = Le système ne le permet pas : choisissez un autre endroit, ou demandez-en les droits
failure-system = Le système dit : { $detail }
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
failure-no-record = Ligne { $line }, colonne { $column } : ce n’est pas un enregistrement ({ $detail })
failure-record-large = Il contient { $bytes } octets de texte, mais un enregistrement en a au plus { $most }
failure-format = Il a été écrit par une version plus récente du programme (format { $format }) : utilisez cette version
failure-not-written = L’enregistrement ne peut être mis en texte ({ $detail })
failure-variant = La variante qu’il contient n’est pas jouable : { $detail }
failure-changed = La variante a été modifiée depuis la partie : remettez l’ancien fichier
failure-seats = Cette variante ne se joue pas à { $seats }
failure-first = Il n’y a pas de place { $seat } qui puisse commencer
failure-seed = La graine est trop grande
failure-start = La position de départ a d’autres joueurs, ou une autre règle des tours, que la partie
failure-position = La position de départ est impossible : { $detail }
failure-action = Ce n’est pas une action ({ $detail })
failure-other-game = C’est un enregistrement d’un autre jeu, « { $game } »
failure-handicap-of-nobody = Il donne des points au départ pour le joueur { $seat }, que la partie n’a pas
failure-handicap = Il donne { $points } points au départ, plus que { $most }
failure-read-only = Le fichier est protégé contre les modifications : choisissez un autre nom, ou levez la protection
failure-variant-name = C’est le nom d’une variante : faites finir le nom d’un enregistrement par .tikal
failure-record-name = C’est le nom d’un enregistrement : faites finir le nom d’une variante par .ron
failure-no-settings = Ligne { $line }, colonne { $column } : le programme n’écrit pas ainsi ({ $detail })
failure-no-value = Une valeur ne peut être mise en texte ({ $detail })
failure-busy = Une autre copie du programme est en train de l’écrire : réessayez
failure-in-use = Elle est ouverte dans une autre fenêtre : fermez-la là-bas, regardez-la ou copiez-la
failure-no-name = Une partie a besoin d’un nom : tapez-en un
failure-draft = { $path } n’est pas un brouillon lisible ; il se trouve maintenant à { $aside }
