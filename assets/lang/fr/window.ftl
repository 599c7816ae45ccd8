# Menu and messages
menu-game = Partie
menu-home = Accueil
menu-new = Nouvelle partie…
menu-open = Ouvrir une partie…
menu-save = Enregistrer…
menu-quit = Quitter
menu-view = Affichage
menu-fit = Voir tout le plateau
menu-theme = Sombre ou clair
menu-full-screen = Plein écran
menu-settings = Réglages…
menu-course = { $variant } · tour { $turn } · { $tiles } tuiles restantes
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
