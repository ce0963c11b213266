// The native menus as data: our commands in their places, and what the system itself knows how to do around them.
import type { MenuItemConstructorOptions } from 'electron';
import { type CommandDescription, type CommandId, commands } from '#shared/contract/commands.ts';
import { nameMenuItems } from './relabel-menu-items.ts';

type Item = MenuItemConstructorOptions;
type MenuName = NonNullable<CommandDescription['menu']>['name'];
type Described = CommandDescription & { readonly id: CommandId };

const separator: Item = { type: 'separator' };

const clipboard: Item[] = [
  { role: 'cut' },
  { role: 'copy' },
  { role: 'paste' },
  { role: 'pasteAndMatchStyle' },
  { role: 'selectAll' }
];
const zoom: Item[] = [
  { role: 'resetZoom' },
  { role: 'zoomIn' },
  { role: 'zoomOut' },
  separator,
  { role: 'togglefullscreen' }
];

const appItems: Item[] = [
  { role: 'about' },
  separator,
  { role: 'services' },
  separator,
  { role: 'hide' },
  { role: 'hideOthers' },
  { role: 'unhide' },
  separator,
  { role: 'quit' }
];

/** Windows lists them in the taskbar and the start menu. */
const recentDocuments: Item[] = [{ role: 'recentDocuments', submenu: [{ role: 'clearRecentDocuments' }] }];

const windowItems = (isMac: boolean): Item[] => [
  { role: 'minimize' },
  { role: 'zoom' },
  ...(isMac ? [separator, { role: 'front' } as const] : [{ role: 'close' } as const])
];

function joinSections(sections: readonly Item[][]): Item[] {
  const joined: Item[] = [];
  for (const section of sections) {
    if (joined.length > 0 && section.length > 0) joined.push(separator);
    joined.push(...section);
  }
  return joined;
}

function commandSections(menu: MenuName, toItem: (command: Described) => Item): Item[][] {
  const sections = new Map<number, Item[]>();
  for (const command of commands as readonly Described[]) {
    if (command.menu?.name !== menu) continue;
    const { section } = command.menu;
    sections.set(section, [...(sections.get(section) ?? []), toItem(command)]);
  }
  return [...sections].toSorted(([one], [other]) => one - other).map(([, items]) => items);
}

export type MenuActions = {
  readonly invoke: (id: CommandId) => void;
  readonly openWindow: () => void;
  readonly reopenWindow: () => void;
  readonly showDataFolder: () => void;
  /** The name of an item in the page's language, by the id of its command, "menu.File" or "role.cut". */
  readonly findName: (id: string) => string | undefined;
};

type WindowActions = Pick<MenuActions, 'openWindow' | 'reopenWindow'>;

/** Of the shell, which answers to them without a page too. */
const listWindowActions = ({ openWindow, reopenWindow }: WindowActions): Item[] => [
  { id: 'menu.newWindow', label: 'New Window', accelerator: 'CommandOrControl+N', click: openWindow },
  {
    id: 'menu.reopenWindow',
    label: 'Reopen Closed Window',
    accelerator: 'CommandOrControl+Shift+T',
    click: reopenWindow
  }
];

/** The page itself listens to the keys of its commands, except on macOS. */
export function menuTemplate(
  platform: NodeJS.Platform,
  { invoke, showDataFolder, findName, ...windows }: MenuActions
): Item[] {
  const isMac = platform === 'darwin';
  const toItem = ({ id, title, keys }: Described): Item => {
    const accelerator = findAccelerator(keys);
    return {
      id,
      label: title,
      click: () => invoke(id),
      ...(accelerator === undefined ? {} : { accelerator, registerAccelerator: isMac })
    };
  };
  const sectionsOf = (name: MenuName): Item[][] => commandSections(name, toItem);
  const dataFolder: Item = { id: 'menu.showDataFolder', label: 'Show Data Folder', click: showDataFolder };
  const [undoAndRedo = [], ...otherEdits] = sectionsOf('Edit');
  const menus: Item[] = [
    ...(isMac ? [{ role: 'appMenu', submenu: appItems } as const] : []),
    {
      id: 'menu.File',
      label: 'File',
      submenu: joinSections([
        listWindowActions(windows),
        ...sectionsOf('File'),
        ...(isMac ? [recentDocuments] : []),
        [isMac ? { role: 'close' } : { role: 'quit' }]
      ])
    },
    { id: 'menu.Edit', label: 'Edit', submenu: joinSections([undoAndRedo, clipboard, ...otherEdits]) },
    { id: 'menu.View', label: 'View', submenu: joinSections([...sectionsOf('View'), zoom]) },
    { role: 'windowMenu', submenu: windowItems(isMac) },
    {
      role: 'help',
      submenu: joinSections([...sectionsOf('Help'), [dataFolder], isMac ? [] : [{ role: 'about' }]])
    }
  ];
  return nameMenuItems(menus, findName);
}

const electronNames: Readonly<Record<string, string>> = { Mod: 'CommandOrControl' };

/** Electron's spelling of the first shortcut that a menu can own; a bare key such as `?` would swallow typing. */
function findAccelerator(keys: readonly string[] | undefined): string | undefined {
  const shortcut = keys?.find((key) => key.startsWith('Mod+'));
  return shortcut
    ?.split('+')
    .map((part) => electronNames[part] ?? part)
    .join('+');
}
