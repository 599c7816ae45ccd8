# Messages
message-opened = { $name } est ouvert
message-close = Fermer
message-no-dialog =
    Le système n’a pas de dialogue de fichiers
    Tapez un chemin ou choisissez dans la liste
message-not-opened =
    Impossible d’ouvrir { $path }
    { $reason }
message-not-saved =
    Impossible d’enregistrer { $path }
    { $reason }
message-saved =
    Enregistré sous
    { $path }
message-levels = { $levels } : niveau d’ordinateur inconnu de ce programme ; « habile » joue à la place
message-binned =
    { $name } est dans la corbeille
    L’écran d’accueil permet de l’en retirer
message-taken-out = { $name } est de nouveau parmi vos parties
message-not-renamed =
    { $name } garde son nom
    { $reason }
message-not-binned =
    Impossible de mettre { $name } à la corbeille
    { $reason }
message-not-taken-out =
    Impossible de retirer { $name } de la corbeille
    { $reason }
message-bin-not-emptied =
    Impossible de vider la corbeille
    { $reason }

# Parties conservées
game-of-last-run = Dernière partie
message-torn =
    La fin du fichier de cette partie était abîmée
    La dernière ligne a été laissée de côté
message-set-aside =
    Une partie seulement de ce fichier a pu être lue
    Le jeu reprend là. Le fichier abîmé est gardé sous { $path }
game-unkept = Cette partie n’est pas conservée pour le moment : { $reason }. Un nouvel essai a lieu chaque seconde
game-unkept-for-good = Cette partie ne peut pas être conservée : { $reason }
game-unkept-save = Enregistrer ailleurs…
in-use-heading = Cette partie est ouverte dans une autre fenêtre
in-use-about = Une partie ne se joue que dans une seule fenêtre. Fermez-la là-bas, regardez-la ici, ou continuez avec une copie.
in-use-look-on = Regarder
in-use-copy = Continuer avec une copie
close-heading = La partie sur la table n’est pas conservée
close-about = Ce qui n’est pas conservé est perdu si la fenêtre se ferme maintenant.
close-save = Enregistrer ailleurs…
close-anyway = Fermer sans la conserver
unsaved-heading = { $count ->
    [one] Une variante de l’éditeur n’est pas enregistrée
   *[other] { $count } variantes de l’éditeur ne sont pas enregistrées
}
unsaved-kept = Rien n’est perdu : au prochain démarrage tout est là comme maintenant : { $names }
unsaved-lost = Ce qui a été changé ne peut pas être conservé ici et sera perdu si la fenêtre se ferme maintenant : { $names }
unsaved-quit = Quitter
unsaved-show = Aller à l’éditeur
leave-about = Ce qui n’est pas conservé est perdu si une autre partie prend sa place maintenant.
leave-anyway = La quitter sans la conserver
rematch-heading = Commencer une revanche maintenant ?
rematch-kept = La partie sur la table n’est pas terminée. Elle reste sur l’écran d’accueil, sous « { home-unfinished } », et peut y être reprise à tout moment.
rematch-copied = La partie sur la table n’est pas terminée. Il en reste le fichier dans lequel elle a été enregistrée.
rematch-do = Commencer la revanche
question-cancel = Annuler
watch-end = Ne plus regarder
watch-end-hint = Aussi par Échap : la partie continue dans l’autre fenêtre

# Files of settings
message-settings-aside =
    { $path } est illisible ; le fichier est gardé sous « { $aside } »
    { $reason }
message-not-read =
    { $path } est illisible
    { $reason }
message-not-kept =
    Impossible d’écrire { $path } ; ce qui change vaut jusqu’à la fin du programme
    { $reason }
message-wrong-values = Dans { $path }, ce programme ne connaît pas et laisse de côté : { $values }
message-wrong-value = « { $name } » : { $value }

# Before something is lost for good
ask-quoted = « { $name } »
ask-and-more = { $names } et { $more } de plus
reset-heading = Réinitialiser tous les réglages ?
reset-about = Reprennent leur valeur d’origine : { $names }. Les parties, les fichiers et les leçons restent.
reset-do = Réinitialiser
report-drop-heading = Supprimer le rapport ?
report-drop-about = { $path } dit ce qui s’est mal passé et aide à le corriger. Il serait supprimé.
report-drop-do = Supprimer
lesson-again-heading = Recommencer « { $title } » ?
lesson-again-about = Elle a été quittée à l’étape { $step } sur { $steps } ; cela serait perdu.
lesson-again-do = Recommencer
setup-reset = Réinitialiser…
setup-reset-hint = Remet tout ce formulaire à ses valeurs d’origine
setup-reset-heading = Réinitialiser ce formulaire ?
setup-reset-about = La variante, les noms, couleurs et niveaux des joueurs ainsi que les options reprennent leurs valeurs d’origine.
