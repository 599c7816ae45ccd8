# Pourquoi il n’y a pas de fenêtre, dit là où le programme a été lancé
opening-no-screen = Il n’y a pas d’écran ici : ni DISPLAY ni WAYLAND_DISPLAY n’est défini. Lancer le programme dans une session de bureau. Ses outils n’ont pas besoin d’écran, comme « tikal engine » ; « tikal --help » les énumère.
opening-unreachable = L’écran n’est pas accessible ({ $detail }). Lancer le programme dans la session de bureau du même utilisateur. Ses outils n’ont pas besoin d’écran, comme « tikal engine » ; « tikal --help » les énumère.
opening-library = Il manque une bibliothèque du système dont les fenêtres ont besoin ({ $detail }).
opening-no-opengl = La fenêtre a besoin d’OpenGL 2.0 ou plus récent, et il n’y en a pas ({ $detail }).
opening-packages = Sous Debian et Ubuntu : apt install libgl1 libegl1 libgl1-mesa-dri libxkbcommon0 libxkbcommon-x11-0 libx11-xcb1 libxcursor1 libxi6
    Sous Fedora : dnf install mesa-libGL mesa-libEGL mesa-dri-drivers libxkbcommon libxkbcommon-x11 libX11-xcb libXcursor libXi
opening-driver = Installer le pilote le plus récent de la carte graphique ; par une connexion à distance, lancer le programme sur l’ordinateur même.
opening-fault = La fenêtre n’a pas pu s’ouvrir à cause d’une erreur du programme : { $detail }
opening-fault-reported = Le programme s’est fermé à cause d’une erreur qui est la sienne : { $detail }. Les parties sont conservées telles qu’avant. Un rapport, qui ne nomme ni personne ni fichier, se trouve dans { $path }

# Après une erreur, sur l’écran d’accueil
report-heading = Le programme a rencontré une erreur
report-text = Les parties sont telles qu’elles ont été conservées. Un rapport, qui ne nomme ni personne ni fichier, se trouve dans { $path }
report-copy = Copier le rapport
report-drop = Ranger
message-hint-failed =
    Aucun conseil n’a été trouvé
    La recherche a échoué
message-computer-failed = Un ordinateur n’a pas su choisir : une autre action a été jouée pour lui
