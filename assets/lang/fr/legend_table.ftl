# La table de Tikal Legend : ce qui se fait, se demande et se dit.
legend-table-cell-asked = peut être choisie
legend-table-cell-held = { $name } tient cette case
legend-table-cell-contested = Personne ne tient cette case
legend-table-progress = { $variant } · { legend-table-round }
legend-table-round = manche { $round } sur { $rounds }
legend-table-chance = Hasard
legend-table-order = Ordre
legend-table-token = Jeton
legend-table-tile = Tuile
legend-table-card = Carte
legend-table-keep = Garder
legend-table-play = Jouer
legend-table-activate = Activer
legend-table-lay = Poser
legend-table-discard = Défausser
legend-table-pass = Passer
legend-table-power = Pouvoir
legend-table-look = Regarder
legend-table-put = Placer un pion
legend-table-slab = Jeton dalle
legend-table-recruit = Recruter
legend-table-recruits = recruter
legend-table-recruit-explorer = Recruter un explorateur
legend-table-recruit-leader = Recruter un chef d’expédition
legend-table-jump = Sauter
legend-table-take = Prendre
legend-table-stack = Empiler
legend-table-done = Terminé
legend-table-back = Retour
legend-table-numbered = Presser le premier, deuxième… bouton de la barre
legend-table-from-right = côté droit
legend-table-from-left = côté gauche
legend-table-place = Place { $place }
legend-table-token-of = { $value } PA
legend-table-count = { $count } contre { $count }
legend-table-over = À la place de { $card }
legend-table-taken = Prendre : { $kind }
legend-table-given = Donner : { $kind }
legend-table-side = { $side } de { $cell }
legend-table-side-n = nord
legend-table-side-ne = nord-est
legend-table-side-se = sud-est
legend-table-side-s = sud
legend-table-side-sw = sud-ouest
legend-table-side-nw = nord-ouest
legend-table-side-display = Étalage
legend-table-side-display-hint = Ce qui se trouve à l’étalage
legend-table-side-ledger = Registre
legend-table-side-ledger-hint = Ce que rapporterait un décompte, qui tient quoi, et ce qui vient
legend-table-not-now = Ce n’est pas possible maintenant
legend-table-nothing-left = Il n’en reste plus à l’étalage
legend-table-no-card = Il n’y a pas de carte pour cela
legend-table-no-tile = Il n’y a pas de tuile à poser
legend-table-no-exchange = Personne n’a de trésor que vous pourriez prendre en échange
legend-table-no-points = Il faut { $need } points d’action, il en reste { $have }
legend-table-effect = { $source }.
legend-table-effect-left = { $source }, reste { $left }.
legend-table-ask-draft = { $name } : prenez { $what }
legend-table-ask-turn = { $name } : { $what }
legend-table-ask-chosen = { $name } : { $ways ->
        [play] jouez
        [keep] gardez
       *[both] jouez ou gardez
    } { $card } – { $text }
legend-table-may-order = une place de l’ordre
legend-table-may-token = un jeton
legend-table-may-tile = une tuile
legend-table-may-card = une carte
legend-table-may-play = jouez une carte
legend-table-may-keep = gardez une carte
legend-table-may-play-keep = jouez ou gardez une carte
legend-table-may-lay = posez une tuile
legend-table-may-discard = défaussez une tuile
legend-table-may-activate = activez le jeton
legend-table-may-pass = passez
legend-table-may-or = { $first } ou { $last }
legend-table-ask-tile = { $name } : choisissez la tuile à poser
legend-table-ask-card = { $name } : choisissez la carte
legend-table-ask-over = { $name } : choisissez la carte qu’elle remplace
legend-table-ask-slab = { $name } : montrez le côté où poser le jeton dalle
legend-table-ask-slab-from = { $name } : montrez le jeton dalle à déplacer
legend-table-ask-slab-to = { $name } : montrez le côté où il ira
legend-table-ask-with = { $name } : choisissez avec qui échanger
legend-table-ask-take = { $name } : choisissez ce que vous prenez
legend-table-ask-give = { $name } : choisissez ce que vous donnez
legend-table-ask-put = { $name } : cliquez sur la case du pion
legend-table-ask-member = { $name } : choisissez qui y va, ou terminez
legend-table-ask-recruit = { $name } : choisissez qui est recruté, ou terminez
legend-table-ask-jump = { $name } : cliquez sur les pions qui sautent
legend-table-ask-jump-to = { $name } : cliquez sur la case où ils sautent
legend-table-ask-treasure = { $name } : choisissez le trésor à prendre
legend-table-ask-stack = { $name } : empilez les autres, celui du dessus d’abord
legend-table-ask-stack-next = { $name } : sous { $kinds }, choisissez le suivant
legend-table-enter-director = Saisir la tuile de directeur que { $name } a tirée
legend-table-enter-card = Saisir les cartes retournées : { $number } sur { $all }
legend-table-enter-token = Saisir les jetons tirés du sac : { $number } sur { $all }
legend-table-enter-tile = Saisir les tuiles retournées : { $number } sur { $all }
legend-table-enter-treasure = Saisir le trésor que { $name } a déterré
legend-table-enter-seen = Saisir le trésor que { $name } voit en { $cell }, à partir du dessus
legend-table-ask-power = { $name } : choisissez le pouvoir
legend-table-ask-hex = { $name } : cliquez sur une des cases marquées
legend-table-ask-which = { $name } : choisissez
legend-table-ask-steps = { $name } : choisissez un pion, puis sa destination ; ou terminez
legend-table-accounts = Un décompte maintenant
legend-table-hexes = Cases
legend-table-forecast = Encore à venir
legend-table-open-sheet = Ouvrir le plateau de { $name }
legend-table-no-side = Aucun côté de cette case ne peut être choisi
legend-table-of-temples = Temples
legend-table-of-volcanoes = Volcans
legend-table-of-land = Jungle et clairières
legend-table-of-lakes = Lacs
legend-table-of-treasures = Trésors
legend-table-of-power = Pouvoir non utilisé
legend-table-seen = Vous avez vu { $count ->
    [one] son premier trésor : { $kinds }
   *[other] ses trésors, à partir du premier : { $kinds }
}
legend-table-seen-hidden = Vous avez vu des trésors ici
legend-table-seen-unknown = inconnu
legend-table-show-seen = Montrer les trésors que j’ai vus
legend-table-nothing-seen = Vous n’avez vu aucun trésor qui soit encore sur un site
legend-table-ledger = Registre des cases
legend-table-by-value = Cases par valeur
legend-table-by-contest = Cases menacées d’abord
legend-table-lay-tile = Poser { $tile }…
legend-table-guard-loses = Des pions quittent le jeu pour de bon
legend-table-guard-explorer = { $pieces ->
    [one] Votre autre pion sur { $cell } quitte le jeu pour de bon
   *[other] Vos { $pieces } autres pions sur { $cell } quittent le jeu pour de bon
}{ $leaders ->
    [0] { "" }
   *[other] , chef d’expédition compris
}
legend-table-guard-leader = Devenu gardien, votre chef d’expédition reste sur { $cell } jusqu’à la fin{ $pieces ->
    [0] { "" }
    [one] {"\u00A0"}; votre autre pion présent quitte le jeu pour de bon
   *[other] {"\u00A0"}; vos { $pieces } autres pions présents quittent le jeu pour de bon
}
legend-table-plan-empty = Un essai des tours qui restent dans la manche
legend-table-plan-play = Pendant le tour lui-même, si chaque action est encore possible
legend-table-review-turn = { $part ->
    [draft] Manche { $round }, { $name } choisit
    [scoring] Manche { $round }, { $name } dans un décompte
    [final] Dernier décompte, { $name }
   *[turn] Manche { $round }, { $name }
}
legend-table-recap-holds = { $name } tient { $cell } ({ $site })
legend-table-recap-holds-you = Vous tenez { $cell } ({ $site })
legend-table-recap-from = { $name } tient maintenant { $cell } ({ $site }) ; c’était { $before }
legend-table-recap-you-from = Vous tenez maintenant { $cell } ({ $site }) ; c’était { $before }
legend-table-recap-from-you = { $name } vous a pris { $cell } ({ $site })
legend-table-recap-lost = { $name } ne tient plus { $cell } ({ $site }), ni personne d’autre
legend-table-recap-lost-you = Vous ne tenez plus { $cell } ({ $site }), ni personne d’autre
