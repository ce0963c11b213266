import Store from 'electron-store';

/** As electron-store's: setting `store` writes the file. */
export type Backing = { store: Record<string, unknown> };

/** The file `<name>.json` in `folder`; where it cannot be opened, it lasts until the app closes. */
export function openJsonStore(name: string, folder: string): Backing {
  try {
    return new Store({ name, cwd: folder, clearInvalidConfig: true });
  } catch (error) {
    console.warn(`${name} cannot be remembered:`, error instanceof Error ? error.name : 'unknown');
    return { store: {} };
  }
}
