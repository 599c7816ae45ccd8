; The installer for Windows: the program, its entry in the start menu, the kinds of files that open in it, and what removes
; all of it. For the user who runs it, without the rights of an administrator.
;
;   makensis -DVERSION=1.0.0 -DPROGRAM=C:\tikal.exe -DOUT=C:\tikal-1.0.0-x86_64-windows.exe packaging/windows/tikal.nsi
;
; Paths are those from the folder of this file, if they are not absolute. /S installs and removes without a question.

!ifndef VERSION
  !error "say -DVERSION=, -DPROGRAM= and -DOUT="
!endif

Unicode true
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true

!include MUI2.nsh

Name "Tikal"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Tikal"
InstallDirRegKey HKCU "Software\Tikal" "Folder"
BrandingText "Tikal ${VERSION}"

!define MUI_ICON "../../packaging/icons/tikal.ico"
!define MUI_UNICON "../../packaging/icons/tikal.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\tikal.exe"
; No question about a folder: who wants another one says /D=FOLDER.
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "German"

!define REMOVE "Software\Microsoft\Windows\CurrentVersion\Uninstall\Tikal"

; Asks for a kind of file to be opened by the program. NAME is the id of the kind, ABOUT what the desktop calls it.
!macro Kind NAME ABOUT
  WriteRegStr HKCU "Software\Classes\${NAME}" "" "${ABOUT}"
  WriteRegStr HKCU "Software\Classes\${NAME}\DefaultIcon" "" "$INSTDIR\tikal.exe,0"
  WriteRegStr HKCU "Software\Classes\${NAME}\shell\open\command" "" '"$INSTDIR\tikal.exe" "%1"'
!macroend

; Tells the desktop that kinds of files have changed.
!macro Refresh
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section
  SetOutPath "$INSTDIR"
  File "/oname=tikal.exe" "${PROGRAM}"
  File "../../LICENSE-MIT"
  File "../../LICENSE-APACHE"
  File "../../assets/licences.txt"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Tikal.lnk" "$INSTDIR\tikal.exe"

  !insertmacro Kind "Tikal.Record" "Tikal record"
  !insertmacro Kind "Tikal.Variant" "Tikal variant"
  WriteRegStr HKCU "Software\Classes\.tikal" "" "Tikal.Record"
  ; Files that end in .ron belong to many programs: ours is one of those that can open them, and opens them by a double
  ; click where no other one does.
  WriteRegStr HKCU "Software\Classes\.ron\OpenWithProgids" "Tikal.Variant" ""
  WriteRegStr HKCU "Software\Classes\Applications\tikal.exe\SupportedTypes" ".tikal" ""
  WriteRegStr HKCU "Software\Classes\Applications\tikal.exe\SupportedTypes" ".ron" ""
  WriteRegStr HKCU "Software\Classes\Applications\tikal.exe\shell\open\command" "" '"$INSTDIR\tikal.exe" "%1"'

  WriteRegStr HKCU "Software\Tikal" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${REMOVE}" "DisplayName" "Tikal"
  WriteRegStr HKCU "${REMOVE}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${REMOVE}" "DisplayIcon" "$INSTDIR\tikal.exe,0"
  WriteRegStr HKCU "${REMOVE}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${REMOVE}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${REMOVE}" "NoModify" 1
  WriteRegDWORD HKCU "${REMOVE}" "NoRepair" 1
  !insertmacro Refresh
SectionEnd

; Games and settings, which are elsewhere, stay.
Section "un.Tikal"
  Delete "$INSTDIR\tikal.exe"
  Delete "$INSTDIR\LICENSE-MIT"
  Delete "$INSTDIR\LICENSE-APACHE"
  Delete "$INSTDIR\licences.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Tikal.lnk"
  DeleteRegKey HKCU "Software\Classes\Tikal.Record"
  DeleteRegKey HKCU "Software\Classes\Tikal.Variant"
  DeleteRegKey HKCU "Software\Classes\.tikal"
  DeleteRegValue HKCU "Software\Classes\.ron\OpenWithProgids" "Tikal.Variant"
  DeleteRegKey /ifempty HKCU "Software\Classes\.ron\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.ron"
  DeleteRegKey HKCU "Software\Classes\Applications\tikal.exe"
  DeleteRegKey HKCU "Software\Tikal"
  DeleteRegKey HKCU "${REMOVE}"
  !insertmacro Refresh
SectionEnd
