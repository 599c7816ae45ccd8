# Motion and sound
motion-heading = Bewegung
motion-name = Bewegung: { $pace }
motion-system = Wie das System es wünscht
motion-off = Aus
motion-slow = Langsam
motion-normal = Normal
motion-fast = Schnell
sound-heading = Klang
sound-muted = Keine Klänge
sound-volume = Lautstärke
