; electron-builder registers `protocols` on macOS and Linux only. This writes the keys that Electron's
; `setAsDefaultProtocolClient` writes, so that links work before the first start, and removes them again.
; SHELL_CONTEXT is the current user's part of the registry, or the machine's in an installation for everybody.

; "--" ends Chromium's options: a link that contains a quote cannot pass any.
!define LINK_COMMAND '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" -- "%1"'
!define LINK_KEY "Software\Classes\reelwright"

!macro customInstall
  WriteRegStr SHELL_CONTEXT "${LINK_KEY}" "" "URL:reelwright"
  WriteRegStr SHELL_CONTEXT "${LINK_KEY}" "URL Protocol" ""
  WriteRegStr SHELL_CONTEXT "${LINK_KEY}\shell\open\command" "" '${LINK_COMMAND}'
!macroend

; The app registers itself for the user who starts it, so both places are looked at. A handler that another
; installation wrote stays.
!macro removeLinkHandler ROOT
  ReadRegStr $R0 ${ROOT} "${LINK_KEY}\shell\open\command" ""
  ${if} $R0 == '${LINK_COMMAND}'
    DeleteRegKey ${ROOT} "${LINK_KEY}"
  ${endIf}
!macroend

!macro customUnInstall
  !insertmacro removeLinkHandler SHELL_CONTEXT
  !insertmacro removeLinkHandler HKCU
!macroend
