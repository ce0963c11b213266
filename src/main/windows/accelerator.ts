const electronNames: Readonly<Record<string, string>> = { Mod: 'CommandOrControl' };

/** Electron's spelling of the first shortcut that a menu can own; a bare key such as `?` would swallow typing. */
export function findAccelerator(keys: readonly string[] | undefined): string | undefined {
  const shortcut = keys?.find((key) => key.startsWith('Mod+'));
  return shortcut
    ?.split('+')
    .map((part) => electronNames[part] ?? part)
    .join('+');
}
