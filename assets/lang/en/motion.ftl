# Motion and sound
motion-heading = Motion
motion-name = Motion: { $pace }
motion-system = As the system asks
motion-off = Off
motion-slow = Slow
motion-normal = Normal
motion-fast = Fast
