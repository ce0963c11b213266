import { Menu } from 'electron';
import { type CommandId, commands } from '#shared/contract/commands.ts';
import { menuTemplate } from './menu-template.ts';

export function showMenu(invoke: (id: CommandId) => void): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, invoke)));
}

/** Only our own commands answer: a page cannot switch off what the system put into the menus. */
export function setMenuEnabled(enabledById: Readonly<Record<string, boolean>>): void {
  const menu = Menu.getApplicationMenu();
  for (const { id } of commands) {
    const item = menu?.getMenuItemById(id);
    if (item && Object.hasOwn(enabledById, id)) item.enabled = enabledById[id] === true;
  }
}
