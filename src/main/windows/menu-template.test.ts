import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test } from 'vitest';
import { type CommandId, commands } from '#shared/contract/commands.ts';
import { isShellLabel } from '#shared/contract/shell-labels.ts';
import { menuTemplate } from './menu-template.ts';

const itemsOf = (menu: MenuItemConstructorOptions): MenuItemConstructorOptions[] =>
  Array.isArray(menu.submenu) ? menu.submenu : [];
const namesOf = (menu: MenuItemConstructorOptions): string[] =>
  itemsOf(menu).map(({ type, id, role }) => (type === 'separator' ? '-' : (id ?? role ?? '?')));

function build(
  platform: NodeJS.Platform,
  names: Readonly<Record<string, string>> = {}
): { menus: MenuItemConstructorOptions[]; invoked: CommandId[] } {
  const invoked: CommandId[] = [];
  return {
    menus: menuTemplate(platform, {
      invoke: (id) => invoked.push(id),
      openWindow: () => undefined,
      reopenWindow: () => undefined,
      showDataFolder: () => undefined,
      findName: (id) => names[id]
    }),
    invoked
  };
}

describe('native menus', () => {
  test('hold every command that has a place in them, once, by its id', () => {
    const { menus } = build('linux');
    const ids = menus
      .flatMap(itemsOf)
      .flatMap(({ id }) => (id === undefined || id.startsWith('menu.') ? [] : [id]));
    const placed = commands.filter((command) => 'menu' in command).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(placed.toSorted());
  });

  test('put the clipboard between undo and the rest of Edit', () => {
    const edit = build('linux').menus.find(({ label }) => label === 'Edit');
    expect(namesOf(edit ?? {})).toEqual([
      'edit.undo',
      'edit.redo',
      '-',
      'cut',
      'copy',
      'paste',
      'pasteAndMatchStyle',
      'selectAll',
      '-',
      'prompt.copy',
      'prompt.paste',
      '-',
      'prompt.randomFill',
      'prompt.matrix',
      'prompt.clearFields',
      'prompt.reset',
      '-',
      'view.palette'
    ]);
  });

  test('never begin, end or stutter with a separator', () => {
    for (const platform of ['linux', 'darwin', 'win32'] as const) {
      for (const menu of build(platform).menus) {
        expect(namesOf(menu).join(' ')).not.toMatch(/^-|-$|- -/);
      }
    }
  });

  test('a click names the command', () => {
    const { menus, invoked } = build('linux');
    const save = menus.flatMap(itemsOf).find(({ id }) => id === 'prompt.save');
    // The template's click takes Electron's arguments and uses none.
    (save?.click as (() => void) | undefined)?.();
    expect(invoked).toEqual(['prompt.save']);
  });

  test('macOS has its app menu and owns the keys; elsewhere the page does', () => {
    const shortcutOf = (platform: NodeJS.Platform): unknown => {
      const redo = build(platform)
        .menus.flatMap(itemsOf)
        .find(({ id }) => id === 'edit.redo');
      return [redo?.accelerator, redo?.registerAccelerator];
    };
    expect(build('darwin').menus[0]).toMatchObject({ role: 'appMenu' });
    expect(shortcutOf('darwin')).toEqual(['CommandOrControl+Shift+Z', true]);
    expect(shortcutOf('linux')).toEqual(['CommandOrControl+Shift+Z', false]);
  });

  test('are in the words of the page, as far as it gave them', () => {
    const { menus } = build('linux', {
      'menu.Edit': 'Edición',
      'edit.undo': 'Deshacer',
      'role.cut': 'Cortar'
    });
    const labels = menus.flatMap((menu) => [menu.label, ...itemsOf(menu).map(({ label }) => label)]);
    expect(labels).toEqual(expect.arrayContaining(['File', 'Edición', 'Deshacer', 'Redo', 'Cortar']));
    expect(labels).not.toContain('Undo');
  });

  test('name in the words of the page everything that the system has a name for', () => {
    for (const platform of ['linux', 'darwin', 'win32'] as const) {
      const roles = build(platform).menus.flatMap((menu) => [menu, ...itemsOf(menu)]);
      const unnamed = roles.flatMap(({ role }) =>
        role === undefined || role === 'appMenu' || isShellLabel(`role.${role}`) ? [] : [role]
      );
      expect(unnamed).toEqual([]);
    }
  });

  test('macOS lists the files that were opened last under File', () => {
    const isListed = (platform: NodeJS.Platform) =>
      build(platform)
        .menus.flatMap(itemsOf)
        .some(({ role }) => role === 'recentDocuments');
    expect([isListed('darwin'), isListed('win32'), isListed('linux')]).toEqual([true, false, false]);
  });

  test('a bare key never becomes an accelerator', () => {
    const shortcuts = build('linux')
      .menus.flatMap(itemsOf)
      .find(({ id }) => id === 'help.shortcuts');
    expect(shortcuts?.accelerator).toBe('CommandOrControl+/');
  });
});
