// Texts of the desktop's shell: menus, native dialogs and the file types in them.

/** In English, by id; the shell fills in `$names`. Commands in the menus go by their own ids and titles instead. */
export const shellLabels = {
  'menu.File': 'File',
  'menu.Edit': 'Edit',
  'menu.View': 'View',
  'menu.newWindow': 'New Window',
  'menu.reopenWindow': 'Reopen Closed Window',
  'menu.showDataFolder': 'Show Data Folder',
  'role.recentDocuments': 'Open Recent',
  'role.clearRecentDocuments': 'Clear Menu',
  'role.windowMenu': 'Window',
  'role.help': 'Help',
  'role.cut': 'Cut',
  'role.copy': 'Copy',
  'role.paste': 'Paste',
  'role.pasteAndMatchStyle': 'Paste and Match Style',
  'role.selectAll': 'Select All',
  'role.resetZoom': 'Actual Size',
  'role.zoomIn': 'Zoom In',
  'role.zoomOut': 'Zoom Out',
  'role.togglefullscreen': 'Toggle Full Screen',
  'role.minimize': 'Minimize',
  'role.zoom': 'Zoom',
  'role.front': 'Bring All to Front',
  'role.close': 'Close',
  'role.about': 'About Reelwright',
  'role.services': 'Services',
  'role.hide': 'Hide Reelwright',
  'role.hideOthers': 'Hide Others',
  'role.unhide': 'Show All',
  'role.quit': 'Quit',
  'spelling.none': 'No suggestions',
  'spelling.learn': 'Add to dictionary',
  'badge.unread': 'Unread notices',
  'leave.title': 'Unsaved changes',
  'leave.text': 'Your last changes are not saved. If you leave now, they are lost.',
  'leave.leave': 'Leave',
  'leave.stay': 'Stay',
  'wayBack.title': 'Reelwright $version does not start',
  'wayBack.happened': 'The last two starts failed after the update from $previous to $version.',
  'wayBack.backup':
    'If you go back, your data is restored from the backup that was made before the update ($date).',
  'wayBack.newer':
    'What was added or changed since then is not in it. The newer database is kept beside it, in the data folder; nothing is deleted.',
  'wayBack.readable': 'If you go back, your data stays as it is. Version $previous can open it.',
  'wayBack.file': 'Version $previous then starts again, and $version is not offered any more.',
  'wayBack.noFile':
    'Version $previous is no longer on this device. After the app has closed, install $previous again yourself.',
  'wayBack.noBackup':
    'There is no backup from before the update that version $previous could open, so it is not possible to go back.',
  'wayBack.failed': 'Going back did not work. Your data was not changed.',
  'wayBack.goBack': 'Go back to $previous',
  'wayBack.restore': 'Restore the backup and close',
  'wayBack.tryAgain': 'Try again',
  'wayBack.keep': 'Keep $version and do not ask again',
  'files.own': 'Reelwright files',
  'files.text': 'Text files',
  'files.all': 'All files',
  'file.vprompt': 'Reelwright prompt',
  'file.vpack': 'Reelwright pack',
  'file.json': 'JSON',
  'file.md': 'Markdown',
  'file.txt': 'Text',
  'file.pdf': 'PDF'
} as const;

export type ShellLabel = keyof typeof shellLabels;

export const isShellLabel = (id: string): id is ShellLabel => Object.hasOwn(shellLabels, id);
