import { app, Menu, shell } from 'electron';
import { type CommandId, commands } from '#shared/contract/commands.ts';
import { menuTemplate } from './menu-template.ts';
import { findShellLabel } from '../system/shell-labels.ts';

/** In the words that the page gave last; what was enabled stays so. */
export function showMenu(invoke: (id: CommandId) => void): void {
  const before = Menu.getApplicationMenu();
  const enabled = commands.map(({ id }) => [id, before?.getMenuItemById(id)?.enabled ?? true]);
  const template = menuTemplate(process.platform, {
    invoke,
    showDataFolder: () => void showDataFolder(),
    findName: findShellLabel
  });
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  setMenuEnabled(Object.fromEntries(enabled));
}

async function showDataFolder(): Promise<void> {
  const problem = await shell.openPath(app.getPath('userData'));
  if (problem !== '') console.error('The data folder could not be shown:', problem);
}

/** Only our own commands answer: a page cannot switch off what the system put into the menus. */
export function setMenuEnabled(enabledById: Readonly<Record<string, boolean>>): void {
  const menu = Menu.getApplicationMenu();
  for (const { id } of commands) {
    const item = menu?.getMenuItemById(id);
    if (item && Object.hasOwn(enabledById, id)) item.enabled = enabledById[id] === true;
  }
}
