# Warum es kein Fenster gibt; steht dort, wo das Programm gestartet wurde
opening-no-screen = Hier gibt es keinen Bildschirm: weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt. Das Programm in einer Desktop-Sitzung starten. Seine Werkzeuge brauchen keinen Bildschirm, etwa „tikal engine“; „tikal --help“ nennt sie.
opening-unreachable = Der Bildschirm ist nicht erreichbar ({ $detail }). Das Programm in der Desktop-Sitzung desselben Benutzers starten. Seine Werkzeuge brauchen keinen Bildschirm, etwa „tikal engine“; „tikal --help“ nennt sie.
opening-library = Eine Bibliothek des Systems, die Fenster brauchen, fehlt ({ $detail }).
opening-no-opengl = Das Fenster braucht OpenGL 2.0 oder neuer, und es gibt keines ({ $detail }).
opening-packages = Unter Debian und Ubuntu: apt install libgl1 libegl1 libgl1-mesa-dri libxkbcommon0 libxkbcommon-x11-0 libx11-xcb1 libxcursor1 libxi6
    Unter Fedora: dnf install mesa-libGL mesa-libEGL mesa-dri-drivers libxkbcommon libxkbcommon-x11 libX11-xcb libXcursor libXi
opening-driver = Den neuesten Treiber der Grafikkarte installieren; bei einer Fernverbindung das Programm am Rechner selbst starten.
opening-fault = Das Fenster ließ sich wegen eines Fehlers im Programm nicht öffnen: { $detail }
opening-fault-reported = Das Programm wurde wegen eines eigenen Fehlers beendet: { $detail }. Partien sind so erhalten, wie sie davor waren. Ein Bericht, der weder Personen noch Dateien nennt, liegt in { $path }

# Nach einem Fehler, auf dem Startbildschirm
report-heading = Im Programm trat ein Fehler auf
report-text = Partien sind so, wie sie bewahrt wurden. Ein Bericht, der weder Personen noch Dateien nennt, liegt in { $path }
report-copy = Bericht kopieren
report-drop = Weglegen
message-hint-failed =
    Kein Tipp gefunden
    Die Suche ist gescheitert
message-computer-failed = Ein Computerspieler hat nicht gewählt, deshalb wurde eine andere Aktion für ihn gespielt
