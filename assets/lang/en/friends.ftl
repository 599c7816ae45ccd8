# A table over the net, in the window
menu-friends = Table of friends…
settings-turn-notice = At a table over the net: the desktop tells when it is your turn, while this window is behind others
friends-turn-notice = It is your turn
setup-start-friends = Open the table
player-elsewhere = Friend elsewhere
player-elsewhere-hint = Somebody with a ticket from you takes this seat over the net

# How a table is opened
friends-hosting = Friends elsewhere
friends-hosting-hint = Your program keeps the table. It gives you a ticket; whoever has the ticket can take a free seat
friends-watch = Whoever has the ticket and no seat may look on
friends-relay = Relay
friends-relay-public = public
friends-relay-none = none
friends-relay-own = your own
friends-relay-public-hint = Behind most routers the programs find each other by a public relay of the iroh project. It sees who is connected to whom and how much they send, not what
friends-relay-none-hint = Nobody helps: friends reach you in the same network, or where your router lets them in
friends-relay-own-hint = The programs find each other by a relay that you or somebody you trust runs
friends-relay-address = Address of your relay
friends-relay-wrong = The address of a relay begins with https:// or http://
friends-clock = Clock
friends-clock-none = no clock
friends-clock-per-turn = for each turn
friends-clock-per-game = for the whole game
friends-clock-time = Time on the clock
friends-clock-end = When the time is up
friends-clock-warning = it is only told
friends-clock-ends-turn = the turn ends
friends-clock-computer = a computer plays on
friends-clock-level = Computer when the time is up
friends-clock-hint = The time of whoever is to move runs once everybody has come, even while that line is broken. Somebody whose time is nearly up is warned

# Who knows what
friends-known = Who knows what
friends-known-host = Your program has the whole game, and knows the addresses of its guests. They are told what their seats may know, the names and whose line stands, and no addresses of each other. The ticket says your addresses, and it is a way in: give it to those alone who are to play
friends-known-guest = The host’s program has the whole game, secrets too, and knows your address. You and the other guests are told what your seats may know, the names and whose line stands, and no addresses of each other

# Coming to a table
friends-join-heading = Table of friends
friends-join-hint = The host sends you a ticket. Paste it here, or drop a file that has it on the window
friends-join-do = Come to the table
friends-join-needs = First a whole ticket and a name
friends-paste-ticket = Paste
friends-no-ticket = This is no ticket: a ticket begins with “tikal-table1-”. Copy all of what the host sent
friends-damaged-ticket = This ticket is damaged: a part of it is missing or was changed. Copy it once more, or ask the host to send it again
friends-ticket-good = The ticket is whole
friends-name = Your name
friends-name-field = Name at the table
friends-ticket-field = Ticket of the host
friends-name-hint = The others see it. Under the same name you have the same seat again
friends-back = Back

# The lobby
friends-heading = Table of friends
friends-leave = Leave the table
friends-leave-hint = The table rests, and can be gone on with from the home screen
friends-to-table = To the game
friends-other-ticket = Another ticket…
friends-ticket = Ticket
friends-ticket-hint = For everybody who is to play. It stays good, after a pause of days too
friends-ticket-waits = The ticket is being made…
friends-ticket-picture = The ticket as a QR code
friends-ticket-copied = The ticket is copied
friends-copy-ticket = Copy the ticket
friends-seats = Seats
friends-talk = Talk
friends-calls = Calls the host…
friends-stands = The line to the host stands
friends-begun = The game goes on
friends-waits = { $count ->
    [one] The game begins by itself once somebody takes the last seat
   *[other] The game begins by itself once { $count } more seats are taken
}
friends-broken = The line to the host is broken; it is tried again in { $seconds } s
friends-not-reached = The host is not reached; it is tried again in { $seconds } s. Ask whether the table is open there
friends-failed = The table cannot be played here: { $reason }
friends-bye-ticket = The host does not know this ticket. Ask for the ticket to this table; a table that was opened anew has another one
friends-bye-version = Your program ({ $own }) and the host’s ({ $theirs }) do not understand each other. The older of both needs the newer version
friends-bye-full = As many are at the table as it lets in. Ask the host to free a seat, or to let others look on
friends-bye-nonsense = The host did not understand what this program sent. Leave the table and come again
friends-bye-too-fast = The host closed the line: too much was sent at once. Leave the table and come again
friends-bye-elsewhere = You have come to this table with another window, which goes on there
friends-bye-closed = The host has closed the table. It rests; come again when it is open
friends-no-name = First a name
friends-own-colour = the seat’s own
friends-colour = Colour of the player
friends-sit = Sit here
friends-sit-at = Sit at seat { $number }
friends-sit-hint = Choose a seat that is free
friends-sit-more-hint = More people at your screen can take a free seat each, under other names

# Seats
friends-seat = Seat { $number }
friends-seated = { $name } · { $state }
friends-free = free
friends-computer = computer
friends-stand-in = computer, for now
friends-seatless = no seat
friends-guest-menu = More on { $name }
friends-return = Take the seat back
friends-stands-in = A computer plays for { $name }
friends-unseated = { $name } has no seat any more
friends-left = Time left of { $name }: { $left }
friends-left-hours = { $hours } h { $minutes } min
friends-left-days = { $days } d { $hours } h
friends-time-low = The time of { $name } is nearly up: { $left }; then { $end }
friends-you = here
friends-there = there
friends-away = away
friends-seat-menu = More on seat { $number }
friends-free-seat = Free the seat for somebody else
friends-replace = Let a computer play: { $level }
friends-mute = Mute
friends-hear = Hear again
friends-is-muted = What is said there is not shown

# Beside the board
friends-tab = Talk
friends-tab-unread = Talk · { $count }
friends-nothing-said = Nothing has been said yet
friends-said = { $name }: { $text }
friends-say = Say something
friends-send = Send
friends-emotes = Signs to send
friends-take-back = Take back a turn…
friends-take-back-hint = Asks all others at the table; it is done once everybody agrees
friends-ask-record = Ask for the whole game
friends-ask-record-hint = Asks all others at the table; once everybody agrees, the record comes with all that is hidden, and lies among your games
friends-record-name = { $names } (whole game)
friends-record-came = The whole game has come: it lies among your games as “{ $name }”
friends-record-failed = The whole game that came cannot be kept: { $reason }
friends-looks-on = You look on
friends-seat-is-free = You look on; a seat is free
friends-take-seat = Take a free seat
friends-asks = { $count ->
    [one] { $name } asks to take back the last action
   *[other] { $name } asks to take back the last { $count } actions
}
friends-agree = Agree
friends-decline = Decline
friends-point = Show the others a hex (hold)
friends-alone = Nobody elsewhere is at this table

# Tables that rest
friends-resting = Over the net
friends-as-host = { $game }, hosted by you
friends-as-guest = as guest of { $host }
friends-your-turn = Your turn: { $name }
friends-turn-of = { $name } is to move
friends-rest-over = The game is over
friends-go-on = Go on at { $name }: { $turn }, { $part }

# In the place of a record
friends-own-not-kept = The game at the table is not kept; save it, or try again once it is
friends-no-record = What only others know of this game is not here, so there is no record of it before its end; the host has it. Ask the others for the whole game
friends-host = Host
friends-asks-record = { $name } asks for the whole game, with all that is hidden
