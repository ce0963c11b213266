import type { MenuItemConstructorOptions } from 'electron';

type Item = MenuItemConstructorOptions;

/** Items in their menus with other names: by "role.cut" for the system's own and by id for ours, as far as one is found. */
export function nameMenuItems(items: readonly Item[], findName: (id: string) => string | undefined): Item[] {
  return items.map((item) => {
    const name = findName(item.role === undefined ? (item.id ?? '') : `role.${item.role}`);
    return {
      ...item,
      ...(name === undefined ? {} : { label: name }),
      ...(Array.isArray(item.submenu) ? { submenu: nameMenuItems(item.submenu, findName) } : {})
    };
  });
}
