# Why there is no window, told where the program was started
opening-no-screen = There is no screen here: neither DISPLAY nor WAYLAND_DISPLAY is set. Start the program in a desktop session. Its tools need no screen, such as “tikal engine”; “tikal --help” lists them.
opening-unreachable = The screen cannot be reached ({ $detail }). Start the program in the desktop session of the same user. Its tools need no screen, such as “tikal engine”; “tikal --help” lists them.
opening-library = A library of the system that windows need is missing ({ $detail }).
opening-no-opengl = The window needs OpenGL 2.0 or later, and there is none ({ $detail }).
opening-packages = On Debian and Ubuntu: apt install libgl1 libegl1 libgl1-mesa-dri libxkbcommon0 libxkbcommon-x11-0 libx11-xcb1 libxcursor1 libxi6
    On Fedora: dnf install mesa-libGL mesa-libEGL mesa-dri-drivers libxkbcommon libxkbcommon-x11 libX11-xcb libXcursor libXi
opening-driver = Install the newest driver of the graphics card; over a remote connection, start the program at the computer itself.
opening-fault = The window could not be opened because of a fault in the program: { $detail }
opening-fault-reported = The program was closed because of a fault in it: { $detail }. Games are kept as they were before it. A report, which names neither you nor your files, is at { $path }

# After a fault, on the home screen
report-heading = The program met a fault
report-text = Games are as they were kept. A report, which names neither you nor your files, is at { $path }
report-copy = Copy the report
report-drop = Put away
message-hint-failed =
    No hint was found
    The search failed
message-computer-failed = A computer player failed to choose, so another action was played for it
