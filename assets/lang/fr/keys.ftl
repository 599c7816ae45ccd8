# Keys: where they work
keys-everywhere = Partout
keys-table = À la table
keys-board = Sur le plateau
keys-looking-back = Quand on regarde en arrière
keys-rulebook = Dans les règles

# Keys: what they do
key-board = Aller au plateau
key-hurry = Faire continuer les ordinateurs, ou les accélérer
key-next-area = Aller à la zone suivante, depuis un champ de texte aussi
key-last-area = Aller à la zone précédente
key-larger = Agrandir le texte et les boutons
key-smaller = Réduire le texte et les boutons
key-designed-size = Texte et boutons à la taille normale
key-cell = Aller à la case voisine
key-choose = Faire ce qu’y fait un clic
key-actions = Actions de la case
key-let-go = Lâcher, ou fermer ce qui est ouvert

# Keys: what is written on them
key-ctrl = Ctrl
key-shift = Maj
key-alt = Alt
key-option = Option
key-cmd = Cmd
key-enter = Entrée
key-escape = Échap
key-space = Espace
key-tab = Tab
key-backspace = Retour arrière
key-delete = Suppr
key-insert = Inser
key-home = Début
key-end = Fin
key-page-up = Page préc.
key-page-down = Page suiv.
key-menu = Menu

# Why a key does nothing now
idle-not-asked = Ce n’est pas à vous de jouer pour l’instant
idle-not-in-variant = Cette variante s’en passe
idle-no-tile = Aucune tuile n’est en main
idle-party = Aucun autre nombre de pions ne peut partir d’ici
idle-no-hex = Choisissez d’abord une case
idle-no-piece = Aucun pion n’est sur le plateau
idle-first-step = Rien n’a été joué avant cette étape
idle-last-step = Le plateau est déjà tel qu’il est maintenant
idle-purist = Une partie puriste ne montre pas cela
idle-take-over = On pourra changer qui joue pour cette place après la prochaine action
idle-no-hint = Un conseil se demande pendant son propre tour, dans une partie que l’on joue
idle-no-hint-lesson = Dans une leçon, la carte dit quoi faire ; les conseils sont pour les parties
idle-hint-plan = Une préparation est ouverte : jouez-la ou abandonnez-la avant de demander un conseil
idle-no-number = Tapez d’abord un nombre de points
idle-redo = Rien n’a été annulé qui puisse être rejoué
idle-take-back-turn = Dans cette partie, aucun tour entier ne s’annule : c’est une option des nouvelles, « { setup-take-back } »
idle-no-computer = Aucun ordinateur n’a à jouer
idle-no-rule = Ce qui a le clavier n’a pas de règle à lui ; { KEY("menu-rules", "F1") } ouvre les règles
idle-no-end = Ici, un tour se termine avec ce qui est joué
idle-covered = Qui doit jouer lève d’abord le cache
key-nothing-to-save = Il n’y a pas ici de partie à enregistrer
key-looks-on = Vous regardez cette partie : rien ne peut y être annulé

# The areas of a screen
area-menu = Menu
area-players = Joueurs
area-board = Plateau
area-side = Réserves et questions
area-log = Journal
area-bar = Actions
area-coach = Leçon
area-contents = Sommaire
area-page = Page
area-screen = Contenu
area-foot = Boutons du bas
area-tabs = Variantes ouvertes
area-tools = Outils
area-pages = Noms des pages
area-form = Page de la variante
area-deck = Tuiles
area-fields = Champs de ce qui est choisi
area-beside = Problèmes, totaux et étapes
area-results = Résultats
area-keys = Liste des touches

# The letters of keys that follow the words of the language; no two keys of the table may share one
letter-board = B
letter-uncover = D
letter-dig = F
letter-search = S

# Choisir les touches
keys-hint = Choisissez une ligne pour changer sa touche. Tab, Entrée, Espace, Échap, les flèches et ce que { key-ctrl } fait dans un texte restent ainsi.
keys-heading = Touche pour « { $what } »
keys-ask = Appuyez sur la nouvelle touche. À présent : { $key }.
keys-kept = Cette touche mène à travers la fenêtre ou sert dans les textes : elle ne se change pas. Appuyez sur une autre.
keys-unknown = Le système ne donne pas de nom à cette touche : appuyez sur une autre.
keys-taken = { $key } est déjà la touche de { $others }. Échanger : { $others } recevrait { $own }. Ou appuyez sur une autre touche.
keys-taken-for-good = { $key } est déjà la touche de { $others }, qui ne peut pas recevoir { $own } en échange. Appuyez sur une autre touche.
keys-swap = Échanger
keys-leave = Laisser tel quel
keys-reset = Touche d’origine
keys-reset-all = Toutes les touches d’origine
keys-reset-none = Toutes les touches sont celles d’origine
keys-reset-all-heading = Toutes les touches d’origine ?
keys-reset-all-about = Chaque touche sera alors celle du programme.
keys-own = { $key } (la vôtre)
keys-shared = { $key } (la vôtre, et celle de « { $other } »)
