# Installs the program for Windows, starts it from there, asks the system what opens its files, and removes it again.
#
#   packaging/windows/test.ps1 SETUP
param([Parameter(Mandatory)][string] $Setup)
$ErrorActionPreference = "Stop"

function Fail([string] $Why) {
    Write-Error "package: FAILED: $Why"
    exit 1
}

$folder = "$env:LOCALAPPDATA\Programs\Tikal"
$program = "$folder\tikal.exe"
$classes = "HKCU:\Software\Classes"

Start-Process -FilePath $Setup -ArgumentList "/S" -Wait
if (-not (Test-Path $program)) { Fail "nothing is installed" }
Add-Type -AssemblyName System.Drawing
if ($null -eq [System.Drawing.Icon]::ExtractAssociatedIcon($program)) { Fail "the program has no icon" }

# A program of the windowed kind: its output goes to a file, and it is waited for.
$version = Join-Path $env:RUNNER_TEMP "version.txt"
Start-Process -FilePath $program -ArgumentList "--version" -Wait -RedirectStandardOutput $version
if ((Get-Content $version) -notmatch "^tikal \d") { Fail "the program does not start" }

$opened = (Get-ItemProperty "$classes\Tikal.Record\shell\open\command").'(default)'
if ((Get-ItemProperty "$classes\.tikal").'(default)' -ne "Tikal.Record") { Fail "records do not open in it" }
if ($opened -ne "`"$program`" `"%1`"") { Fail "records are opened by $opened" }
if ($null -eq (Get-ItemProperty "$classes\.ron\OpenWithProgids").'Tikal.Variant') { Fail "variants cannot be opened in it" }

# By its association: without a graphics card the window may say why there is none, but it is this program that is asked.
$record = Join-Path $env:RUNNER_TEMP "a game.tikal"
Copy-Item "tests/records/format-2/duel-3-auction.tikal" $record
Start-Process -FilePath $record
Start-Sleep -Seconds 5
Get-Process -Name tikal -ErrorAction SilentlyContinue | Where-Object { $_.Path -eq $program } | Stop-Process -Force

Start-Process -FilePath "$folder\uninstall.exe" -ArgumentList "/S", "_?=$folder" -Wait
foreach ($left in @($program, "$classes\Tikal.Record", "$classes\Tikal.Variant", "$classes\.tikal",
        "$env:APPDATA\Microsoft\Windows\Start Menu\Programs\Tikal.lnk")) {
    if (Test-Path $left) { Fail "$left is still there" }
}
Write-Output "package: ok"
