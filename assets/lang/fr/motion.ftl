# Motion and sound
motion-heading = Mouvement
motion-name = Mouvement : { $pace }
motion-system = Comme le demande le système
motion-off = Aucun
motion-slow = Lent
motion-normal = Normal
motion-fast = Rapide
sound-heading = Son
sound-muted = Aucun son
sound-volume = Volume
