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

# Files of settings
message-set-aside = { $path } est illisible ; le fichier est gardé sous « { $aside } ». { $reason }
message-not-read = { $path } est illisible. { $reason }
message-not-kept = Impossible d’écrire { $path } ; ce qui change vaut jusqu’à la fin du programme. { $reason }
message-wrong-values = Dans { $path }, ce programme ne connaît pas et laisse de côté : { $values }
message-wrong-value = « { $name } » : { $value }
