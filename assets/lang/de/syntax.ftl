# Was am Text einer Datei nicht stimmt
syntax-word = „{ $word }“
syntax-end = das Ende des Textes
syntax-or = { $first } oder { $last }
syntax-not-possible = Hier steht { $found }, was { $part ->
    [none] hier
   *[other] für „{ $part }“
} nicht möglich ist: { $possible } schreiben
syntax-not-known = Hier steht { $found }, was { $part ->
    [none] hier
   *[other] in „{ $part }“
} nicht bekannt ist: { $possible } schreiben
syntax-field-missing = { $part ->
    [none] Dieser Teil
   *[other] „{ $part }“
} endet hier ohne „{ $field }“: „{ $field }: …“ hinzufügen
syntax-field-twice = „{ $field }“ steht { $part ->
    [none] hier
   *[other] in „{ $part }“
} zweimal: eines der beiden entfernen
syntax-key-twice = Der Schlüssel „{ $key }“ steht hier zweimal: einen der beiden entfernen
syntax-entries = Hier stehen mehr als { $most } Einträge: höchstens so viele lassen
syntax-text-length = Dieser Text hat mehr als { $most } Zeichen: kürzen
syntax-no-seat = Es gibt keinen Platz { $seat }: die Plätze sind von 0 bis { $last } nummeriert
syntax-one-for-each = Die Zahl der Werte hier ist { $count }: je einen für { $each } schreiben
syntax-value-count = Die Zahl der Werte hier ist { $count }: { $wanted } schreiben
syntax-number-range = Hier steht { $found }, zu groß oder kleiner als 0: eine ganze Zahl von 0 bis { $most } schreiben
syntax-number = Hier steht { $found } statt einer ganzen Zahl: eine schreiben, etwa 5, ohne Anführungszeichen
syntax-truth = Hier steht { $found } statt „true“ (ja) oder „false“ (nein): eines der beiden schreiben
syntax-actor = Hier steht { $found } statt eines Platzes oder des Zufalls: die Nummer des Platzes schreiben oder „chance“
syntax-text = Hier steht { $found } statt eines Textes: in Anführungszeichen setzen
syntax-texts = Hier steht { $found } statt eines Textes, oder eines für jede Sprache: etwa "…" schreiben oder {"{"}"en": "…", "de": "…"{"}"}
syntax-comma = Hier steht { $found } statt eines Kommas oder einer schließenden Klammer: ein Komma zwischen zwei Werte setzen, die Klammer schließen oder den Wert davor berichtigen (Zahlen sind ganz)
syntax-list = Hier steht { $found } statt einer Liste: sie in eckigen Klammern schreiben, etwa [1, 0]
syntax-map = Hier steht { $found } statt einer Zuordnung: sie in geschweiften Klammern schreiben, etwa {"{"}2: 3, 3: 6{"}"}
syntax-colon = Hier steht { $found } nach einem Namen: einen Doppelpunkt zwischen Namen und Wert setzen
syntax-part = Hier steht { $found } statt eines Teils in runden Klammern: ihn als (name: wert, …) schreiben
syntax-other-part = Hier steht { $found }, wo ein anderer Teil beginnt: ihn als (name: wert, …) schreiben und die Klammer des Teils davor schließen
syntax-close = Hier steht { $found }, wo sich eine Klammer schließt: sie schließen oder entfernen, was zu viel ist
syntax-name = Hier steht { $found } statt eines Namens: den Namen eines Feldes oder einer Art schreiben
syntax-after-end = Hinter dem Ende steht { $found }: entfernen, oder die Klammer, die sich zu früh schließt
syntax-ends-early = Der Text endet zu früh: jede Klammer, jedes Anführungszeichen und jede Bemerkung schließen
syntax-deep = Klammern stehen mehr als { $most }-fach ineinander: einige entfernen
syntax-escape = In diesem Text steht ein umgekehrter Schrägstrich vor einem Zeichen, das dort nichts bedeutet: für den Strich selbst \\ schreiben
syntax-attribute = Hier steht { $found } in einer Zeile, die mit #! beginnt: die Zeile entfernen
syntax-stray = Hier steht { $found } ohne Bedeutung: entfernen
syntax-other = Hier steht { $found }, was sich nicht lesen lässt: berichtigen oder entfernen
