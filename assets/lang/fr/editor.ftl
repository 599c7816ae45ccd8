# L’éditeur de variantes
editor-heading = Éditeur de variantes
editor-hint = Créez votre propre variante : partez d’une variante existante, changez ce que vous voulez, essayez-la, faites-la jouer par l’ordinateur et enregistrez-la. Tout peut être annulé, les problèmes sont trouvés pendant que vous travaillez, et rien n’est perdu quand le programme se ferme.
editor-from-name = Partir de { $name }
editor-new = +
editor-new-hint = Un autre document
editor-open = Ouvrir…
editor-save = Enregistrer
editor-save-as = Enregistrer sous…
editor-save-here = Enregistrer ici
editor-browse = Parcourir…
editor-path = Fichier :
editor-open-path = Fichier à ouvrir :
editor-untitled = Sans nom
editor-tab = Document : { $name }
editor-tab-changed = Document : { $name }, non enregistré
editor-documents = Documents ouverts, affiché : { $name }
editor-pages = Pages, affichée : { $name }
editor-close-name = Fermer « { $name } »
editor-close = Fermer le document
editor-close-others = Fermer les autres
editor-close-all = Fermer tous les documents
editor-reopen = Rouvrir le dernier document fermé
editor-revert = Revenir à la version enregistrée
editor-all-documents = Les { $count } documents
editor-idle-next = Aucun autre document n’est ouvert
editor-idle-close = Aucun document à fermer n’est affiché
editor-idle-reopen = Aucun document fermé ne peut être rouvert
editor-step-reverted = Revenu à ce que dit son fichier
key-next-document = Document suivant
key-last-document = Document précédent
editor-copy-name = { $name }, ma version
editor-overview = Aperçu
editor-supplies = Étages et trésors
editor-rules = Règles
editor-source = Texte
editor-problems = Problèmes
editor-steps = Étapes
editor-no-problems = Rien n’est à corriger.
editor-at = Ligne { $line }, colonne { $column }
editor-step-first = Tel qu’ouvert
editor-step-typed = Saisi dans le texte
editor-step-set = { $what }
editor-step-parent = { $what } comme dans « { $name } »
editor-step-values = { $what } : { $before } → { $now }
editor-step-named = { $name }
editor-step-add = { $what } : un de plus
editor-step-remove = { $what } : un de retiré
editor-unreadable = Le texte est illisible
editor-faulty = Pas encore jouable : { $errors ->
    [one] { $errors } erreur
   *[other] { $errors } erreurs
}
editor-playable = Jouable{ $warnings ->
    [0] {""}
    [one] , { $warnings } avertissement
   *[other] , { $warnings } avertissements
}
editor-nothing-read = Le texte n’a jamais pu être lu, il n’y a donc rien à montrer ici : corrigez-le sur la page du texte.
editor-not-read = Le texte est illisible pour l’instant : voici ce qu’il disait. Corrigez-le sur la page du texte pour pouvoir à nouveau changer quelque chose ici.
editor-opens-rule = Ouvre la règle { $rule } ; depuis son champ avec { $key }
editor-range = De { $least } à { $most }
editor-beyond = « { $typed } » n’est pas possible ici : un nombre de { $least } à { $most }. C’est maintenant { $value }
editor-possible = { $action } : si c’est possible
editor-off = désactivé
editor-parent-value = ↺ { $value }
editor-parent-hint = { $field } : comme dans « { $name } »
editor-nothing = rien
editor-idle-undo = Rien n’a encore été changé dans ce document
editor-idle-redo = Aucune étape n’a été annulée dans ce document
editor-code-apart = « { $name } » existe déjà : celle-ci a l’identifiant « { $id } », pour être enregistrée à côté
editor-code-known = Vous avez déjà une variante d’identifiant « { $id } » : « { $name } ». À l’enregistrement, vous choisirez laquelle garder
editor-not-saved =
    Non enregistré
    { $reason }
editor-not-kept =
    Ce que vous changez dans l’éditeur n’est pas conservé pour l’instant
    { $reason }. De nouveaux essais suivent ; enregistrez pour être sûr.
editor-not-restored =
    Un document de l’éditeur n’a pas été repris
    { $reason }
editor-steps-not-restored =
    Un document de l’éditeur est là sans ses étapes d’avant
    { $reason }
editor-total-cells = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
editor-total-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
editor-total-printed = { $count ->
    [one] { $count } tuile imprimée
   *[other] { $count } tuiles imprimées
}
editor-total-temples = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
}
editor-total-ruins = { $count ->
    [one] { $count } site
   *[other] { $count } sites
}
editor-total-volcanoes = { $count ->
    [one] { $count } volcan
   *[other] { $count } volcans
}
editor-about = La variante
editor-each-language = Nom et description différents dans chaque langue
editor-languages-kept = Ce qui est dit dans les autres langues est gardé jusqu’à l’enregistrement : cochez pour le retrouver.
editor-name = Nom
editor-description = Description
editor-id = Identifiant (lettres, chiffres, tirets)
editor-author = Auteur
editor-based-on = Créée à partir de « { $parent } »
editor-based-on-lost = Créée à partir de la variante d’identifiant « { $parent } », introuvable ici : elle est comparée à « { $name } »
editor-based-on-nothing = Créée à partir de rien : elle est comparée à « { $name } »
editor-colours = Couleurs des joueurs, dans l’ordre de leurs places
editor-colour = Couleur { $number }
editor-colour-add = Ajouter une couleur
editor-colour-remove = Enlever la couleur { $number }
editor-colour-earlier = Monter la couleur { $number }
editor-colour-later = Descendre la couleur { $number }
editor-players = Joueurs
editor-least-players = Au moins
editor-most-players = Au plus
editor-turns = Tours
editor-turn-rule = Déroulement des tours
editor-points = Points d’action par tour
editor-start-score = Score de départ, tuiles tirées
editor-auction-start = Score de départ, tours aux enchères
editor-least-bid = Enchère minimale
editor-costs = Coût des actions
editor-transfer = Aller d’un camp à l’autre
editor-uncover-limit = Étages par tour à un temple
editor-dig-limit = Trésors par tour sur un site
editor-guard = Poser un gardien
editor-pieces = Pions de chaque joueur
editor-explorers = Explorateurs
editor-leaders = Chefs d’expédition
editor-camps = Camps
editor-guards = Gardiens
editor-holding = Qui contrôle un temple, et qui gagne
editor-leader-strength = Force du chef d’expédition
editor-ties = À égalité de force à un temple
editor-ties-nobody = personne ne le contrôle
editor-ties-everyone = chacun d’eux le contrôle
editor-tie-breaks = Égalité de score à la fin
editor-tie-guarded = le temple gardé le plus précieux
editor-tie-treasures = plus de trésors
editor-tie-place = { $place }. { $what }
editor-tiers = Étages
editor-tier = Étages de valeur { $value }
editor-tiers-total = { $count ->
    [one] { $count } étage en tout
   *[other] { $count } étages en tout
}
editor-treasures = Trésors
editor-treasure = Trésor
editor-add-treasure = Ajouter une sorte
editor-treasure-picture = Image du trésor { $number }
editor-treasure-name = Nom du trésor { $number }
editor-treasure-name-in = Nom du trésor { $number }, { $language }
editor-treasure-copies = Exemplaires du trésor { $number }
editor-treasure-remove = Retirer le trésor { $number }
editor-treasures-total = { $count ->
    [one] { $count } trésor en tout
   *[other] { $count } trésors en tout
}
editor-scores = Ce que rapportent ensemble les trésors d’une sorte
editor-score = Score pour { $count } d’une sorte
editor-scores-more = Un de plus
editor-scores-fewer = Un de moins
editor-tiers-rule = Comment grandissent les temples
editor-treasures-rule = Comment on déterre les trésors
editor-scores-rule = Comment comptent les séries
glyph-mask = Masque
glyph-jaguar = Jaguar
glyph-serpent = Serpent
glyph-bird = Oiseau
glyph-sun = Soleil
glyph-moon = Lune
glyph-maize = Maïs
glyph-hand = Main
editor-rule-of = Règle pour : { $field }
editor-source-field = Le texte de la variante
