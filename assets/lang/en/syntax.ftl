# What is wrong with the text of a file; each sentence is that of the code
syntax-word = `{ $word }`
syntax-end = the end of the text
syntax-or = { $first } or { $last }
syntax-not-possible = { $found } is not possible for { $part ->
    [none] this part
   *[other] { $part }
}: write { $possible }
syntax-not-known = { $found } is not known in { $part ->
    [none] this part
   *[other] { $part }
}: write { $possible }
syntax-field-missing = { $part ->
    [none] this part
   *[other] { $part }
} ends here without `{ $field }`: add `{ $field }: …`
syntax-field-twice = `{ $field }` stands twice in { $part ->
    [none] this part
   *[other] { $part }
}: remove one of the two
syntax-key-twice = the key `{ $key }` stands here twice: remove one of the two
syntax-entries = more than { $most } entries stand here: leave at most that many
syntax-text-length = this text has more than { $most } characters: shorten it
syntax-no-seat = there is no seat { $seat }: seats are numbered from 0 to { $last }
syntax-one-for-each = the number of values here is { $count }: write one for each of { $each }
syntax-value-count = the number of values here is { $count }: write { $wanted }
syntax-number-range = { $found } is too large, or less than 0: write a whole number from 0 to { $most }
syntax-number = found { $found } where a whole number belongs: write one, such as 5, without quotation marks
syntax-truth = found { $found } where `true` or `false` belongs: write one of the two
syntax-actor = found { $found } where a seat or chance belongs: write the number of the seat, or `chance`
syntax-text = found { $found } where a text belongs: put it in quotation marks
syntax-texts = found { $found } where a text belongs, or a text for each language: write one such as "…", or {"{"}"en": "…", "de": "…"{"}"}
syntax-comma = found { $found } where a comma or a closing bracket belongs: put a comma between two values, close the bracket, or mend the value before it (numbers are whole)
syntax-list = found { $found } where a list belongs: write it in square brackets, such as [1, 0]
syntax-map = found { $found } where a map belongs: write it in braces, such as {"{"}2: 3, 3: 6{"}"}
syntax-colon = found { $found } after a name: put a colon between name and value
syntax-part = found { $found } where a part in round brackets belongs: write it as (name: value, …)
syntax-other-part = found { $found } where another part begins: write it as (name: value, …), and close the bracket of the part before it
syntax-close = found { $found } where a bracket closes: close it, or remove what is too much
syntax-name = found { $found } where a name belongs: write the name of a field or a kind
syntax-after-end = { $found } stands after the end: remove it, or remove the bracket that closes too early
syntax-ends-early = the text ends too early: close every bracket, quotation mark and comment
syntax-deep = brackets stand in brackets more than { $most } deep: remove some
syntax-escape = this text has a backslash before a sign that means nothing there: write \\ for a backslash itself
syntax-attribute = found { $found } in a line that begins with #!: remove the line
syntax-stray = { $found } has no meaning here: remove it
syntax-other = { $found } cannot be read here: mend or remove it
