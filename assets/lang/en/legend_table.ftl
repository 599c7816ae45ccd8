# The table of Tikal Legend: what is done, what is asked, what is told.
legend-table-cell-asked = can be chosen
legend-table-cell-held = { $name } holds this hex
legend-table-cell-contested = Nobody holds this hex
legend-table-progress = { $variant } · { legend-table-round }
legend-table-round = round { $round } of { $rounds }
legend-table-chance = Chance
legend-table-order = Order
legend-table-token = Token
legend-table-tile = Tile
legend-table-card = Card
legend-table-keep = Keep card
legend-table-play = Play card
legend-table-activate = Activate
legend-table-lay = Lay tile
legend-table-discard = Discard tile
legend-table-pass = Pass
legend-table-power = Power
legend-table-look = Look
legend-table-put = Put piece
legend-table-slab = Slab token
legend-table-recruit = Recruit
legend-table-recruits = recruit
legend-table-recruit-explorer = Recruit explorer
legend-table-recruit-leader = Recruit leader
legend-table-jump = Jump
legend-table-take = Take
legend-table-stack = Stack
legend-table-done = Done
legend-table-back = Back
legend-table-numbered = Press the first, second … button of the bar
legend-table-from-right = right side
legend-table-from-left = left side
legend-table-place = Place { $place }
legend-table-token-of = { $value } AP
legend-table-count = { $count } for { $count }
legend-table-over = In the place of { $card }
legend-table-taken = Take { $kind }
legend-table-given = Give { $kind }
legend-table-side = { $side } of { $cell }
legend-table-side-n = north
legend-table-side-ne = north-east
legend-table-side-se = south-east
legend-table-side-s = south
legend-table-side-sw = south-west
legend-table-side-nw = north-west
legend-table-side-display = Display
legend-table-side-display-hint = What is on the display
legend-table-side-ledger = Ledger
legend-table-side-ledger-hint = What a scoring would bring, who holds what, and what is to come
legend-table-not-now = This cannot be done now
legend-table-nothing-left = Nothing of this is left on the display
legend-table-no-card = There is no card for this
legend-table-no-tile = There is no tile to lay
legend-table-no-exchange = Nobody has a treasure that you could take in exchange
legend-table-no-points = This takes { $need } action points, { $have } are left
legend-table-effect = { $source }.
legend-table-effect-left = { $source }, { $left } left.
legend-table-ask-draft = { $name }: take { $what }
legend-table-ask-turn = { $name }: { $what }
legend-table-ask-chosen = { $name }: { $ways ->
        [play] play
        [keep] keep
       *[both] play or keep
    } { $card } – { $text }
legend-table-may-order = a place of the order
legend-table-may-token = a token
legend-table-may-tile = a tile
legend-table-may-card = a card
legend-table-may-play = play a card
legend-table-may-keep = keep a card
legend-table-may-play-keep = play or keep a card
legend-table-may-lay = lay a tile
legend-table-may-discard = discard a tile
legend-table-may-activate = activate the token
legend-table-may-pass = pass
legend-table-may-or = { $first } or { $last }
legend-table-ask-tile = { $name }: choose the tile to lay
legend-table-ask-card = { $name }: choose the card
legend-table-ask-over = { $name }: choose the card that it replaces
legend-table-ask-slab = { $name }: point at the side where the slab token is to lie
legend-table-ask-slab-from = { $name }: point at the slab token to move
legend-table-ask-slab-to = { $name }: point at the side where it is to lie
legend-table-ask-with = { $name }: choose with whom to exchange
legend-table-ask-take = { $name }: choose what to take
legend-table-ask-give = { $name }: choose what to give
legend-table-ask-put = { $name }: click the hex for the piece
legend-table-ask-member = { $name }: choose who comes there, or be done
legend-table-ask-recruit = { $name }: choose who is recruited, or be done
legend-table-ask-jump = { $name }: click the pieces that jump
legend-table-ask-jump-to = { $name }: click the hex to which they jump
legend-table-ask-treasure = { $name }: choose the treasure to take
legend-table-ask-stack = { $name }: stack the others, the top one first
legend-table-ask-stack-next = { $name }: under { $kinds }, choose the next one
legend-table-enter-director = Enter the director’s tile that { $name } has drawn
legend-table-enter-card = Enter the cards that are turned up: { $number } of { $all }
legend-table-enter-token = Enter the tokens that come from the bag: { $number } of { $all }
legend-table-enter-tile = Enter the tiles that are turned up: { $number } of { $all }
legend-table-enter-treasure = Enter the treasure that { $name } has dug up
legend-table-enter-seen = Enter the treasure that { $name } sees on { $cell }, from the top
legend-table-ask-power = { $name }: choose the power
legend-table-ask-hex = { $name }: click one of the marked hexes
legend-table-ask-which = { $name }: choose one
legend-table-ask-steps = { $name }: choose a piece, then click where it goes; or be done
legend-table-accounts = A scoring now
legend-table-hexes = Hexes
legend-table-forecast = Still to come
legend-table-open-sheet = Open the sheet of { $name }
legend-table-no-side = No side of this hex can be chosen
legend-table-of-temples = Temples
legend-table-of-volcanoes = Volcanoes
legend-table-of-land = Jungle and clearings
legend-table-of-lakes = Lakes
legend-table-of-treasures = Treasures
legend-table-of-power = Unused power
legend-table-seen = You have seen { $count ->
    [one] its top treasure: { $kinds }
   *[other] its treasures from the top: { $kinds }
}
legend-table-seen-hidden = You have seen treasures here
legend-table-seen-unknown = unknown
legend-table-show-seen = Show the treasures that I have seen
legend-table-nothing-seen = You have seen no treasure that still lies on a ruin
legend-table-ledger = Ledger of hexes
legend-table-by-value = Hexes by value
legend-table-by-contest = Hexes at risk first
legend-table-lay-tile = Lay { $tile }…
legend-table-guard-loses = Pieces of yours leave the game for good
legend-table-guard-explorer = { $pieces ->
    [one] Your other piece on { $cell } leaves the game for good
   *[other] Your { $pieces } other pieces on { $cell } leave the game for good
}{ $leaders ->
    [0] { "" }
   *[other] , your leader among them
}
legend-table-guard-leader = As the guard your leader stays on { $cell } to the end{ $pieces ->
    [0] { "" }
    [one] ; your other piece there leaves the game for good
   *[other] ; your { $pieces } other pieces there leave the game for good
}
legend-table-plan-empty = A try of the turns that are left in the round
legend-table-plan-play = In the turn itself, if every action is still possible
legend-table-review-turn = { $part ->
    [draft] Round { $round }, { $name } drafts
    [scoring] Round { $round }, { $name } in a scoring round
    [final] Last scoring, { $name }
   *[turn] Round { $round }, { $name }
}
legend-table-recap-holds = { $name } holds { $cell } ({ $site })
legend-table-recap-holds-you = You hold { $cell } ({ $site })
legend-table-recap-from = { $name } now holds { $cell } ({ $site }); { $before } did before
legend-table-recap-you-from = You now hold { $cell } ({ $site }); { $before } did before
legend-table-recap-from-you = { $name } took { $cell } ({ $site }) from you
legend-table-recap-lost = { $name } no longer holds { $cell } ({ $site }), nor does anybody else
legend-table-recap-lost-you = You no longer hold { $cell } ({ $site }), nor does anybody else
