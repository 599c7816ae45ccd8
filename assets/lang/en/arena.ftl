# The arena: two players meet in many games, to find out which is the stronger
arena-run = { $variant }: { $players } players{ $setup }, seed { $seed }
arena-level = level “{ $level }”
arena-asked = asked for level “{ $level }”
arena-nodes = { $nodes ->
    [one] { $nodes } node a decision
   *[other] { $nodes } nodes a decision
}
arena-games = { $played } of { $games } games played; { $blocks } blocks of equal deals are whole, and count
arena-stopped = The test has stopped after { $played } of { $games } games, in { $blocks } blocks of equal deals
arena-share = A’s share of the wins
arena-elo = A above B, in Elo
arena-margin = A’s points more than B’s, a seat and game
arena-blocks = Blocks by the share that A won: { $list }
arena-undecided = Test between { $low } and { $high } Elo: undecided, { $ratio } of ±{ $bound }
arena-decided-low = Test between { $low } and { $high } Elo: decided for { $low } ({ $ratio }; wrong at most { $rate } of the time)
arena-decided-high = Test between { $low } and { $high } Elo: decided for { $high } ({ $ratio }; wrong at most { $rate } of the time)
arena-ladder-head = | level against the one below | games | share of the wins | Elo |
arena-ladder-pair = { $upper } against { $lower }
arena-ladder-row = | `{ $upper }` against `{ $lower }` | { $games } | { $share } | { $elo } |

# Why the arena cannot do it
arena-fail-command = Player { $side }: { $said }
arena-fail-no-command = this names no program: write “program:” and its command
arena-fail-open-command = a quotation mark is not closed: write another one
arena-fail-long-command = this command is too long to be kept: put it into a script
arena-fail-program = Game { $game }, player { $side }: { $command } { $reason }. The games played until then count
arena-fail-program-said = Game { $game }, player { $side }: { $command } { $reason }. It said: { $said }. The games played until then count
arena-program-start = cannot be started: { $detail }
arena-program-ended = ended without an answer ({ $detail })
arena-program-silent = gave no answer in { $seconds } seconds
arena-program-long = gave an answer of more than { $most } bytes
arena-program-strange = gave no answer of the engine protocol: { $detail }
arena-program-refused = refused “{ $request }”: { $message }
arena-program-illegal = chose “{ $action }”, which is not legal: { $message }
arena-unlike-a = It is of another match: another player A played, or with other nodes
arena-unlike-b = It is of another match: another player B played, or with other nodes
arena-unlike-test = It is of another match: the test is another one
