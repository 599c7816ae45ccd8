# Menus
menu-restart = Recommencer le tour
menu-restart-treasure = Revenir juste après le trésor
menu-restart-tile = Revenir juste après la tuile tirée
menu-restart-chance = Revenir juste après le hasard
menu-undo-action = Annuler une seule action
menu-take-back-turn = Annuler le tour entier
menu-ledger = Registre des temples
menu-worth = Points si l’on comptait maintenant
menu-names = Noms de toutes les cases
menu-plan = Préparer le prochain tour
menu-hint = Conseil
menu-player = { $name } : { $player }
menu-next-reach = Portée du pion suivant
menu-last-reach = Portée du pion précédent
menu-rules = Règles du jeu
menu-variants = Variantes…
menu-recent = Fichiers récents
menu-recent-none = Aucun fichier ouvert ou enregistré
menu-recent-open = Ouvrir { $path }
menu-rematch = Revanche
menu-help = Aide
menu-keys = Touches
menu-about = À propos de Tikal
menu-licences = Licences
menu-problem = Signaler un problème…
menu-game = Partie
menu-home = Accueil
menu-new = Nouvelle partie…
menu-open = Ouvrir une partie…
menu-save = Enregistrer une copie…
menu-quit = Quitter
menu-turn = Tour
menu-view = Affichage
menu-fit = Voir tout le plateau
menu-theme = Sombre ou clair
menu-full-screen = Plein écran
menu-settings = Réglages…
menu-progress = { $variant } · { menu-progress-short }
menu-progress-short = { $part ->
    [scoring] tour { $turn }, décompte
    [final] décompte final
   *[turn] tour { $turn }
} { $tiles ->
    [one] · { $tiles } tuile restante
   *[other] · { $tiles } tuiles restantes
}
menu-editor = Éditeur de variantes
