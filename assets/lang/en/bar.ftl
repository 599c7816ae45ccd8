# Action bar
bar-key = Key: { $key }
bar-lesson = lesson { $lesson }
bar-taught-later = Lesson { $lesson } teaches this
bar-sets = Points for treasures of one kind: { $sets }
bar-set = { $copies ->
    [1] a single one { $points }
    [2] a pair { $points }
   *[other] { $copies } alike { $points }
}
bar-guards = Your other pieces there leave the game for good
bar-guards-led = Your other pieces there leave the game for good, the leader too
bar-guards-leader = The leader stays there as guard to the end; your other pieces there leave the game for good
bar-leader-leaves = loses leader
bar-leader-lost = Your leader leaves the game for good; it can be taken back until something is revealed
bar-points = { $points ->
    [one] { $points } action point
   *[other] { $points } action points
}
bar-points-short = { $points } AP
bar-enter = enter
bar-explorer = Explorer
bar-leader = Leader
bar-enter-explorer = Enter explorer
bar-enter-leader = Enter leader
bar-transfer = Camp to camp
bar-move = Move
bar-uncover = Uncover
bar-dig = Dig
bar-exchange = Exchange…
bar-camp = Camp
bar-guard = Guard
bar-guard-explorer = Guard: explorer
bar-guard-leader = Guard: leader
bar-camp-name = Build camp
bar-name = { $title }, cost { $cost }
bar-name-on = { $title } on { $cell }, cost { $cost }
bar-no-piece = You have no piece on the board yet: let one enter first
bar-no-hex = Choose a hex with your pieces first
bar-end-turn = End turn
bar-end-score = End and score
bar-dig-stays = A treasure comes to light: what was done before it can no longer be taken back
bar-undo = Undo
bar-redo = Redo
bar-undo-hint = Only your own actions of this turn can be taken back; there is none yet
bar-undo-chance = Cannot be taken back: a tile or treasure came to light since; a new game with “{ setup-take-back }” would allow it
bar-undo-bid = A bid or a pass is final, as the others have answered it; the option “{ setup-take-back }” of a new game would allow it
bar-undo-chance-lesson = Cannot be taken back: a tile or treasure came to light since; “{ learn-back }” on the card leads back
bar-undo-bid-lesson = A bid or a pass is final, as the others have answered it; “{ learn-back }” on the card leads back
bar-hurry = Hurry
bar-take-back-turn = Take turn back
bar-take-back-turn-hint = A house option of this game: everything can be taken back, what computers did after the turn with it
bar-take-back-turn-none = There is no turn yet to take back
bar-pace = Pace of computer players: { $pace }
bar-go-on = Play on
bar-plan = Plan
bar-final-table = Final table
bar-new-game = New game

# What is asked
ask-back = The board shows an earlier step; a click on it leads back
ask-over = The game is over
ask-chance = Enter what was drawn for { $name }
ask-wait = Chance moves
ask-computer = { $name } is thinking
ask-computer-plays = { $name } is playing
ask-sent = Sent; the host answers in a moment
ask-sent-back = Asked; the others decide whether it is taken back
ask-elsewhere = { $name } is to move
ask-elsewhere-away = { $name } is to move, but away
ask-elsewhere-free = { $name } is to move; the seat is free
ask-still = The game stands still; { $name }, a computer, is to move
ask-covered = { $name }, lift the cover to play
ask-lesson = Read the card; then it is { $name }’s turn
ask-lesson-read = Read the card, then press “{ learn-next }”
ask-lesson-leader = Click your leader with the yellow ring
ask-lesson-explorer = Click the explorer with the yellow ring
ask-lesson-hex = Click the marked hex
ask-lesson-button = Press the framed button
ask-lesson-tile = Click the framed tile
ask-lesson-turn = Turn the tile with the framed button
ask-lesson-over = The lesson ends here
ask-bid = { $name }: bid at least { $least }, or pass
ask-bid-alone = { $name }: all others have passed, so { $least } is enough; or pass, and whoever passed first plays for free
ask-choose = { $name }: choose a tile
ask-choose-free = Nobody bid: { $name }, who passed first, chooses a tile for free
ask-choose-free-you = Nobody bid, and you passed first: choose a tile for free
ask-free = Nobody bid: { $name }, who passed first, has the turn for free
ask-choose-won = { $name } wins with { $bid }, { $names } { $count ->
    [one] passes
   *[other] pass
}: choose a tile
ask-choose-won-you = You win with { $bid }, { $names } { $count ->
    [one] passes
   *[other] pass
}: choose a tile
ask-won = { $name } wins with { $bid } and chooses a tile, { $names } { $who ->
    [one] passes
    [you] pass
   *[other] pass
}
ask-place = { $name }: place the tile; { KEY("hand-turn-right-name", "R") } or the wheel turns it
ask-place-turned = { $name }: place the tile; { KEY("hand-turn-right-name", "R") } or the wheel turns it. White edge: possible once it is turned
ask-place-fixed = { $name }: place the tile
ask-camp = { $name }: choose the camp to enter
ask-walk = { $name }: click where to walk; Shift + click: as many pieces as possible
ask-walk-alone = { $name }: click a hex to walk there
ask-walk-or-act = { $name }: click a hex to walk there, or an action
ask-act-here = { $name }: choose an action, or another piece
ask-act-first = { $name }: enter a piece from the reserve
ask-scoring = Scoring round: { $name } acts, then scores
ask-scoring-you = Scoring round: first act, then your points are counted
ask-act = { $name }: choose a piece, or enter from the reserve
ask-end = { $name }: no action points are left, end the turn
ask-end-score = { $name }: no action points are left, end to score

# What the table has to tell
notice-too-far = { $cell } takes { $need ->
    [one] { $need } action point
   *[other] { $need } action points
}, you have { $points }
notice-missed = The board changed just before the click: nothing was done
notice-other-bid = The bids have changed under the pointer: click once more to bid { $bid }
notice-turned = The tile is turned so that it fits on { $cell }: click there once more to place it
notice-fewer = { $went } of { $chosen } went: the points suffice for no more
notice-took-back-too = Taken back too: what { $names } played after it
notice-took-back-of = Taken back: what { $name } did last
notice-no-way = No way leads this piece to { $cell }
notice-stopped = The record stops before action { $action }: { $reason }

# Before points are lost
waste-question = { $points ->
    [one] { $points } action point would be lost
   *[other] { $points } action points would be lost
}
waste-end = End anyway
waste-go-on = Keep playing
waste-score = Score anyway
ask-after-score = { $name } scores { $points }. { $asked }
ask-after-score-you = You score { $points }. { $asked }

# Before the leader is lost
guard-question = { $others ->
    [0] Your leader is on { $cell }: with an explorer as the guard, the leader leaves the game for good
    [one] Your leader is on { $cell }: with an explorer as the guard, the leader and your other explorer there leave the game for good
   *[other] Your leader is on { $cell }: with an explorer as the guard, the leader and your { $others } other explorers there leave the game for good
}
guard-question-leader = { $others ->
    [0] As the guard your leader stays on { $cell } to the end
    [one] As the guard your leader stays on { $cell } to the end; your explorer there leaves the game for good
   *[other] As the guard your leader stays on { $cell } to the end; your { $others } explorers there leave the game for good
}
guard-anyway = Set the guard anyway
guard-not = Do not set it
