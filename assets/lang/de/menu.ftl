# Menus
menu-restart = Zug neu beginnen
menu-restart-treasure = Zurück bis zum geborgenen Schatz
menu-restart-tile = Zurück bis zur gezogenen Tafel
menu-restart-chance = Zurück bis zum letzten Zufall
menu-undo-action = Eine einzelne Aktion zurücknehmen
menu-take-back-turn = Den ganzen Zug zurücknehmen
menu-ledger = Tempelübersicht
menu-worth = Punkte, würde jetzt gewertet
menu-names = Namen aller Felder
menu-plan = Den nächsten Zug planen
menu-hint = Tipp
menu-player = { $name }: { $player }
menu-next-reach = Reichweite der nächsten Figur
menu-last-reach = Reichweite der vorigen Figur
menu-rules = Spielregel
menu-variants = Varianten…
menu-recent = Zuletzt benutzt
menu-recent-none = Noch keine Datei geöffnet oder gespeichert
menu-recent-open = { $path } öffnen
menu-rematch = Revanche
menu-help = Hilfe
menu-keys = Tasten
menu-about = Über Tikal
menu-licences = Lizenzen
menu-problem = Ein Problem melden…
menu-game = Spiel
menu-home = Startseite
menu-new = Neues Spiel…
menu-open = Partie öffnen…
menu-save = Kopie speichern…
menu-quit = Beenden
menu-turn = Zug
menu-view = Ansicht
menu-fit = Ganzen Plan zeigen
menu-theme = Dunkel oder hell
menu-full-screen = Vollbild
menu-settings = Einstellungen…
menu-progress = { $variant } · { menu-progress-short }
menu-progress-short = { $part ->
    [scoring] Zug { $turn }, Wertung
    [final] Schlusswertung
   *[turn] Zug { $turn }
} { $tiles ->
    [one] · noch { $tiles } Geländetafel
   *[other] · noch { $tiles } Geländetafeln
}
menu-editor = Varianten-Editor
