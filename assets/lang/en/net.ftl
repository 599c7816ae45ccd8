# A table over the net, without a window: the log of a host and of a guest
net-ticket = The ticket to this table, for everybody who is to play:
net-kept = The game is kept in { $path }
net-waits = { $count ->
    [one] Waits for somebody at seat { $seats }
   *[other] Waits for { $count } guests, at the seats { $seats }
}
net-begins = Everybody is there
net-over = The game is over
net-rests = The table rests
net-came = { $name } has come
net-went = { $name } has gone
net-sat = { $name } sits at seat { $seat }
net-said = { $name }: “{ $text }”
net-took-back = All agree: taken back to the first { $steps } actions
net-closed = The line of { $key } was closed: { $why }
net-welcome = At the table
net-welcome-other = At the table; the host’s program is another version: { $program }
net-asks-back = { $name } asks to take back to the first { $steps } actions: agreed
net-action = { $player }: { $line }
net-chance = Chance
net-score = { $player }: { $score }
net-no-score = { $player }: out of the game
net-calls = Calls the host…
net-broken = The line is broken; it is tried again in { $seconds } s
net-emoted = { $name }: { $emote }
net-pointed = { $name } points at { $place }
net-gave-record = { $name } was told the whole game
net-record = The whole game has come
net-asks-record = { $name } asks for the whole game: not agreed
net-freed = Seat { $seat } is free
net-computer = A computer plays seat { $seat }: { $level }
net-not-done = That cannot be done: there is no such seat, or it is so already
net-order-unknown = Write `free SEAT`, `computer SEAT LEVEL` or `stop`
net-clock-warns = The time of { $name } is nearly up
net-clock-ends = The time of { $name } is up
net-clock-turn = Clock: { $time } for each turn; then { $end }
net-clock-game = Clock: { $time } for the whole game, for each seat; then { $end }
net-clock-computer = a computer stands in ({ $level }) until its player asks for the seat
net-clock-computer-on = a computer plays on ({ $level })
net-clock-end-turn = the turn ends by the last action that is legal
net-clock-warning = everybody is told, and the game goes on
net-time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
net-time-hours = { $count } h
net-time-minutes = { $count } min
net-time-seconds = { $count } s
net-clock-form = Write a time like 90s-per-turn, 20m-per-game or 3d-per-turn
net-clock-range = A time is between 5 seconds and 30 days

# Signs to all
net-emote-hello = Hello
net-emote-good-luck = Good luck
net-emote-well-played = Well played
net-emote-thanks = Thank you
net-emote-thinking = Still thinking
net-emote-wow = Wow
net-emote-oops = Oops
net-emote-goodbye = Goodbye

# What is not done
net-refused-taken = Somebody else sits there
net-refused-no-seat = No seat is free
net-refused-colour = There is no such colour, or another seat has it
net-refused-waiting = Not everybody is there yet
net-refused-late = The game has gone on meanwhile
net-refused-not-yours = Another seat is to move
net-refused-illegal = The rules forbid that
net-refused-declined = Somebody does not agree
net-refused-asked = Something is being asked already
net-refused-too-much = Too much at once: it was not passed on
net-refused-time = The time of this seat is up
net-refused-too-long = The game is too long to be told

# Why a line is ended
net-bye-ticket = the ticket is for another table
net-bye-version = the programs do not understand each other; the host’s is { $program }
net-bye-full = the table lets nobody else in
net-bye-nonsense = what was sent is no message
net-bye-too-fast = too many messages came
net-bye-elsewhere = the same guest came in by another line
net-bye-silent = nobody said who it was
net-bye-closed = the host closes the table

# Why it cannot be done
net-no-ticket = This is no ticket to a table: it begins with “tikal-table1-”
net-damaged-ticket = This ticket is damaged: a part of it is missing or was changed
net-fail-table = The game of this table cannot be played here: { $detail }
net-fail-other-game = Another game is played at this table now
net-fail-strays = What the host tells of the game does not fit the rules of this program
net-fail-disorder = The host’s program does not keep to the messages
net-fail-network = There is no network: { $detail }
net-fail-by-hand = In this game people deal for chance by hand, which cannot be done over the net
net-fail-no-folder = The system has no place for games
net-fail-not-kept = The game cannot be kept: { $detail }
net-fail-program = { $command } { $reason }
net-fail-bot = The computer player found no action
