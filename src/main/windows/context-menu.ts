import { type BrowserWindow, Menu } from 'electron';
import { contextMenuTemplate } from './context-menu-template.ts';
import { nameMenuItems } from './relabel-menu-items.ts';
import { findShellLabel } from '../system/shell-labels.ts';

export function showContextMenus(window: BrowserWindow): void {
  const { webContents } = window;
  webContents.on('context-menu', (_event, facts) => {
    const template = contextMenuTemplate(facts, {
      replaceMisspelling: (word) => webContents.replaceMisspelling(word),
      learnWord: (word) => void webContents.session.addWordToSpellCheckerDictionary(word)
    });
    if (template.length === 0) return;
    Menu.buildFromTemplate(nameMenuItems(template, findShellLabel)).popup({ window });
  });
}
