# Motion and sound
motion-heading = Motion
motion-name = Motion: { $pace }
motion-system = As the system asks
motion-off = Off
motion-slow = Slow
motion-normal = Normal
motion-fast = Fast
sound-heading = Sound
sound-muted = No sounds
sound-volume = Volume
