import type { Preferences } from '#shared/domain/activity/preferences.ts';

/** Read by /theme.js before the first paint of the next start. */
const storageKey = 'reelwright.appearance';

/** The page's background, for the browser's own frame around it; /theme.js has the same two. */
const frameColors = { light: '#f9fafb', dark: '#0b0c0e' };

export type Appearance = {
  readonly theme: 'light' | 'dark';
  readonly density: Preferences['ui']['density'];
  readonly motion: 'reduced' | 'full';
};

export function appearanceOf(ui: Preferences['ui'], isDarkPreferred: boolean): Appearance {
  const followed = isDarkPreferred ? 'dark' : 'light';
  return {
    theme: ui.theme === 'system' ? followed : ui.theme,
    density: ui.density,
    motion: ui.reducedMotion === 'always' ? 'reduced' : 'full'
  };
}

/** Marks the document with the appearance and remembers the choice, with `system` still being `system`. */
export function showAppearance(ui: Preferences['ui'], isDarkPreferred: boolean): void {
  const { theme, density, motion } = appearanceOf(ui, isDarkPreferred);
  Object.assign(document.documentElement.dataset, { theme, density, motion });
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', frameColors[theme]);
  }
  try {
    localStorage.setItem(storageKey, JSON.stringify({ theme: ui.theme, density, motion }));
  } catch {
    // Without local storage the next start shows the system's theme until preferences are loaded.
  }
}

/** Calls `show` now and whenever the operating system changes its mind; the answer stops it. */
export function followSystemTheme(show: (isDarkPreferred: boolean) => void): () => void {
  const query = matchMedia('(prefers-color-scheme: dark)');
  const listener = () => show(query.matches);
  listener();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
