# Ce que fait le bouton à côté d’un problème
cure-number = Mettre { $number }
cure-header = Mettre ce que ce programme connaît
cure-id = L’appeler « { $id } »
cure-exchange = Échanger les deux
cure-colours = Donner une couleur à chaque place
cure-remove = L’enlever
cure-clearing = En faire une clairière
cure-base-camp = Laisser un seul camp de base, en { $cell }
cure-letters = Nommer les groupes A, B, C…
cure-merge = Réunir tout { $group } en un groupe
cure-sort = Mettre les groupes dans l’ordre
cure-all-players = Tous les nombres de joueurs piochent partout
cure-also-with = L’utiliser aussi à { $players } joueurs
cure-scores = Le porter à { $entries } nombres
cure-leave-out = { $cells ->
    [one] Enlever la case
   *[other] Enlever les { $cells } cases
}
cure-slab = Lui donner une dalle
cure-treasures = { $count ->
    [one] Ajouter { $count } trésor
   *[other] Ajouter { $count } trésors
}
cure-tiers = { $count ->
    [one] Ajouter { $count } étage de { $value }
   *[other] Ajouter { $count } étages de { $value }
}
cure-shorten = L’arrêter après { $characters } caractères
cure-volcano = Ajouter un volcan au groupe { $group }
