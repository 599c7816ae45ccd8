# Files
file-kind = Aufzeichnung einer Partie
file-kind-open = Partie oder Variante
files-path = Pfad
files-back = Zurück
open-heading = Partie öffnen
open-hint = Einen Pfad eintippen, aus der Liste wählen oder eine Datei ins Fenster ziehen
open-do = Öffnen
open-dialog = Datei wählen…
open-list = Deine gespeicherten Partien
open-none = Noch ist keine Partie als Datei gespeichert; laufende Partien stehen auf der Startseite
save-heading = Eine Kopie der Partie speichern
save-do = Speichern
save-dialog = Ort wählen…
save-replaces = Diese Datei gibt es schon: sie wird ersetzt
files-recent = Zuletzt geöffnet oder gespeichert
files-entry = Datei { $about }
save-hint = Die Partie wird ohnehin bewahrt; eine Kopie kann man weitergeben. Einen Pfad eintippen oder eine Partie wählen, die ersetzt wird
files-unclear = Welcher Pfad das ist, lässt sich nicht sagen: die Datei im Dialog oder aus der Liste wählen

# A file over the window
drop-record = { $name } loslassen, um die Partie zu öffnen
drop-variant = { $name } loslassen, um diese Variante zu spielen
drop-variant-edit = { $name } loslassen, um diese Variante zu bearbeiten
drop-file = Die Datei loslassen, um sie zu öffnen
drop-nothing = { $name } ist weder Partie noch Variante
drop-asked = Beantworte zuerst die Frage und lass die Datei dann noch einmal los
drop-one =
    Nur { $name } wurde geöffnet
    Lass die anderen einzeln los

# Before a file is replaced
replace-heading = { $name } ersetzen?
replace-why = Diese Datei gibt es schon; was darin steht, ginge verloren
replace-game = Darin liegt „{ $game }“; das ginge verloren
replace-do = Ersetzen
file-kind-variant = Varianten
replace-variant-why = Sie enthält danach die Variante, die du speicherst; was jetzt darin steht, geht verloren. Daneben ist der Name { $other } frei.
replace-beside = Unter dem freien Namen speichern
close-document-heading = „{ $name }“ schließen?
close-document-about = Was du an „{ $name }“ seit dem letzten Speichern geändert hast, geht verloren, wenn du es nicht wieder öffnest. Die letzten zehn geschlossenen lassen sich wieder öffnen.
close-document-new-about = „{ $name }“ wurde nie gespeichert: Alles davon geht verloren, wenn du es nicht wieder öffnest. Die letzten zehn geschlossenen lassen sich wieder öffnen.
close-documents-heading = { $count } Dokumente schließen?
close-documents-about = Was nicht gespeichert ist, geht verloren, wenn du es nicht wieder öffnest; die letzten zehn geschlossenen lassen sich wieder öffnen: { $names }.
close-document-study = Das Labor misst sie noch: Was bisher gezählt wurde, { $played } von { $of } Partien, geht verloren.
close-document-save = Speichern und schließen
close-document-do = Ohne Speichern schließen
close-document-study-do = Schließen und das Messen beenden
