# L’arène : deux joueurs se rencontrent dans beaucoup de parties, pour savoir lequel est le plus fort
arena-run = { $variant } : { $players } joueurs{ $setup }, graine { $seed }
arena-level = niveau « { $level } »
arena-asked = au niveau « { $level } »
arena-nodes = { $nodes ->
    [one] { $nodes } nœud par décision
   *[other] { $nodes } nœuds par décision
}
arena-games = { $played } parties jouées sur { $games } ; { $blocks } blocs de donnes égales sont complets, et comptent
arena-stopped = Le test s’est arrêté après { $played } parties sur { $games }, en { $blocks } blocs de donnes égales
arena-share = Part des victoires de A
arena-elo = A au-dessus de B, en Elo
arena-margin = Points de A de plus que B, par place et partie
arena-blocks = Blocs selon la part que A a gagnée : { $list }
arena-undecided = Test entre { $low } et { $high } Elo : indécis, { $ratio } sur ±{ $bound }
arena-decided-low = Test entre { $low } et { $high } Elo : décidé pour { $low } ({ $ratio } ; faux dans { $rate } des cas au plus)
arena-decided-high = Test entre { $low } et { $high } Elo : décidé pour { $high } ({ $ratio } ; faux dans { $rate } des cas au plus)
arena-ladder-head = | niveau contre celui d’en dessous | parties | part des victoires | Elo |
arena-ladder-pair = { $upper } contre { $lower }
arena-ladder-row = | `{ $upper }` contre `{ $lower }` | { $games } | { $share } | { $elo } |

# Pourquoi l’arène ne le peut pas
arena-fail-command = Joueur { $side } : { $said }
arena-fail-no-command = cela ne nomme aucun programme : écrivez « program: » et sa commande
arena-fail-open-command = un guillemet n’est pas fermé : écrivez-en un autre
arena-fail-long-command = cette commande est trop longue pour être gardée : mettez-la dans un script
arena-fail-program = Partie { $game }, joueur { $side } : { $command } { $reason }. Les parties jouées jusque-là comptent
arena-fail-program-said = Partie { $game }, joueur { $side } : { $command } { $reason }. Il a dit : { $said }. Les parties jouées jusque-là comptent
arena-program-start = ne peut être lancé : { $detail }
arena-program-ended = s’est terminé sans réponse ({ $detail })
arena-program-silent = n’a pas répondu en { $seconds } secondes
arena-program-long = a donné une réponse de plus de { $most } octets
arena-program-strange = n’a pas répondu selon le protocole : { $detail }
arena-program-refused = a refusé « { $request } » : { $message }
arena-program-illegal = a choisi « { $action } », qui n’est pas permis : { $message }
arena-unlike-a = Il est d’une autre rencontre : un autre joueur A a joué, ou avec d’autres nœuds
arena-unlike-b = Il est d’une autre rencontre : un autre joueur B a joué, ou avec d’autres nœuds
arena-unlike-test = Il est d’une autre rencontre : le test est différent
