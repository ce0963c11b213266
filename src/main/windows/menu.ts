import { app, Menu, shell } from 'electron';
import { commands } from '#shared/contract/commands.ts';
import { type MenuActions, menuTemplate } from './menu-template.ts';
import { findShellLabel } from '../system/shell-labels.ts';

/** In the words that the page gave last; what was enabled stays so. */
export function showMenu(actions: Omit<MenuActions, 'showDataFolder' | 'findName'>): void {
  const before = Menu.getApplicationMenu();
  const enabled = commands.map(({ id }) => [id, before?.getMenuItemById(id)?.enabled ?? true]);
  const template = menuTemplate(process.platform, {
    ...actions,
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

/** Each window says for itself what can be chosen; the menu shows it of the one used last. */
export function createMenuStates(findCurrentId: () => number | undefined) {
  const states = new Map<number, Readonly<Record<string, boolean>>>();
  return {
    set: (id: number, enabledById: Readonly<Record<string, boolean>>): void => {
      states.set(id, { ...states.get(id), ...enabledById });
      if (findCurrentId() === id) setMenuEnabled(enabledById);
    },
    show: (id: number): void => setMenuEnabled(states.get(id) ?? {}),
    forget: (id: number): void => void states.delete(id)
  };
}

/** Only our own commands answer: a page cannot switch off what the system put into the menus. */
function setMenuEnabled(enabledById: Readonly<Record<string, boolean>>): void {
  const menu = Menu.getApplicationMenu();
  for (const { id } of commands) {
    const item = menu?.getMenuItemById(id);
    if (item && Object.hasOwn(enabledById, id)) item.enabled = enabledById[id] === true;
  }
}
