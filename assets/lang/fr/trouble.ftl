# Un problème est signalé
trouble-heading = Signaler un problème
trouble-about = Un seul fichier est écrit, que vous pouvez transmettre avec un mot sur ce qui s’est mal passé. Rien n’est envoyé nulle part.
trouble-words = Ce qui s’est mal passé, et ce que vous faisiez avant
trouble-game = Avec la partie sur la table, sans les noms
trouble-no-game = Il n’y a pas de partie sur la table
trouble-game-hint = Qui lit l’enregistrement apprend tout de la partie, même ce qui est caché aux joueurs
trouble-look = Ce que contient le fichier
trouble-look-hint = Parcourez-le : ce que vous ne voulez pas transmettre peut être retiré du fichier
trouble-place = Choisir un endroit…
trouble-copy = Copier le texte
trouble-write = Écrire le fichier
trouble-back = Retour
trouble-kind = Texte
trouble-taken = Un tel fichier existe déjà : choisissez un autre nom
trouble-written = Le rapport se trouve dans { $path } ; rien n’a été envoyé

# Les licences de ce que contient le programme
licences-heading = Licences
licences-about = Le programme contient { $parts } parties d’autres auteurs. Elles peuvent être utilisées et transmises sous ces licences :
licences-one =
    { $more ->
        [0] { $name }{"\u00A0"}: { $parts }
       *[other] { $name }{"\u00A0"}: { $parts } et { $more } de plus
    }
licences-back = Retour
