# Files
file-kind = Aufzeichnung einer Partie
file-kind-open = Partie oder Variante
files-path = Pfad
files-back = Zurück
open-heading = Partie öffnen
open-hint = Einen Pfad eintippen, aus der Liste wählen oder eine Datei ins Fenster ziehen
open-do = Öffnen
open-dialog = Datei wählen…
open-list = Deine Partien
open-none = Es gibt noch keine Partien
save-heading = Partie speichern
save-do = Speichern
save-dialog = Ort wählen…
save-replaces = Diese Datei gibt es schon: sie wird ersetzt
save-name = Tikal
