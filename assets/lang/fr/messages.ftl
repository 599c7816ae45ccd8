# Messages
message-opened = { $name } est ouvert
message-close = Fermer
message-no-dialog = Le système n’a pas de dialogue de fichiers : tapez un chemin ou choisissez dans la liste
message-not-opened = Impossible d’ouvrir { $path } : { $reason }
message-not-saved = Impossible d’enregistrer { $path } : { $reason }
message-saved = Enregistré sous { $path }
message-levels = { $levels } : niveau d’ordinateur inconnu de ce programme ; « habile » joue à la place

# A game that is not saved
question-heading = La partie en cours n’est pas enregistrée
question-save = Enregistrer…
question-replace = Continuer sans enregistrer
question-cancel = Annuler
