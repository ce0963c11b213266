// Texts of the desktop's shell: menus, native dialogs and the file types in them.

/** In English, by id. Commands in the menus go by their own ids and titles instead. */
export const shellLabels = {
  'menu.File': 'File',
  'menu.Edit': 'Edit',
  'menu.View': 'View',
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
  'leave.title': 'Unsaved changes',
  'leave.text': 'Your last changes are not saved. If you leave now, they are lost.',
  'leave.leave': 'Leave',
  'leave.stay': 'Stay',
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
