# Vue d’ensemble des cases
legend-holds = { $name } la tient, avec { $margin } d’avance
legend-tied = Les plus forts sont à égalité : personne ne la tient
legend-site = Case { $cell } : { $site }
legend-site-emptied = site épuisé, { $masks ->
    [one] { $masks } masque
   *[other] { $masks } masques
}
legend-site-camp = campement, ne compte pas
legend-brings = Qui la tient marque { $points }
legend-brings-high = Qui la tient marque { $points } : { $value } + { $high } pour la hauteur
legend-brings-masks = Qui la tient marque 1 par masque sur les sites qu’il tient
legend-brings-lakes = Qui la tient marque { $masks } de plus par lac qu’il tient
legend-brings-both = Qui la tient marque 1 par temple et { $masks } par lac qu’il tient
legend-brings-temples = Qui la tient marque 1 par temple qu’il tient
legend-brings-nothing = Une case avec un campement ne rapporte à personne

# Ce qu’une action changerait
legend-effect-way-opens = Un chemin s’ouvre entre { $from } et { $to }, pour { $after ->
    [one] { $after } point d’action
   *[other] { $after } points d’action
}
legend-effect-way-closes = Le chemin entre { $from } et { $to } se ferme
legend-effect-way = Le chemin entre { $from } et { $to } coûte { $after } au lieu de { $before }
legend-effect-emptied = Le dernier trésor de { $cell } : puis une clairière, avec { $masks ->
    [one] { $masks } masque
   *[other] { $masks } masques
} pour les lacs
legend-effect-treasure = Un trésor caché, qui vaut { $list }
legend-effect-points = Vous avez alors { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
}
legend-effect-other-points = { $name } a alors { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
}
legend-effect-land = Jungle et clairières : { $land } × { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}
legend-effect-lakes = Lacs : { $lakes } × { $masks ->
    [one] { $masks } masque
   *[other] { $masks } masques
}

# Ce que rapporte un décompte
legend-worth = Si l’on comptait maintenant : { $points }
legend-worth-camped = Avec un campement, donc sans valeur : { $cells }
legend-item-high = Temple { $cell } : { $value } + { $high } = { $points }
legend-item-volcano = Volcan { $cell } : { $points }
legend-item-land = Jungle et clairières : ({ $jungle } + { $clearings }) × { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
} = { $points }
legend-item-lakes = Lacs : { $lakes } × { $masks ->
    [one] { $masks } masque
   *[other] { $masks } masques
} = { $points }
legend-item-power = Pouvoir inutilisé : { $points }

# Ce qui vient encore
legend-forecast-none = Plus aucune tuile ne sera retournée
legend-forecast-open = { $volcanoes ->
    [one] Un volcan est choisi ou visible : le poser déclenche un décompte
   *[other] { $volcanoes } volcans sont choisis ou visibles : en poser un déclenche un décompte
}
legend-forecast-group = Groupe { $group } : il reste { $left ->
    [one] { $left } tuile
   *[other] { $left } tuiles
}, dont { $volcanoes ->
    [0] aucun volcan
    [one] { $volcanoes } volcan
   *[other] { $volcanoes } volcans
}
legend-forecast-bag = Jetons d’action dans le sac : { $list }
