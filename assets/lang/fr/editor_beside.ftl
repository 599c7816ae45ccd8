# Ce qui se trouve à côté d’une page de l’éditeur
editor-totals = Totaux
editor-changes = Différences
editor-beside-own = Ici
editor-beside-hint = Ce qui diffère de « { $name } » est marqué.
editor-no-parent = Il n’y a pas de variante à laquelle la comparer.
editor-no-changes = Elle se joue comme « { $name } ».
editor-changes-from = Changé par rapport à « { $name } »
editor-cure-step = Réparé : { $name }
totals-cells = Cases
totals-free = Cases pour les tuiles
totals-tiles = Tuiles à piocher
totals-group = Groupe { $group }
totals-group-tiles = { $volcanoes ->
    [0] { $tiles }
    [one] { $tiles } ({ $volcanoes } volcan)
   *[other] { $tiles } ({ $volcanoes } volcans)
}
totals-turns = Tours chacun, à { $players } joueurs
totals-temples = Temples
totals-clearings = Clairières
totals-ruins = Sites
totals-volcanoes = Volcans
totals-masks = Masques sur les sites
totals-treasures = Trésors
totals-tiers = Étages
totals-idle-treasures = dont jamais déterrés
totals-idle-tiers = dont jamais utilisés
totals-values = Valeurs de tous les temples
totals-slabs = Dalles par côté
totals-passages = Voisines avec passage
totals-price = Prix d’un passage
totals-none = –
idle-tiers = Des étages de valeur { $values } ne servent jamais : aucun temple n’arrive à la valeur d’en dessous.
idle-gaps = Il n’y a pas d’étage de valeur { $values } : les temples de la valeur d’en dessous ne grandissent plus, malgré les étages plus hauts.
idle-tiers-off = On ne peut rien dégager : aucun étage ne sert jamais.
idle-treasures = { $count ->
    [one] { $count } trésor n’est jamais déterré : les sites montrent
   *[other] { $count } trésors ne sont jamais déterrés : les sites montrent
} { $masks ->
    [0] zéro masque.
    [one] { $masks } seul masque.
   *[other] { $masks } masques seulement.
}
idle-treasures-off = On ne peut rien déterrer : aucun trésor ne revient jamais à un joueur.
idle-bids = Avec { $score } points au départ, personne ne peut enchérir { $bid } : tant que personne n’en a autant, chaque tour mis aux enchères revient pour rien au premier qui passe.
changes-cells-added = Nouvelles cases : { $cells }
changes-cells-removed = Sans les cases : { $cells }
changes-printed = En { $cell } : { $now }, et non { $before }
changes-printed-added = En { $cell } : { $tile }
changes-printed-removed = Plus en { $cell } : { $tile }
changes-tiles = Groupe { $group } : { $now } × { $tile }, et non { $before }
changes-only-with = Groupe { $group } : seulement à { $players } joueurs
changes-with-all = Groupe { $group } : à tout nombre de joueurs
changes-face = { $kind } ({ $slabs })
editor-save-where = Elle ne peut pas encore être jouée et n’a donc pas de place parmi les variantes : choisissez où l’enregistrer avec « Enregistrer sous… »
editor-saved-unfinished = Enregistrée dans { $path }, mais elle ne peut pas encore être jouée
editor-id-elsewhere = « { $name } » dans { $file } a aussi l’identifiant « { $id } ». Une seule des deux peut être parmi vos variantes : donnez-en un autre à celle-ci
editor-id-changed = L’identifiant est maintenant « { $id } », et non « { $before } »
editor-saved-id = { $told }. { $saved }
editor-outside = Ce fichier a été modifié ailleurs.
editor-take-over = Reprendre le fichier
editor-keep-own = Garder celle-ci
editor-step-outside = Repris du fichier
editor-treasures-each-language = Les trésors ont un nom dans chaque langue
editor-copy-about = D’après « { $name } ».
key-next-problem = Problème suivant
key-last-problem = Problème précédent
editor-problem-at = Problème { $number } sur { $count } : { $said }
editor-snapshot-name = Nom de l’instantané
editor-snapshot-keep = Garder
editor-snapshot-number = Instantané { $number }
editor-snapshot-go = Revenir à l’instantané « { $name } »
editor-snapshot-drop = Supprimer l’instantané « { $name } »…
editor-snapshot-kept = Gardé comme instantané « { $name } »
editor-snapshots-full = Il n’y a plus de place pour un instantané de cette variante, qui en a { $most } au plus : supprimez-en un d’abord
editor-step-snapshot = Revenu à l’instantané « { $name } »
editor-step-restored = Tel que laissé
drop-snapshot-heading = Supprimer l’instantané « { $name } » ?
drop-snapshot-about = Ce que la variante disait alors est perdu pour de bon. La variante elle-même reste comme elle est.
drop-snapshot-do = Le supprimer
