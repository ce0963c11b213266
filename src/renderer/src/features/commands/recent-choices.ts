const storageKey = 'reelwright.recent-commands';
const recentLimit = 8;

/** Ids chosen in the palette, newest first; none where local storage is closed to us. */
export function readRecentIds(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberRecent(id: string): void {
  const ids = [id, ...readRecentIds().filter((known) => known !== id)].slice(0, recentLimit);
  try {
    localStorage.setItem(storageKey, JSON.stringify(ids));
  } catch {
    // The order of the palette is a convenience; without it everything is still there.
  }
}
