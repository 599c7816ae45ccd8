# Messages
message-opened = { $name } est ouvert
message-close = Fermer
message-no-dialog = Le système n’a pas de dialogue de fichiers : tapez un chemin ou choisissez dans la liste
message-not-opened = Impossible d’ouvrir { $path } : { $reason }
message-not-saved = Impossible d’enregistrer { $path } : { $reason }
message-saved = Enregistré sous { $path }
message-levels = { $levels } : niveau d’ordinateur inconnu de ce programme ; « habile » joue à la place
message-binned = { $name } est dans la corbeille : l’écran d’accueil permet de l’en retirer
message-not-renamed = { $name } garde son nom : { $reason }
message-not-binned = Impossible de mettre { $name } à la corbeille : { $reason }
message-not-taken-out = Impossible de retirer { $name } de la corbeille : { $reason }
message-bin-not-emptied = Impossible de vider la corbeille : { $reason }

# A game that is not saved
question-heading = La partie en cours n’est pas enregistrée
question-save = Enregistrer…
question-replace = Continuer sans enregistrer
question-cancel = Annuler
