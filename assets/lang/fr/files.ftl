# Files
file-kind = Enregistrement de partie
file-kind-open = Partie ou variante
files-path = Chemin
files-back = Retour
open-heading = Ouvrir une partie
open-hint = Tapez un chemin, choisissez dans la liste ou déposez un fichier sur la fenêtre
open-do = Ouvrir
open-dialog = Choisir un fichier…
open-list = Vos parties enregistrées
open-none = Aucune partie n’a encore été enregistrée dans un fichier ; celles en cours sont sur l’écran d’accueil
save-heading = Enregistrer une copie de la partie
save-do = Enregistrer
save-dialog = Choisir un endroit…
save-replaces = Ce fichier existe déjà : il sera remplacé
files-recent = Fichiers récents
files-entry = Fichier { $about }
save-hint = La partie est conservée de toute façon ; une copie peut se transmettre. Tapez un chemin, ou choisissez la partie à remplacer
files-unclear = Impossible de savoir quel est ce chemin : choisissez le fichier par le dialogue ou dans la liste

# A file over the window
drop-record = Déposez { $name } pour ouvrir la partie
drop-variant = Déposez { $name } pour jouer cette variante
drop-variant-edit = Déposez { $name } pour modifier cette variante
drop-file = Déposez le fichier pour l’ouvrir
drop-nothing = { $name } n’est ni une partie ni une variante
drop-asked = Répondez d’abord à la question, puis déposez le fichier à nouveau
drop-one =
    Seul { $name } a été ouvert
    Déposez les autres un par un

# Before a file is replaced
replace-heading = Remplacer { $name } ?
replace-why = Ce fichier existe déjà ; son contenu serait perdu
replace-game = Il contient « { $game } », qui serait perdu
replace-do = Le remplacer
file-kind-variant = Variantes
replace-variant-why = Il contiendra la variante que vous enregistrez ; son contenu actuel sera perdu. À côté, le nom { $other } est libre.
replace-beside = Enregistrer sous le nom libre
close-document-heading = Fermer « { $name } » ?
close-document-about = Ce que vous avez changé dans « { $name } » depuis le dernier enregistrement sera perdu, sauf si vous la rouvrez. Les dix dernières fermées peuvent être rouvertes.
close-document-new-about = « { $name } » n’a jamais été enregistrée : tout sera perdu, sauf si vous la rouvrez. Les dix dernières fermées peuvent être rouvertes.
close-documents-heading = Fermer { $count } documents ?
close-documents-about = Ce qui n’est pas enregistré sera perdu, sauf si vous le rouvrez ; les dix dernières fermées peuvent être rouvertes : { $names }.
close-document-study = Le laboratoire est en train de la mesurer : ce qui a été compté jusqu’ici ({ $played } sur { $of } parties) sera perdu.
close-document-save = Enregistrer et fermer
close-document-do = Fermer sans enregistrer
close-document-study-do = Fermer et arrêter la mesure
